import { confirmSignOut, logout } from '@contract/auth'
import { FailedCall } from '@machines/kernel/failure'
import type { Api } from '@platform/api/client'
import { createResponseCache } from '@platform/api/responseCache'
import { sessionOperations } from '@platform/session/operations'
import { sessionHost } from '@platform/session/sessionHost'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { known, offline, refused } from '../machines/fixtures'

const { session } = known(60_000)
const { signal } = new AbortController()
const paths = { logout: logout.path, confirm: confirmSignOut.path }
const saved = () => localStorage.getItem('SIGN_OUTS')

const stops: (() => void)[] = []
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  localStorage.clear()
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  document.cookie = 'signed-out=; Max-Age=0; Path=/'
  vi.useRealTimers()
})

/** A server that fails this often, and the page load that calls it. */
function visit(failures: number, failure: unknown = offline) {
  const requests: { path: string; body: unknown }[] = []
  let left = failures
  const call = async ({ path }: { path: string }, { body }: { body: unknown }) => {
    requests.push({ path, body })
    left -= 1
    if (left >= 0) throw failure
    return {}
  }
  const effects = sessionOperations({
    api: { call } as unknown as Api,
    host: sessionHost(createResponseCache(null)),
    wantsUpgrade: () => false,
  })
  const received: string[] = []
  const repeat = () => {
    const stop = effects.repeatSignOuts(({ type }) => received.push(type), undefined)
    if (typeof stop === 'function') stops.push(stop)
  }
  return { effects, requests, received, repeat }
}
const settled = () => vi.waitFor(() => expect(saved()).toBeNull())

describe('a sign-out', () => {
  test('that is confirmed leaves nothing, and is not repeated', async () => {
    const { effects, requests, received, repeat } = visit(0)
    repeat()
    await effects.endSession({ session }, signal)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(requests.map(({ path }) => path)).toEqual([paths.logout])
    expect(received).toEqual([])
    expect(saved()).toBeNull()
  })

  test('that is refused counts as answered', async () => {
    const { effects } = visit(1, refused('invalid_request', 400))
    await effects.endSession({ session }, signal)
    expect(saved()).toBeNull()
  })

  test.each([
    ['finds no network', offline],
    ['gets a server error', refused('internal_error', 503)],
    ['is aborted', new FailedCall({ kind: 'timeout' })],
  ])('that %s is repeated after growing delays until it is confirmed', async (_, failure) => {
    const { effects, requests, received, repeat } = visit(3, failure)
    repeat()
    await expect(effects.endSession({ session }, signal)).rejects.toBeDefined()
    await vi.waitFor(() => expect(requests).toHaveLength(2))
    expect(received).toEqual(['signOut.owed'])
    await vi.advanceTimersByTimeAsync(2000)
    expect(requests).toHaveLength(3)
    await vi.advanceTimersByTimeAsync(3500)
    expect(requests).toHaveLength(3)
    await vi.advanceTimersByTimeAsync(500)
    await settled()
    expect(received).toEqual(['signOut.owed', 'signOut.confirmed'])
    expect(requests.slice(1).every(({ path }) => path === paths.confirm)).toBe(true)
  })

  test('that is lost is repeated by the next page load, and when the network returns', async () => {
    await visit(9)
      .effects.endSession({ session }, signal)
      .catch(() => undefined)
    const next = visit(1)
    next.repeat()
    await vi.waitFor(() => expect(next.requests).toHaveLength(1))
    expect(next.received).toEqual(['signOut.owed'])
    window.dispatchEvent(new Event('online'))
    await settled()
    expect(next.received).toEqual(['signOut.owed', 'signOut.confirmed'])
  })

  test('stores nothing that could start a session, and marks the browser', async () => {
    const { effects, requests, repeat } = visit(2)
    await effects.endSession({ session }, signal).catch(() => undefined)
    const text = saved() ?? ''
    expect(text).not.toContain(session.token)
    expect(text).not.toContain(session.refreshToken)
    const digest = await crypto.subtle.digest(
      'SHA-256',
      new TextEncoder().encode(session.refreshToken),
    )
    const fingerprint = Buffer.from(digest).toString('hex')
    expect(JSON.parse(text)).toEqual({ version: 1, value: [fingerprint] })
    expect(document.cookie).toContain('signed-out=1')
    repeat()
    await vi.waitFor(() => expect(requests).toHaveLength(2))
    expect(requests[1]?.body).toEqual({ fingerprints: [fingerprint] })
  })

  test('that another tab has settled is confirmed here, too', async () => {
    const { effects, received, repeat } = visit(9)
    await effects.endSession({ session }, signal).catch(() => undefined)
    repeat()
    await vi.waitFor(() => expect(received).toEqual(['signOut.owed']))
    await vi.advanceTimersByTimeAsync(0)
    localStorage.removeItem('SIGN_OUTS')
    window.dispatchEvent(new StorageEvent('storage', { key: 'SIGN_OUTS', newValue: null }))
    await vi.waitFor(() => expect(received).toEqual(['signOut.owed', 'signOut.confirmed']))
  })

  test.each(['{"version":1,"value":["x"]}', '{"version":1,"value":7}', 'nonsense'])(
    'is not read from %j',
    async (text) => {
      localStorage.setItem('SIGN_OUTS', text)
      const { requests, received, repeat } = visit(0)
      repeat()
      await vi.advanceTimersByTimeAsync(1000)
      expect([requests, received]).toEqual([[], []])
    },
  )
})
