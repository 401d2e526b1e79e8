import { isDeepStrictEqual } from 'node:util'
import type { Company } from '@contract/directory'
import { endsWithin, hasAnswered, hasCalled, hasFailed, hasTimedOut } from '@kit/calls'
import type { Laws, Moment } from '@kit/laws'
import type { directoryMachine } from '@machines/directory/directory/machine'
import { reasonIn } from '../reason'

type Step = Moment<typeof directoryMachine>
type Page = { companies: Company[]; total: number }

const callMs = 20_000
const calls = ['fetchFirstPage', 'fetchNextPage'] as const

/** The page that arrived in this step. */
const page = ({ event }: Step) =>
  calls.some((call) => hasAnswered(event, call)) ? (event?.output as Page) : null
const isLost = ({ event }: Step) =>
  hasTimedOut(event) || calls.some((call) => hasFailed(event, call))
const wantsMore = ({ event }: Step) =>
  event?.type === 'directory.retried' || event?.type === 'page.returned'

/** docs/behaviour.md#paths-and-replies and #where-failures-show. */
export const directoryLaws: Laws<typeof directoryMachine> = {
  'every company that arrived is listed once, in order of arrival': (step) => {
    const { before, after } = step
    const had = before?.context.companies ?? []
    const added = page(step)?.companies.filter(({ uuid }) => !had.some((one) => one.uuid === uuid))
    return isDeepStrictEqual(after.context.companies, [...had, ...(added ?? [])])
  },
  'the count includes rows that arrived twice': (step) => {
    const was = step.before?.context.rows ?? 0
    return step.after.context.rows === was + (page(step)?.companies.length ?? 0)
  },
  'each page requests the next one until there is none': (step) => {
    const came = page(step)
    if (came === null) return true
    const hasMore = came.companies.length > 0 && step.after.context.rows < came.total
    return hasMore ? hasCalled(step, 'fetchNextPage') : step.after.matches('whole')
  },
  'the directory starts with its first page, and reads it again only if nothing has arrived': (
    step,
  ) => {
    const isAgain = step.before?.matches('failed') === true && wantsMore(step)
    return hasCalled(step, 'fetchFirstPage') === (step.before === null || isAgain)
  },
  'a missing page is requested again, from where the reading stopped': (step) =>
    !step.before?.matches('stalled') || hasCalled(step, 'fetchNextPage') === wantsMore(step),
  'a failed call stores its reason, and the loaded rows stay visible': (step) => {
    if (!isLost(step)) return true
    const { context, matches } = step.after
    const hasSome = context.companies.length > 0
    return (
      context.failure?.kind === reasonIn(step.event) &&
      matches.call(step.after, hasSome ? 'stalled' : 'failed')
    )
  },
  'a page that arrives clears the failure': (step) =>
    page(step) === null || step.after.context.failure === null,
  'the search uses the latest typed text': ({ before, event, after }) =>
    after.context.search ===
    (event?.type === 'search.changed' ? event.search : (before?.context.search ?? '')),
  'a search sends no request': (step) =>
    step.event?.type !== 'search.changed' ||
    (step.after.value === step.before?.value && !calls.some((call) => hasCalled(step, call))),
  'every call has a time limit': (step) => !step.after.hasTag('busy') || endsWithin(step, callMs),
}
