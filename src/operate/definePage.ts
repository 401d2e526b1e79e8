import type { ConsoleLogic } from '@machines/operate/console/logic'
import type { ConsolePage } from '@machines/operate/console/page'
import type { PageAddress, ParamsOf } from '@shared/pages/definePage'
import type { FunctionComponent } from 'react'
import type { ActorRefFrom, AnyActorLogic, AnyActorRef, EventFromLogic, InputFrom } from 'xstate'
import type { Calls } from './api/calls'
import type { PictureTools } from './pictures'

/** What the logic of a page needs from its environment. */
export type PageDependencies = {
  calls: Calls
  pictures: PictureTools
  /** Opens another page of the console: a path below `/operate`. */
  navigate: (href: string) => void
  report: (what: string) => void
}

/** What the screen of a page receives: the actor of the page's logic. */
export type PageProps<Logic> = { page: ActorRefFrom<Logic> }

type Entered<Path extends string, Search> = ConsolePage & {
  params: ParamsOf<Path>
  search: Search
}

type PageDefinition<Path extends string, Search, Logic extends AnyActorLogic> = PageAddress<
  Path,
  Search
> & {
  name: string
  logic: (dependencies: PageDependencies) => Logic
  /** `keyPrefix` starts every idempotency key of the page. */
  input(page: Entered<Path, NoInfer<Search>>, keyPrefix: string): InputFrom<Logic>
  /** The event for another query at the same path. */
  queryEvent?(page: Entered<Path, NoInfer<Search>>): EventFromLogic<Logic>
  /** Not with `PageProps`: TypeScript compares two of them by `Logic` alone, and finds that all of them are alike. */
  screen: NoInfer<FunctionComponent<{ page: ActorRefFrom<Logic> }>>
  /** Open before there is an operator: the first start. */
  isOpen?: true
}

/** A page of any path, for code that iterates over all pages. */
export type OperatePage = Omit<ConsoleLogic, 'logic'> &
  PageAddress<string, unknown> & {
    logic: (dependencies: PageDependencies) => AnyActorLogic
    screen: FunctionComponent<{ page: AnyActorRef }>
    isOpen?: true
  }

/** Declares a page of the console: its path below `/operate`, its query, and its logic with the screen for it. */
export const definePage = <
  const Path extends string,
  Logic extends AnyActorLogic,
  Search = unknown,
>(
  page: PageDefinition<Path, Search, Logic>,
): PageDefinition<Path, Search, Logic> => page
