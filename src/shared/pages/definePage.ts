import type { Area } from '@contract/rendering'
import type { AnyPageLogic, Page, PageLogic } from '@machines/platform/pages/logic'
import type { Features } from '@machines/tenancy/flags/features'
import type { Api } from '@platform/api/client'
import type { Dependencies } from '@platform/host'
import type { FunctionComponent } from 'react'
import type { ActorRefFrom, AnyActorLogic, AnyActorRef, InputFrom } from 'xstate'

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
      | 'notices'
      | 'passes'
      | 'saved'
      | 'serviceRequests'
      | 'sessions'
      | 'smartBuilding'
    >

/** A path of the app: the route's parameters, and the whole path. */
export type PagePath<Params> = { params: Params; pathname: string }

/** Search parameters as the router parses them, before a page's `validateSearch`. */
export type RawSearch = Record<string, unknown>

/**
 * A committed address. `search` is what the page's `validateSearch` returned; unknown without one.
 */
export type Address<Params, Search = unknown> = PagePath<Params> & { search: Search }

/** `/building/$buildingUuid/saved` → `{ buildingUuid: string }`. */
export type ParamsOf<Path extends string> = Path extends `${string}$${infer Name}/${infer Rest}`
  ? { [Key in Name]: string } & ParamsOf<`/${Rest}`>
  : Path extends `${string}$${infer Name}`
    ? { [Key in Name extends '' ? '_splat' : Name]: string }
    : object

export type { Area }

/** Creates a page's logic from the API and the host. */
type MakeLogic<Logic extends AnyActorLogic> = (dependencies: Dependencies) => Logic

/** Logic whose code is loaded before its actor starts. */
export type LogicCode<Logic extends AnyActorLogic = AnyActorLogic> = {
  name: string
  /** The feature whose chunk contains the code. */
  area: Area
  load: () => Promise<MakeLogic<Logic>>
}

/** The logic of a page, with its code. */
export type AnyLogic = AnyPageLogic &
  LogicCode & {
    /** Loads the call that reads the page's data, to prefetch it before the user opens the page. */
    prefetchReads?: () => Promise<
      (api: Api) => (input: never, signal: AbortSignal) => Promise<unknown>
    >
  }

/** The logic that a page starts, and how the address maps to its parameters. */
export type Start<Params = never, Search = never, Logic extends AnyActorLogic = AnyActorLogic> = {
  logic: AnyLogic & Pick<PageLogic<Logic>, 'typeOnly'>
  pageOf: (address: Address<Params, Search>) => Page
}

/** What a screen receives: the actor of its page's logic; undefined until it has started. */
export type PageProps<Logic> = { page: ActorRefFrom<Logic> | undefined }

/** A view; its code is loaded before it renders. */
export type Screen<Props = object> = () => Promise<FunctionComponent<Props>>

/** A layout shared by several pages. Its logic keeps running while the user moves between them. */
export type Layout<Id extends string = string> = {
  id: Id
  area: Area
  requires?: readonly Requirement[]
  starts?: readonly Start<object, unknown>[]
}

/** What a page of the app and one of the console declare alike. */
export type PageAddress<Path extends string, Search> = {
  path: Path
  /**
   * Parses the search parameters of the address. Never throws: an invalid value becomes undefined, or the default. The
   * router writes the result back to the address, so valid values must not change.
   */
  validateSearch?: (search: RawSearch) => Search
}

/** Not with `PageProps`: TypeScript compares two of them by `Logic` alone, and finds that all of them are alike. */
type ScreenOf<Logic extends AnyActorLogic> = Screen<
  [Logic] extends [never] ? object : { page: ActorRefFrom<Logic> | undefined }
>

export type PageDefinition<
  Path extends string,
  Search = unknown,
  Within extends Layout | undefined = Layout | undefined,
  Logic extends AnyActorLogic = never,
> = PageAddress<Path, Search> & {
  area: Area
  /** Null if the layout renders the page. */
  screen: NoInfer<ScreenOf<Logic>> | null
  within?: Within
  requires?: readonly Requirement[]
  /** The logic whose actor the screen receives. */
  logic?: Start<ParamsOf<Path>, NoInfer<Search>, Logic>
  /** The page's other logic. */
  starts?: readonly Start<ParamsOf<Path>, NoInfer<Search>>[]
  /** The dialogs that open over the page. */
  opens?: readonly LogicCode[]
  /** Whether this address names a page; if not, the router shows the not-found page. */
  exists?: (at: PagePath<ParamsOf<Path>>) => boolean
  /** The address to redirect to, or null to stay. */
  redirects?: (at: PagePath<ParamsOf<Path>>) => string | null
}

/** A page of any path, for code that iterates over all pages. */
export type AnyPage = Omit<
  PageDefinition<string>,
  'screen' | 'logic' | 'starts' | 'exists' | 'redirects'
> & {
  screen: Screen<{ page: AnyActorRef | undefined }> | null
  logic?: Start
  starts?: readonly Start[]
  exists?: (at: PagePath<never>) => boolean
  redirects?: (at: PagePath<never>) => string | null
}

export const defineLayout = <const Id extends string>(layout: Layout<Id>): Layout<Id> => layout

/**
 * Declares a page. The router, the `pages` machine and `assemble` derive from it everything they
 * need.
 */
export const definePage = <
  const Path extends string,
  Search = unknown,
  Within extends Layout | undefined = undefined,
  Logic extends AnyActorLogic = never,
>(
  page: PageDefinition<Path, Search, Within, Logic>,
): PageDefinition<Path, Search, Within, Logic> => page

/** The same page at an address of its own, for the web view of a native host. */
export const inWebView = <
  Path extends string,
  Search,
  Within extends Layout | undefined,
  Logic extends AnyActorLogic,
>(
  page: PageDefinition<Path, Search, Within, Logic>,
) => ({
  ...page,
  path: `/webview${page.path}` as const,
  requires: [...(page.requires ?? []), 'nativeHost' as const],
})

type Read<PathParams, Search, Params> = (address: Address<PathParams, Search>) => Params

/** Declares logic that the app or a dialog starts instead of a page. */
export const defineLogicCode = <Logic extends AnyActorLogic>(
  logic: LogicCode<Logic>,
): LogicCode<Logic> => logic

type Declared<Logic extends AnyActorLogic, Params extends object> = PageLogic<Logic, Params> &
  LogicCode<Logic> & {
    prefetchReads?: () => Promise<
      (api: Api) => (input: InputFrom<Logic>, signal: AbortSignal) => Promise<unknown>
    >
  }

type DefinedLogic<Logic extends AnyActorLogic, Params extends object> = Declared<Logic, Params> & {
  /** Adds the logic to a page; `read` extracts its parameters from the address. */
  at: <PathParams = object, Search = unknown>(
    ...read: object extends Params ? [] : [Read<PathParams, Search, Params>]
  ) => Start<PathParams, Search, Logic>
}

/**
 * Declares the logic of a page. `Params` are the parameters that its `input` takes from the
 * address.
 */
export const defineLogic = <Logic extends AnyActorLogic, Params extends object = object>(
  logic: Declared<Logic, Params>,
): DefinedLogic<Logic, Params> => ({
  ...logic,
  at: (read?) => ({
    logic,
    pageOf: (address) => ({ ...read?.(address), name: logic.name }),
  }),
})
