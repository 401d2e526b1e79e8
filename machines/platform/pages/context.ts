import type { AttachmentLimits } from '@machines/support/requestForm/attachments'
import type { RequestedService, RequestFields } from '@machines/support/requestForm/fields'
import type { RequestFormInput } from '@machines/support/requestForm/machine'
import { isSamePage, type Page } from './logic'
import type { Scope } from './scope'

export type PagesInput = {
  /** Random for each load of the app: idempotency keys begin with it. */
  seed: string
  limits: AttachmentLimits
  /** Whether the server tells of changes as they happen. */
  hasLive: boolean
}

/** A page that the router shows. */
export type OpenPage = {
  page: Page
  /** Its logic was going on when the page was entered: one has come back to it. */
  isReturn: boolean
}

export type PagesContext = PagesInput & {
  scope: Scope | null
  open: OpenPage[]
  /** Pages whose logic goes on, with what it was started for. */
  running: Page[]
  /** Counts the logics that were started: their idempotency keys differ by it. */
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

/** Whether the logic of this very page goes on. */
export function isRunning({ running }: Pick<PagesContext, 'running'>, page: Page): boolean {
  return running.some((each) => isSamePage(each, page))
}

/** Whether logic of this name was started for other parameters. */
export function runsForAnother({ running }: Pick<PagesContext, 'running'>, page: Page): boolean {
  const known = running.find(named(page.name))
  return known !== undefined && !isSamePage(known, page)
}

/** Whether one comes back to a page whose logic went on meanwhile. */
export function isReturn({ open, running }: PagesContext, page: Page): boolean {
  return isRunning({ running }, page) && !open.some((each) => isSamePage(each.page, page))
}

/** With it begin the idempotency keys of the dialog that was opened last. */
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
