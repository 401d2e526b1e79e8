import type { ConsoleLogic } from '@machines/operate/console/logic'
import type { ComponentType } from 'react'
import type { AnyActorLogic } from 'xstate'
import type { Calls } from './api/calls'

/** Search parameters as the router parses them. */
export type RawSearch = Record<string, unknown>

/** What the logic of a page needs from its environment. */
export type PageDependencies = {
  calls: Calls
  /** Opens another page of the console: a path below `/operate`. */
  navigate: (href: string) => void
  report: (what: string) => void
}

/** A page of the console: its path below `/operate`, its query, its logic and its screen. */
export type OperatePage = Omit<ConsoleLogic, 'logic'> & {
  path: string
  /** Never throws: an invalid value becomes the default. */
  validateSearch?: (search: RawSearch) => Record<string, unknown>
  logic: (dependencies: PageDependencies) => AnyActorLogic
  screen: ComponentType
  /** Open before there is an operator: the first start. */
  isOpen?: true
}

export const definePage = (page: OperatePage): OperatePage => page
