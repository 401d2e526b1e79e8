import { tagOf } from '@contract/locales'
import type { sessionMachine } from '@machines/auth/session/machine'
import type { ConsoleMachine } from '@machines/operate/console/machine'
import { type languageMachine, localeOf } from '@machines/tenancy/language/machine'
import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

export type ConsoleActor = ActorRefFrom<ConsoleMachine>
export type ConsoleServices = { console: ConsoleActor; navigate: (href: string) => void }

export const ConsoleContext = createContext<ConsoleServices | null>(null)

export function useConsoleServices(): ConsoleServices {
  const services = useContext(ConsoleContext)
  if (services === null) throw new Error('This screen is not inside a ConsoleContext')
  return services
}

/** Subscribes to the console's root. */
export function useConsole<Selected>(
  select: (snapshot: SnapshotFrom<ConsoleMachine>) => Selected,
): Selected {
  return useSelector(useConsoleServices().console, select)
}

export const languageOf = (console: ConsoleActor): ActorRefFrom<typeof languageMachine> =>
  console.system.get('language') as ActorRefFrom<typeof languageMachine>

export const sessionActorOf = (console: ConsoleActor): ActorRefFrom<typeof sessionMachine> =>
  console.system.get('session') as ActorRefFrom<typeof sessionMachine>

/** The active locale in the form that `Intl` expects: `de-DE`. */
export const useConsoleLocale = (): string =>
  tagOf(useSelector(languageOf(useConsoleServices().console), localeOf))
