import { prefetchReads } from '@app/prefetchReads'
import { companyById } from '@contract/companies'
import { offerById, postById } from '@contract/posts'
import type { Api } from '@platform/api/client'
import { later } from '@platform/later'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'

const call = vi.fn<(endpoint: object, options: object) => Promise<object>>()
let api: Api
let ahead: ReturnType<typeof prefetchReads>['ahead']

const scope = { userId: 1, buildingUuid: 'b', lang: 'en-us', mode: 'newer' } as const
const page = { name: 'detail', kind: 'offer', uuid: 'o', path: '/p' } as const
const { signal } = new AbortController()
const readOffer = (offerUuid = 'o', lang: 'en-us' | 'de-de' = 'en-us') =>
  api.call(offerById, { params: { offerUuid }, query: { lang }, signal })

// Its code is loaded before it is needed.
beforeAll(() => prefetchReads({ call } as unknown as Api).ahead(page, scope))
beforeEach(() => {
  vi.useFakeTimers()
  call.mockReset().mockImplementation(async () => ({ data: 'read' }))
  ;({ api, ahead } = prefetchReads({ call } as unknown as Api))
})
afterEach(() => vi.useRealTimers())

it('prefetched data is used once, and then read again', async () => {
  await ahead(page, scope)
  await ahead(page, scope)
  expect(call).toHaveBeenCalledTimes(1)
  expect(await readOffer()).toEqual({ data: 'read' })
  expect(call).toHaveBeenCalledTimes(1)
  await readOffer()
  expect(call).toHaveBeenCalledTimes(2)
})

it('prefetched data is not used for another item or language', async () => {
  await ahead(page, scope)
  await readOffer('x')
  await readOffer('o', 'de-de')
  await api.call(postById, { params: { postUuid: 'o' }, query: { lang: 'en-us' }, signal })
  expect(call).toHaveBeenCalledTimes(4)
})

it('prefetched data expires after a moment', async () => {
  await ahead(page, scope)
  vi.advanceTimersByTime(5001)
  await readOffer()
  expect(call).toHaveBeenCalledTimes(2)
})

it('a failed prefetch has no effect: the page reads as usual', async () => {
  call.mockRejectedValueOnce(new Error('offline'))
  await ahead(page, scope)
  expect(await readOffer()).toEqual({ data: 'read' })
  expect(call).toHaveBeenCalledTimes(2)
})

it('companies are prefetched too, and pages that start otherwise prefetch nothing', async () => {
  await ahead({ name: 'company', uuid: 'c' }, scope)
  await ahead({ name: 'home' }, scope)
  await api.call(companyById, { params: { companyUuid: 'c' }, signal })
  expect(call).toHaveBeenCalledTimes(1)
})

it('other calls pass through, also to an API whose code loads later', async () => {
  const lazy = later(async () => ({
    call,
    stream: async () => 'stream',
    goodToken: async () => 'token',
  }))
  const passed = prefetchReads(lazy as unknown as Api).api
  expect(await passed.goodToken(signal)).toBe('token')
  expect(await passed.stream({} as never, { signal } as never)).toBe('stream')
})
