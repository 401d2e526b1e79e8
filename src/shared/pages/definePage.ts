import type { areaTexts } from '@contract/paint'
import type { AnyPageLogic, Page, PageLogic } from '@machines/platform/pages/logic'
import type { Features } from '@machines/tenancy/flags/features'
import type { AnyActorLogic } from 'xstate'

/** A condition for opening a page. If it does not hold, the router redirects to home or to the account. */
export type Requirement =
  /** Not a kiosk, which has no account, history or cards. */
  | 'tenant'
  /** The web view of a native host. */
  | 'nativeHost'
  /** The building shows content in the newer discover mode. */
  | 'newerDiscover'
  | keyof Pick<
      Features,
      | 'approvals'
      | 'calendar'
      | 'cards'
      | 'passes'
      | 'saved'
      | 'serviceRequests'
      | 'sessions'
      | 'smartBuilding'
    >

/** A committed address. `search` is not validated yet. */
export type Address<Params> = { params: Params; pathname: string; search: unknown }

/** `/building/$buildingUuid/saved` → `{ buildingUuid: string }`. */
type ParamsOf<Path extends string> = Path extends `${string}$${infer Name}/${infer Rest}`
  ? { [Key in Name]: string } & ParamsOf<`/${Rest}`>
  : Path extends `${string}$${infer Name}`
    ? { [Key in Name extends '' ? '_splat' : Name]: string }
    : object

/** The logic that a page starts, and how its parameters follow from the address. */
export type Start<Params = never> = {
  logic: AnyPageLogic & { area: LogicArea }
  pageOf: (address: Address<Params>) => Page
}

/** A part of the app whose code and texts travel together. */
export type Area = keyof typeof areaTexts
/** One that provides the logic of pages or dialogs. */
export type LogicArea = Extract<
  Area,
  'inside' | 'details' | 'mine' | 'account' | 'suites' | 'cards' | 'search'
>

/** A layout shared by several pages. Its logic keeps running while the user moves between them. */
export type Layout<Id extends string = string> = {
  id: Id
  /** The area that provides the logic. */
  area: Area
  requires?: readonly Requirement[]
  starts?: readonly Start<object>[]
}

export type PageDefinition<Path extends string> = {
  path: Path
  /** `area` holds the code and texts; `screen` is the component's name there, or null if the layout renders the page. */
  area: Area
  screen: string | null
  within?: Layout
  requires?: readonly Requirement[]
  starts?: readonly Start<ParamsOf<Path>>[]
  /** Prefetches the logic's data when the user is about to follow a link to the page. */
  prefetches?: true
  /** Whether this address names a page; if not, the router shows the not-found page. */
  exists?: (address: Address<ParamsOf<Path>>) => boolean
  /** The address to redirect to, or null to stay. */
  redirects?: (address: Address<ParamsOf<Path>>) => string | null
}

/** A page of any path, for code that iterates over all of them. */
export type AnyPage = Omit<PageDefinition<string>, 'starts' | 'exists' | 'redirects'> & {
  starts?: readonly Start[]
  exists?: (address: Address<never>) => boolean
  redirects?: (address: Address<never>) => string | null
}

export const defineLayout = <const Id extends string>(layout: Layout<Id>): Layout<Id> => layout

/** Declares a page. Router, `pages` machine and assembly derive everything they need from it. */
export const definePage = <const Path extends string>(
  page: PageDefinition<Path>,
): PageDefinition<Path> => page

type Read<PathParams, Params> = (address: Address<PathParams>) => Params

type DefinedLogic<Logic extends AnyActorLogic, Params extends object> = PageLogic<Logic, Params> & {
  area: LogicArea
  /** Adds the logic to a page; `read` takes its parameters from the address. */
  at: <PathParams = object>(
    ...read: object extends Params ? [] : [Read<PathParams, Params>]
  ) => Start<PathParams>
}

/**
 * Declares the logic of a page. The page's area must provide its code under the same name:
 * `defineLogic<typeof historyMachine, HistoryAddress>()({ name: 'history', … })`.
 */
export const defineLogic =
  <Logic extends AnyActorLogic, Params extends object = object>() =>
  (logic: PageLogic<Logic, Params> & { area: LogicArea }): DefinedLogic<Logic, Params> => ({
    ...logic,
    at: (read?) => ({
      logic,
      pageOf: (address) => ({ ...read?.(address), name: logic.name }),
    }),
  })
