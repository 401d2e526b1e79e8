import { loadArea } from '@areas/areas'
import { dialogLogics, pageLogics, pages } from '@features/pages'
import type { Effects } from '@platform/effects'
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

  test('has a path of its own', () => {
    const paths = pages.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
  })
})
