import { demoPassword } from '@demo/accounts'
import { addressPayloads, headerPayloads, picturePayloads } from './addresses'
import { importPayloads, uploadPayloads } from './console'
import { attachmentPayloads, formPayloads } from './forms'
import type { Hostile } from './hostile'
import { jsonPayloads } from './json'
import { samlPayloads } from './saml'
import { send } from './send'
import type { HeldServer } from './server'

export type Measured = Hostile & { status: number; delayMs: number }

/** How long a request may block the event loop, and with it every other caller. */
export const maxDelayMs = 50
const runs = 4

export const payloads: Hostile[] = [
  ...jsonPayloads(),
  ...samlPayloads,
  ...formPayloads(),
  ...attachmentPayloads(),
  ...addressPayloads(),
  ...headerPayloads,
  ...picturePayloads,
  ...uploadPayloads,
  ...importPayloads,
]

/** A token of the demo after a reset: no limit has been consumed yet. */
async function begin({ port }: HeldServer): Promise<string> {
  await send(port, { method: 'POST', path: '/demo/reset' })
  const login = await send(port, {
    method: 'POST',
    path: '/api/auth/v2/login',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@meridian.example', password: demoPassword }),
  })
  return (JSON.parse(login.body) as { token: string }).token
}

/** Measures one payload after the other. */
export async function measureAll(
  server: HeldServer,
  hostile: readonly Hostile[],
): Promise<Measured[]> {
  const measured: Measured[] = []
  let token = await begin(server)
  for (const one of hostile) {
    let seen = await measure(server, one, token)
    // Requests that a limit refuses are not read; some of them sign out.
    if (seen.delayMs === Infinity || seen.status === 401) {
      token = await begin(server)
      seen = await measure(server, one, token)
    }
    measured.push(seen)
  }
  return measured
}

/**
 * The minimum of some runs: other load on the machine makes a run longer, never shorter, and the first one includes
 * one-time loading. One run within the bound suffices.
 */
async function measure(server: HeldServer, hostile: Hostile, token: string): Promise<Measured> {
  let delayMs = Infinity
  let status = 0
  for (let run = 0; run < runs && delayMs > maxDelayMs; run += 1) {
    const held = await server.heldBy(async () => {
      status = await hostile.act(server.port, token)
    })
    // A call that a limit refuses is not read, so it measures nothing.
    if (status === 429) break
    delayMs = Math.min(delayMs, held)
  }
  return { ...hostile, status, delayMs }
}
