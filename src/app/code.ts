import { areaCatalogues } from '@contract/rendering'
import { lazyLogic } from '@machines/kernel/lazyLogic'
import type { Dependencies } from '@platform/host'
import { once } from '@platform/once'
import { fetchCode } from '@shared/missingCode'
import type { Area, LogicCode } from '@shared/pages/definePage'
import type { Needed } from '@shared/pages/needsOf'
import type { AnyActorLogic } from 'xstate'

export type Code = ReturnType<typeof createCode>

/** Loads code and messages: each once, and again after a failure. */
export function createCode(dependencies: Dependencies) {
  const made = new Map<string, AnyActorLogic>()
  const areas = new Set<Area>()
  const loads = new Map<string, () => Promise<unknown>>()
  const loadLogic = ({ name, load }: LogicCode) => {
    const known =
      loads.get(name) ??
      once(async () => {
        const make = await load()
        made.set(name, make(dependencies))
      })
    loads.set(name, known)
    return known()
  }
  const openers = new WeakMap<Needed, () => Promise<void>>()
  const opener = ({ area, logics = [], screen }: Needed) =>
    once(() =>
      fetchCode(async () => {
        const catalogue = areaCatalogues[area]
        await Promise.all([
          // Every page load includes the messages of the entry.
          catalogue && catalogue !== 'entry' && dependencies.host.fetchCatalogues(catalogue),
          ...logics.map(loadLogic),
          screen?.(),
        ])
        areas.add(area)
      }),
    )
  return {
    /**
     * Returns the same promise for the same need, so that a view can suspend on it. Rejects with a
     * `MissingCode`.
     */
    open: (needed: Needed): Promise<void> => {
      const open = openers.get(needed) ?? opener(needed)
      openers.set(needed, open)
      return open()
    },
    /** The logic of this name; start its actor only after `open` has loaded its code. */
    logic: <Logic extends AnyActorLogic>({ name }: LogicCode<Logic>): Logic =>
      lazyLogic<Logic>(() => {
        const logic = made.get(name)
        if (logic === undefined)
          throw new Error(`The code of ${name} was used before it was opened`)
        return logic as Logic
      }),
    /** The features that have been loaded. */
    areas: (): Area[] => [...areas],
  }
}
