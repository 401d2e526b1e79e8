import type { Operator } from '@contract/operate/operator'
import { capabilities } from '@contract/operate/roles'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { KnownSession } from '@machines/auth/session/context'
import { type Calls as ConsoleCalls, createCalls } from '@operate/api/calls'
import { assembleConsole } from '@operate/assemble'
import { blockUnsavedChanges } from '@operate/blockUnsavedChanges'
import { ConsoleContext } from '@operate/ConsoleContext'
import { showLanguage } from '@operate/language'
import { pages } from '@operate/pages'
import type { PictureTools } from '@operate/pictures'
import { createConsoleRouter } from '@operate/router'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { never } from '../features/deferred'
import { user as ada, known, refused } from '../machines/fixtures'
import { onTestEnd } from '../onTestEnd'
import { screenLayer } from '../screenLayer'
import { expectKnownTexts } from '../ui/unknownTexts'

export const buildingUuid = '00000000-0000-4000-8000-000000000002'

export const operator: Operator = {
  uuid: ada.uuid,
  email: ada.email,
  first_name: ada.first_name,
  last_name: ada.last_name,
  grants: [{ role: 'operator', building: null, portfolio: null, company: null }],
  capabilities: [...capabilities],
  buildings: [{ uuid: buildingUuid, name: 'Harbor Exchange' }],
  portfolios: [],
  companies: [],
  openings: [],
}

type Grouped = {
  [Name in keyof ConsoleCalls]: ConsoleCalls[Name] extends (...input: never[]) => unknown
    ? never
    : Name
}[keyof ConsoleCalls]
type Inner = { [Name in Grouped]: `${Name}.${keyof ConsoleCalls[Name] & string}` }[Grouped]
/** The name of a call: `buildings`, or `utilities.list` for one of a record. */
export type CallName = Exclude<keyof ConsoleCalls, Grouped> | Inner
type CallNamed<Name> = Name extends `${infer Group extends Grouped}.${infer Own}`
  ? ConsoleCalls[Group][Own & keyof ConsoleCalls[Group]]
  : ConsoleCalls[Name & keyof ConsoleCalls]
/** Some of the console's calls, by their names. */
export type Calls = { [Name in CallName]?: CallNamed<Name> }

/** The call that reads the list of a page, which has the page's name, or is one of a record with this name. */
export function listCall(page: string): CallName {
  const calls: Record<string, unknown> = createCalls({ call: never })
  return (typeof calls[page] === 'object' ? `${page}.list` : page) as CallName
}

/** The console's calls, with these in the place of their own. */
function callsWith(own: ConsoleCalls, given: Calls): ConsoleCalls {
  const calls: Record<string, unknown> = { ...own }
  for (const [name, call] of Object.entries(given)) {
    const [group = '', inner] = name.split('.')
    calls[group] = inner === undefined ? call : { ...(calls[group] as object), [inner]: call }
  }
  return calls as ConsoleCalls
}

type Options = {
  /** The path below `/operate`. */
  at?: string
  session?: KnownSession | null
  calls?: Calls
  /** Instead of a browser that decodes and cuts each photograph. */
  pictures?: Partial<PictureTools>
  /** The server refuses to renew the session. */
  isExpiring?: boolean
}

/** The whole console with these calls; one that is not given is never answered. */
export async function renderConsole({
  at = '/',
  session = known(600_000),
  calls: given = {},
  pictures = {},
  isExpiring = false,
}: Options = {}) {
  const calls = callsWith(createCalls({ call: never }), {
    operator: async () => operator,
    ...given,
  })
  await showLanguage('en-us')
  const console = assembleConsole(
    pages,
    {
      calls,
      pictures: {
        measure: async () => ({ width: 1600, height: 1200 }),
        cut: async ({ file }) => ({ ...file, handle: new File(['part'], file.name) }),
        ...pictures,
      },
      navigate: (href) => void router.navigate({ href: `/operate${href}` }),
      report: (what) => {
        throw new Error(what)
      },
      session: {
        readSession: async () => session,
        fetchUser: async () => ada,
        refreshSession: isExpiring
          ? async () => {
              throw refused('refresh_token_invalid', 401)
            }
          : never,
        upgradeSession: never,
        endSession: async () => {},
        repeatSignOuts: () => () => {},
        watchTabs: () => () => {},
      },
      loadCatalogue: ({ locale }) => showLanguage(locale),
      checkServer: async () => {},
      saveLanguage: () => {},
    },
    {
      seed: 'seed',
      language: {
        queried: null,
        chosen: null,
        browser: 'en-us',
        active: null,
        offersPseudo: false,
      },
    },
    { inspect: screenLayer.inspect },
  )
  const history = createMemoryHistory({ initialEntries: [`/operate${at}`] })
  const router = createConsoleRouter(pages, { console }, history)
  const navigate = (href: string) => void router.navigate({ href: `/operate${href}` })
  console.start()
  blockUnsavedChanges(router, console)
  onTestEnd(() => {
    console.stop()
    expectKnownTexts()
  })
  render(
    <I18nProvider i18n={i18n}>
      <ConsoleContext value={{ console, navigate }}>
        <RouterProvider router={router} />
      </ConsoleContext>
    </I18nProvider>,
  )
  await router.load()
  return { console, router, user: userEvent.setup() }
}
