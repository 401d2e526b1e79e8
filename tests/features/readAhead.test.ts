import { readAhead } from '@app/readAhead'
import type { Effects } from '@platform/effects'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const readDetail = vi.fn<(of: unknown, signal: AbortSignal) => Promise<unknown>>()
const company = vi.fn<(of: unknown, signal: AbortSignal) => Promise<unknown>>()
let effects: Effects
let ahead: ReturnType<typeof readAhead>['ahead']

const visit = { userId: 1, buildingUuid: 'b', lang: 'en-us', mode: 'newer' } as const
const of = { kind: 'offer', uuid: 'o', buildingUuid: 'b', lang: 'en-us', userId: 1 } as const
const page = { name: 'detail', kind: 'offer', uuid: 'o', path: '/p' } as const
const { signal } = new AbortController()

beforeEach(() => {
  vi.useFakeTimers()
  readDetail.mockReset().mockResolvedValue('read')
  company.mockReset().mockResolvedValue('company')
  ;({ effects, ahead } = readAhead({ readDetail, company } as unknown as Effects))
})
afterEach(() => vi.useRealTimers())

it('what was read ahead is taken once, and then read anew', async () => {
  ahead(page, visit)
  ahead(page, visit)
  expect(readDetail).toHaveBeenCalledTimes(1)
  expect(await effects.readDetail(of, signal)).toBe('read')
  expect(readDetail).toHaveBeenCalledTimes(1)
  await effects.readDetail(of, signal)
  expect(readDetail).toHaveBeenCalledTimes(2)
})

it('is of no use to another thing, or in another language', async () => {
  ahead(page, visit)
  await effects.readDetail({ ...of, uuid: 'x' }, signal)
  await effects.readDetail({ ...of, lang: 'de-de' }, signal)
  await effects.readDetail({ ...of, kind: 'post' }, signal)
  expect(readDetail).toHaveBeenCalledTimes(4)
})

it('is old after a moment', async () => {
  ahead(page, visit)
  vi.advanceTimersByTime(5001)
  await effects.readDetail(of, signal)
  expect(readDetail).toHaveBeenCalledTimes(2)
})

it('a failure costs nobody anything: the page reads as if nothing had been', async () => {
  readDetail.mockRejectedValueOnce(new Error('offline'))
  ahead(page, visit)
  expect(await effects.readDetail(of, signal)).toBe('read')
  expect(readDetail).toHaveBeenCalledTimes(2)
})

it('knows companies too, and reads nothing for pages that begin with something else', async () => {
  ahead({ name: 'company', uuid: 'c' }, visit)
  ahead({ name: 'home' }, visit)
  expect(await effects.company({ uuid: 'c' }, signal)).toBe('company')
  expect(company).toHaveBeenCalledTimes(1)
  expect(readDetail).not.toHaveBeenCalled()
})
