import { areaTexts } from '@contract/paint'
import type { Texts } from '@platform/language/catalogues'
import { once } from '@platform/once'
import { fetchCode } from '@shared/missingCode'

/**
 * What travels together: machines, calls and screens by static imports, and texts by the area's name. A
 * route opens the area that its page belongs to.
 */
const loaders = {
  server: () => import('./server'),
  entry: () => import('./entry'),
  wizard: () => import('./wizard'),
  inside: () => import('./inside'),
  details: () => import('./details'),
  account: () => import('./account'),
  suites: () => import('./suites'),
  live: () => import('./live'),
  cards: () => import('./cards'),
  mine: () => import('./mine'),
  search: () => import('./search'),
  bridge: () => import('./bridge'),
  native: () => import('./native'),
}

export type AreaName = keyof typeof loaders
export type Area<Name extends AreaName> = Awaited<ReturnType<(typeof loaders)[Name]>>

/** Which texts an area shows; those of the entry come with every visit. */
const textsOf: Record<AreaName, Texts | null> = { ...areaTexts, entry: null }

/** The code of an area alone. */
export const loadArea = <Name extends AreaName>(name: Name): Promise<Area<Name>> =>
  loaders[name]() as Promise<Area<Name>>

export type Areas = ReturnType<typeof createAreas>

/** Opens areas: each once, and again after a failure. Rejects with a `MissingCode`. */
export function createAreas(fetchTexts: (texts: Texts) => Promise<void>) {
  const opened = new Map<AreaName, unknown>()
  const openers = new Map<AreaName, () => Promise<unknown>>()
  const make = (name: AreaName) =>
    once(() =>
      fetchCode(async () => {
        const texts = textsOf[name]
        const [area] = await Promise.all([loadArea(name), texts && fetchTexts(texts)])
        opened.set(name, area)
        return area
      }),
    )
  return {
    open: <Name extends AreaName>(name: Name): Promise<Area<Name>> => {
      const opener = openers.get(name) ?? make(name)
      openers.set(name, opener)
      return opener() as Promise<Area<Name>>
    },
    /** Those that are open. */
    names: (): AreaName[] => [...opened.keys()],
    /** An area that is open already. @throws when it is not. */
    opened: <Name extends AreaName>(name: Name): Area<Name> => {
      const area = opened.get(name)
      if (area === undefined) throw new Error(`The area ${name} was used before it was opened`)
      return area as Area<Name>
    },
  }
}
