import type { Locale } from '@contract/locales'
import type { FoundRecord } from '@contract/operate/finder'
import type { ConsoleInput } from '@machines/operate/console/context'
import { type ConsoleMachine, createConsole } from '@machines/operate/console/machine'
import { passwordForm, signInForm } from '@machines/operate/console/setup'
import { finderMachine, foundList } from '@machines/operate/finder/machine'
import type { ListRows } from '@machines/operate/list/machine'
import { languageMachine } from '@machines/tenancy/language/machine'
import { type Call, promiseOf } from '@platform/actorOf'
import type { sessionOperations } from '@platform/session/operations'
import { provideSession } from '@platform/session/provideSession'
import { type ActorOptions, type ActorRefFrom, type AnyActorLogic, createActor } from 'xstate'
import type { OperatePage, PageDependencies } from './definePage'

/** What the console needs from its environment: a browser, or a test. */
export type ConsoleEffects = PageDependencies & {
  session: ReturnType<typeof sessionOperations>
  loadCatalogue: Call<{ locale: Locale }, void>
  /** Rejects if the server does not respond. */
  checkServer: Call<undefined, void>
  saveLanguage: (locale: Locale) => void
}

/** The console's root with its effects; not started yet. `inspect` receives every event of every actor. */
export function assembleConsole(
  pages: readonly OperatePage[],
  { session, loadCatalogue, checkServer, saveLanguage, ...page }: ConsoleEffects,
  input: Omit<ConsoleInput, 'openPages'>,
  options: Pick<ActorOptions<AnyActorLogic>, 'inspect'> = {},
): ActorRefFrom<ConsoleMachine> {
  const { calls } = page
  const machine = createConsole(
    pages.map(({ logic, ...rest }) => ({ ...rest, logic: logic(page) })),
  )
  const provided = machine.provide({
    actors: {
      session: provideSession(session),
      language: languageMachine.provide({
        actors: { loadCatalogue: promiseOf(loadCatalogue), checkServer: promiseOf(checkServer) },
        actions: {
          saveChoice: (_, { locale }) => saveLanguage(locale),
          notifyNotChanged: () => page.report('the language could not be changed'),
          reloadPage: () => window.location.reload(),
        },
      }),
      signIn: signInForm.provide({ actors: { send: promiseOf(calls.logIn) } }),
      confirmPassword: passwordForm.provide({ actors: { send: promiseOf(calls.confirmPassword) } }),
      loadOperator: promiseOf(calls.operator),
      finder: finderMachine.provide({
        actors: {
          found: foundList.provide({
            actors: {
              load: promiseOf(async ({ query }, signal): Promise<ListRows<FoundRecord>> => {
                const rows = await calls.find(query, signal)
                return { rows, total: rows.length }
              }),
            },
          }),
        },
        actions: { reportBroken: () => page.report('the search of the console ended in an error') },
      }),
    },
  })
  const openPages = pages.filter(({ isOpen }) => isOpen).map(({ name }) => name)
  return createActor(provided, { ...options, input: { ...input, openPages }, systemId: 'console' })
}
