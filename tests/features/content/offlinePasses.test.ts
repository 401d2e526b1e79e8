import type { Pass } from '@contract/passes'
import { withOfflinePasses } from '@features/content/offlinePasses'
import { FailedCall } from '@machines/kernel/failure'
import type { AppActor } from '@machines/platform/app/system'
import { purge } from '@platform/storage/stored'
import { beforeEach, expect, test } from 'vitest'
import { refused, user } from '../../machines/fixtures'

const of = { buildingUuid: 'house', lang: 'en-us' }
const signal = new AbortController().signal
const pass: Pass = {
  code: '7K3M-Q2WD-9XTA-4HBN',
  kind: 'claim',
  content: { uuid: '00000000-0000-4000-8000-00000000000a', type: 'DEAL', title: 'Soup' },
  holder: { first_name: 'Ada', last_name: 'Test' },
  claimed_at: '2026-11-01T00:00:00Z',
}
/** An app with this user's session; only its session is read. */
const appOf = (session: object | null) => {
  const actor = { getSnapshot: () => ({ context: { session }, matches: () => session !== null }) }
  return { app: () => ({ system: { get: () => actor } }) as unknown as AppActor }
}
const signedIn = (userUuid = 'ada') => appOf({ user: { ...user, uuid: userUuid } })
const answers = async () => [pass]
const failing = (error: Error) => async (): Promise<Pass[]> => {
  throw error
}
const offline = failing(new FailedCall({ kind: 'network' }))

beforeEach(() => localStorage.clear())

test('the last passes remain available without a network', async () => {
  await expect(withOfflinePasses(signedIn(), offline)(of, signal)).rejects.toThrow('network')
  await withOfflinePasses(signedIn(), answers)(of, signal)
  expect(await withOfflinePasses(signedIn(), offline)(of, signal)).toEqual([pass])
  const late = failing(new FailedCall({ kind: 'timeout' }))
  expect(await withOfflinePasses(signedIn(), late)(of, signal)).toEqual([pass])
})

test('passes belong to one user in one building, and go with the session', async () => {
  await withOfflinePasses(signedIn(), answers)(of, signal)
  await expect(withOfflinePasses(signedIn('ben'), offline)(of, signal)).rejects.toThrow('network')
  const elsewhere = { ...of, buildingUuid: 'other' }
  await expect(withOfflinePasses(signedIn(), offline)(elsewhere, signal)).rejects.toThrow('network')
  purge()
  await expect(withOfflinePasses(signedIn(), offline)(of, signal)).rejects.toThrow('network')
})

test('a response after the sign-out stores nothing', async () => {
  const over = new AbortController()
  const read = withOfflinePasses(signedIn(), answers)(of, over.signal)
  over.abort()
  purge()
  await read
  expect(localStorage).toHaveLength(0)
})

test('a refusal does not count as offline', async () => {
  await withOfflinePasses(signedIn(), answers)(of, signal)
  const gone = failing(refused('not_found', 404))
  await expect(withOfflinePasses(signedIn(), gone)(of, signal)).rejects.toThrow('not_found')
})

test("after a sign-out the server's response is returned, and nothing stored", async () => {
  const signedOut = appOf(null)
  expect(await withOfflinePasses(signedOut, answers)(of, signal)).toEqual([pass])
  await expect(withOfflinePasses(signedOut, offline)(of, signal)).rejects.toThrow('network')
  expect(localStorage).toHaveLength(0)
})
