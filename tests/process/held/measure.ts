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

/** Sends one payload after the other. After a refusal by a limit, or the end of the session, it is sent again. */
async function sendEach<Seen extends { status: number }>(
  server: HeldServer,
  hostile: readonly Hostile[],
  act: (one: Hostile, token: string) => Promise<Seen>,
): Promise<Seen[]> {
  const all: Seen[] = []
  let token = await begin(server)
  for (const one of hostile) {
    let seen = await act(one, token)
    if (seen.status === 429 || seen.status === 401) {
      token = await begin(server)
      seen = await act(one, token)
    }
    all.push(seen)
  }
  return all
}

/** The status of each payload's response. */
export const sendAll = (server: HeldServer, hostile: readonly Hostile[]) =>
  sendEach(server, hostile, async (one, token) => ({
    ...one,
    status: await one.act(server.port, token),
  }))

/** Measures one payload after the other; throws if the probe does not detect a blocked event loop. */
export async function measureAll(
  server: HeldServer,
  hostile: readonly Hostile[],
): Promise<Measured[]> {
  for (let run = 0; run < 20; run += 1) {
    const held = await server.heldBy(() => server.hold(100))
    if (held < 90) throw new Error(`The probe saw ${held} ms of 100`)
  }
  return sendEach(server, hostile, (one, token) => measure(server, one, token))
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
