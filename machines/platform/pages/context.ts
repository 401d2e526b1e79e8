import type { AttachmentLimits } from '@machines/support/requestForm/attachments'
import type { RequestedService, RequestFields } from '@machines/support/requestForm/fields'
import type { RequestFormInput } from '@machines/support/requestForm/machine'
import { isSamePage, type Page } from './logic'
import type { Scope } from './scope'

export type PagesInput = {
  /** Random for each page load: prefix of the idempotency keys. */
  seed: string
  limits: AttachmentLimits
  /** Whether the server publishes changes on a live connection. */
  hasLive: boolean
}

/** A page that the router shows. */
export type OpenPage = {
  page: Page
  /** Its machine was running when the page was entered: the user has returned to it. */
  isReturn: boolean
}

export type PagesContext = PagesInput & {
  scope: Scope | null
  open: OpenPage[]
  /** Pages with a running machine, and the parameters it was started with. */
  running: Page[]
  /** Counts the started machines: their idempotency keys differ by it. */
  started: number
  requestFields: Partial<RequestFields>
  /** The service that the next request is about. */
  requestedService: RequestedService | null
}

export function initialPages(input: PagesInput): PagesContext {
  return {
    ...input,
    scope: null,
    open: [],
    running: [],
    started: 0,
    requestFields: {},
    requestedService: null,
  }
}

const named = (name: string) => (page: Page) => page.name === name

/** Whether the machine of exactly this page is running. */
export function isRunning({ running }: Pick<PagesContext, 'running'>, page: Page): boolean {
  return running.some((each) => isSamePage(each, page))
}

/** Whether a machine of this name is running with other parameters. */
export function runsForAnother({ running }: Pick<PagesContext, 'running'>, page: Page): boolean {
  const known = running.find(named(page.name))
  return known !== undefined && !isSamePage(known, page)
}

/** Whether the user returns to a page whose machine kept running. */
export function isReturn({ open, running }: PagesContext, page: Page): boolean {
  return isRunning({ running }, page) && !open.some((each) => isSamePage(each.page, page))
}

/** Prefix of the idempotency keys of the dialog that was opened last. */
export const dialogKey = ({ seed, started }: PagesContext): string => `${seed}-dialog-${started}`

export function requestFormInput(context: PagesContext): RequestFormInput {
  const { scope, limits, requestFields, requestedService } = context
  return {
    buildingUuid: scope?.buildingUuid ?? '',
    keyPrefix: dialogKey(context),
    limits,
    fields: requestFields,
    service: requestedService,
  }
}
