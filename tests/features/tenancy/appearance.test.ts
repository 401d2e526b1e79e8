import type { BuildingTheme } from '@contract/buildings'
import type { BrowserDeployment } from '@contract/deployment'
import { wearBuildingThemes } from '@features/tenancy/appearance'
import type { buildingMachine } from '@machines/tenancy/building/machine'
import { beforeAll, expect, it, vi } from 'vitest'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

class Sheet {
  text = ''
  replaceSync(text: string) {
    this.text = text
  }
}
// Not earlier: the setup of the screens replaces a method of the global class.
beforeAll(() => vi.stubGlobal('CSSStyleSheet', Sheet))

const themeOf = (primary_color: string) => ({ primary_color }) as BuildingTheme
const teal = themeOf('#005f5f')
const plum = themeOf('#5f005f')

/** Applies a building machine's theme, and counts how often a theme was applied. */
function worn(rendered: Parameters<typeof wearBuildingThemes>[3]) {
  const sheets: Sheet[][] = []
  Object.defineProperty(document, 'adoptedStyleSheets', {
    configurable: true,
    get: () => sheets.at(-1) ?? [],
    set: (next: Sheet[]) => {
      sheets.push(next)
    },
  })
  let emit: (snapshot: SnapshotFrom<typeof buildingMachine>) => void = () => undefined
  const building = { subscribe: (next: typeof emit) => Object.assign({}, { emit: (emit = next) }) }
  wearBuildingThemes(
    building as unknown as ActorRefFrom<typeof buildingMachine>,
    () => null,
    { brands: {} } as BrowserDeployment,
    rendered,
  )
  return {
    sheets,
    enter: (theme: BuildingTheme | null) =>
      emit({
        context: { entered: theme && { theme } },
        matches: (state: string) => state === (theme ? 'entered' : 'loadingBuildings'),
      } as SnapshotFrom<typeof buildingMachine>),
  }
}

it('a rendered page keeps its theme while its building is entered again', async () => {
  const { sheets, enter } = worn({ theme: teal, keepsRendered: true })
  enter(null)
  enter({ ...teal })
  await vi.dynamicImportSettled()
  expect(sheets).toHaveLength(0)
  enter(plum)
  await vi.waitFor(() => expect(sheets).toHaveLength(1))
})

it("another user's rendered theme is replaced", async () => {
  const { sheets, enter } = worn({ theme: teal, keepsRendered: false })
  enter(null)
  await vi.waitFor(() => expect(sheets).toHaveLength(1))
})

it("each building's theme is applied once, and the last one stays", async () => {
  const { sheets, enter } = worn({ theme: null, keepsRendered: false })
  enter(teal)
  enter(teal)
  enter(plum)
  await vi.waitFor(() => expect(sheets).toHaveLength(1))
  await vi.dynamicImportSettled()
  expect(sheets).toHaveLength(1)
  expect(sheets[0]?.[0]?.text).toContain('--portico')
})
