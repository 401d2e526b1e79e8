import type { LiveMessage } from '@contract/live'
import type { AttachmentLimits } from '@machines/support/requestForm/attachments'
import type { AnyActorLogic, EventObject, InputFrom } from 'xstate'
import type { Scope } from './scope'

/** A page as the router enters it: the name of its machine, and the parameters from its address. JSON-safe. */
export type Page = { name: string } & Record<string, unknown>

/** `keyPrefix` starts every idempotency key of the page; `limits` bound the files that it may attach. */
export type PageStart = { keyPrefix: string; limits: AttachmentLimits }

/**
 * A machine that starts and stops with a page: its lifetime, its input, and the live messages for it. `Params` are the
 * parameters from the page's address.
 */
export type PageLogic<
  Logic extends AnyActorLogic = AnyActorLogic,
  Params extends object = object,
> = {
  /** Also its system id. */
  readonly name: string
  /** Never set. Carries the logic's type, so that `usePage` can infer the actor's. */
  readonly typeOnly?: Logic
  /**
   * A `persistent` machine keeps running after its page is left, until the scope changes. A `transient` one restarts
   * each time.
   */
  readonly lifetime: 'persistent' | 'transient'
  input(params: Params, scope: Scope, start: PageStart): InputFrom<Logic>
  /** The live topics that concern the page. Default: none. */
  topics?(params: Params, scope: Scope): string[]
  /** Whether a message of one of these topics concerns this page. Default: every message does. */
  isAbout?(params: Params, message: LiveMessage): boolean
  /** The event to send for a message. Default, or for null: the event that makes the logic read again. */
  eventFor?(message: LiveMessage): EventObject | null
}

/** Logic of any page. Only the router, which enters the pages, pairs parameters with logic. */
export type AnyPageLogic = Pick<PageLogic, 'name' | 'lifetime'> & {
  input(params: object, scope: Scope, start: PageStart): unknown
  topics?(params: object, scope: Scope): string[]
  isAbout?(params: object, message: LiveMessage): boolean
  eventFor?(message: LiveMessage): EventObject | null
}

export function isSamePage(a: Page, b: Page): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
