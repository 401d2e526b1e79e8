import { HistoryScreen } from '@features/bookings/history/HistoryScreen'
import { historyLogic } from '@features/bookings/history/history.page'
import { type HistorySearch, historyOf } from '@features/bookings/history/historyAddress'
import { CalendarScreen } from '@features/content/calendar/CalendarScreen'
import { dialogLogics, pageLogics, pages } from '@features/pages'
import { accessibilityPage } from '@features/platform/accessibility/accessibility.page'
import type { Dependencies } from '@platform/host'
import { type Address, definePage } from '@shared/pages/definePage'
import { describe, expect, test } from 'vitest'
import { areaOf } from '../../scripts/chunks'

/** Never called: providing a machine only stores its implementation. */
const inert: object = new Proxy(() => inert, { get: () => inert })
const dependencies = { api: inert, host: inert, deployment: inert, app: inert } as Dependencies

const allPages = [...pages, accessibilityPage]

const sources = import.meta.glob<string>('../../src/features/**/*.page.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

describe('a declared page', () => {
  test.each(allPages.flatMap(({ screen, path }) => (screen === null ? [] : [{ path, screen }])))(
    'has a screen: $path',
    async ({ screen }) => {
      expect(await screen()).toBeTypeOf('function')
    },
  )

  test.each([...pageLogics, ...dialogLogics])('has logic: $name', async ({ load }) => {
    const make = await load()
    expect(make(dependencies)).toHaveProperty('getInitialSnapshot')
  })

  test.each(Object.entries(sources))('loads the code of its own feature: %s', (file, source) => {
    const declared = [...source.matchAll(/area: '(\w+)'/g)].map(([, area]) => area)
    const loaded = [...source.matchAll(/import\('(\.[^']+)'\)/g)].map(([, path = '']) =>
      areaOf(new URL(path, `file://${file.replace(/^[./]+/, '/')}`).pathname),
    )
    expect(new Set(loaded)).toEqual(new Set(loaded.length === 0 ? [] : declared))
  })

  const logic = historyLogic.at(({ search }: Address<object, HistorySearch>) => historyOf(search))
  const page = {
    path: '/a',
    area: 'mine',
    validateSearch: (): HistorySearch => ({}),
    logic,
  } as const

  test('is refused if its logic reads search parameters without validation', () => {
    const { validateSearch, ...unvalidated } = { ...page, screen: null }
    expect(definePage({ ...unvalidated, validateSearch })).toBeDefined()
    // @ts-expect-error -- it has no validateSearch
    expect(definePage(unvalidated)).toBeDefined()
  })

  test('is refused with the screen of another logic, or without the logic of its screen', () => {
    expect(definePage({ ...page, screen: async () => HistoryScreen })).toBeDefined()
    // @ts-expect-error -- the screen is that of the calendar
    expect(definePage({ ...page, screen: async () => CalendarScreen })).toBeDefined()
    expect(
      // @ts-expect-error -- the page starts no logic
      definePage({ path: '/a', area: 'mine', screen: async () => HistoryScreen }),
    ).toBeDefined()
  })

  test('has a unique path', () => {
    const paths = allPages.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
  })
})
