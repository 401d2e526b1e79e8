import { offlineFiles } from '@contract/offline'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answerFile, answerNavigation, isPage, timeoutMs } from '../../src/worker/answer'
import { deferred } from '../features/deferred'

const { ownCache, shellCache, filesCache, home, shell, pathHeader } = offlineFiles
const at = (path: string) => new URL(path, 'https://house.test')
const page = (text: string) => new Response(text)
const gone = () => Promise.reject(new TypeError('Failed to fetch'))

/** Caches by name; a missing name is absent. */
function keeping(contents: Record<string, Record<string, Response>>) {
  const opened: string[] = []
  return {
    opened,
    has: async (name: string) => name in contents,
    open: async (name: string) => {
      opened.push(name)
      return { match: async (key: string) => contents[name]?.[key]?.clone() } as unknown as Cache
    },
  }
}
const ownHome = new Response('home', { headers: { [pathHeader]: '/building/one' } })
const all = () =>
  keeping({ [ownCache]: { [home]: ownHome }, [shellCache]: { [shell]: page('shell') } })
const textOf = async (coming: Promise<Response>) => (await coming).text()

describe('a page that opens', () => {
  test.each([200, 404, 500])("is the server's response, even %s", async (status) => {
    const fromNetwork = async () => new Response('fresh', { status })
    const answer = await answerNavigation(all(), { url: at('/building/one'), fromNetwork })
    expect([answer.status, await answer.text()]).toEqual([status, 'fresh'])
  })

  test.each([
    ['/', 'home'],
    ['/home', 'home'],
    ['/building/one', 'home'],
    ['/building/two', 'shell'],
    ['/building/one/passes/yoga', 'shell'],
    ['/building/one?lang=de-de', 'shell'],
    ['/login', 'shell'],
  ])('is, without a network, for %s the cached %s', async (path, expected) => {
    const request = { url: at(path), fromNetwork: gone }
    expect(await textOf(answerNavigation(all(), request))).toBe(expected)
  })

  test("is the shell if no user's page is cached, and creates no cache for one", async () => {
    const saved = keeping({ [shellCache]: { [shell]: page('shell') } })
    expect(await textOf(answerNavigation(saved, { url: at('/'), fromNetwork: gone }))).toBe('shell')
    expect(saved.opened).not.toContain(ownCache)
  })

  test('fails as it would without a worker if nothing is cached', async () => {
    const request = { url: at('/'), fromNetwork: gone }
    await expect(answerNavigation(keeping({}), request)).rejects.toThrow('Failed to fetch')
  })

  describe('a page that takes too long', () => {
    beforeEach(() => vi.useFakeTimers())
    afterEach(() => vi.useRealTimers())

    test('is awaited for a while, then replaced by the cached one', async () => {
      const request = { url: at('/'), fromNetwork: () => new Promise<Response>(() => {}) }
      const answer = textOf(answerNavigation(all(), request))
      await vi.advanceTimersByTimeAsync(timeoutMs)
      expect(await answer).toBe('home')
    })

    test('is awaited further if nothing is cached', async () => {
      const coming = deferred<Response>()
      const fromNetwork = () => coming.promise
      const answer = textOf(answerNavigation(keeping({}), { url: at('/'), fromNetwork }))
      await vi.advanceTimersByTimeAsync(timeoutMs)
      coming.resolve(page('late'))
      expect(await answer).toBe('late')
    })
  })
})

test.each([
  ['/', true],
  ['/building/one/passes/yoga', true],
  ['/api/healthcheck', false],
  ['/files/1?until=2', false],
  ['/demo/inbox', false],
  ['/sso/start', false],
])('%s is a page of the app: %s', (path, expected) => {
  expect(isPage(at(path))).toBe(expected)
})

test('a built file is the cached one, or otherwise fetched', async () => {
  const saved = keeping({ [filesCache]: { '/assets/first-1.js': page('kept') } })
  const get = (path: string) =>
    textOf(answerFile(saved, new Request(at(path)), async () => page('fetched')))
  expect(await get('/assets/first-1.js')).toBe('kept')
  expect(await get('/assets/first-2.js')).toBe('fetched')
})
