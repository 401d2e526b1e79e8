import { loadArea } from '@areas/areas'
import { historyLogic } from '@features/bookings/history/history.page'
import { type HistorySearch, historyOf } from '@features/bookings/history/historyAddress'
import { dialogLogics, pageLogics, pages } from '@features/pages'
import type { Effects } from '@platform/effects'
import { type Address, definePage } from '@shared/pages/definePage'
import { describe, expect, test } from 'vitest'

/** Never called: providing a machine only stores its effects. */
const effects = new Proxy({}, { get: () => () => undefined }) as Effects

describe('a declared page', () => {
  test.each(
    pages.flatMap(({ screen, area, path }) => (screen === null ? [] : [{ path, area, screen }])),
  )('has its screen in its area: $path', async ({ area, screen }) => {
    expect(await loadArea(area)).toHaveProperty(screen, expect.any(Function))
  })

  test.each([...pageLogics, ...dialogLogics])(
    'has its logic in its area: $name',
    async ({ name, area }) => {
      const { logics } = await loadArea(area)
      expect(logics(effects)).toHaveProperty(name)
    },
  )

  test('is refused where its logic reads search parameters that nothing validates', () => {
    const starts = [
      historyLogic.at(({ search }: Address<object, HistorySearch>) => historyOf(search)),
    ]
    const page = { path: '/a', area: 'mine', screen: null } as const
    expect(definePage({ ...page, validateSearch: (): HistorySearch => ({}), starts })).toBeDefined()
    // @ts-expect-error -- it has no validateSearch
    expect(definePage({ ...page, starts })).toBeDefined()
  })

  test('has a path of its own', () => {
    const paths = pages.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
  })
})
