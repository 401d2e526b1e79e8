import type { ActorRefFrom } from 'xstate'
import type { appMachine } from './machine'
import { type SharedActors, type SharedName, sharedNames } from './sharedActors'

export type AppActor = ActorRefFrom<typeof appMachine>

/** The actors that the root starts, under their stable system ids. */
export type AppSystem = { [Name in SharedName]: ActorRefFrom<SharedActors[Name]> }

/** The shared actors of a started app, found from any of its actors; they live as long as the app. */
export function systemOf({ system }: { system: { get: (id: string) => unknown } }): AppSystem {
  const found = Object.fromEntries(
    sharedNames.map((name) => {
      const actor = system.get(name)
      if (actor === undefined) throw new Error(`The app is not started: there is no ${name}`)
      return [name, actor]
    }),
  )
  return found as AppSystem
}
