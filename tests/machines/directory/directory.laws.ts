import { isDeepStrictEqual } from 'node:util'
import type { Company } from '@contract/directory'
import { endsWithin, hasAnswered, hasCalled, hasFailed, hasTimedOut } from '@kit/calls'
import type { Laws, Moment } from '@kit/laws'
import type { directoryMachine } from '@machines/directory/directory/machine'

type Step = Moment<typeof directoryMachine>
type Page = { companies: Company[]; total: number }

const callMs = 20_000
const calls = ['fetchFirstPage', 'fetchNextPage'] as const

/** The page that came in this step. */
const page = ({ event }: Step) =>
  calls.some((call) => hasAnswered(event, call)) ? (event?.output as Page) : null
const isLost = ({ event }: Step) =>
  hasTimedOut(event) || calls.some((call) => hasFailed(event, call))
const wantsMore = ({ event }: Step) =>
  event?.type === 'directory.retried' || event?.type === 'page.returned'

/** docs/behaviour.md#paths-and-replies and #where-failures-show. */
export const directoryLaws: Laws<typeof directoryMachine> = {
  'every company that has come is there, once, in the order in which it came': (step) => {
    const { before, after } = step
    const had = before?.context.companies ?? []
    const added = page(step)?.companies.filter(({ uuid }) => !had.some((one) => one.uuid === uuid))
    return isDeepStrictEqual(after.context.companies, [...had, ...(added ?? [])])
  },
  'the rows that were read are counted, also those that came twice': (step) => {
    const was = step.before?.context.rows ?? 0
    return step.after.context.rows === was + (page(step)?.companies.length ?? 0)
  },
  'after each page the next one is asked for, until there is no more': (step) => {
    const came = page(step)
    if (came === null) return true
    const hasMore = came.companies.length > 0 && step.after.context.rows < came.total
    return hasMore ? hasCalled(step, 'fetchNextPage') : step.after.matches('whole')
  },
  'the directory begins with its first page, and reads it again only where nothing has come': (
    step,
  ) => {
    const isAgain = step.before?.matches('failed') === true && wantsMore(step)
    return hasCalled(step, 'fetchFirstPage') === (step.before === null || isAgain)
  },
  'what did not come is asked for again, from where it stopped': (step) =>
    !step.before?.matches('stalled') || hasCalled(step, 'fetchNextPage') === wantsMore(step),
  'a call that came to nothing is kept with its reason, and what has come stays on show': (
    step,
  ) => {
    if (!isLost(step)) return true
    const { context, matches } = step.after
    const hasSome = context.companies.length > 0
    return (
      context.failure?.kind === (hasTimedOut(step.event) ? 'timeout' : 'network') &&
      matches.call(step.after, hasSome ? 'stalled' : 'failed')
    )
  },
  'a page that has come takes the failure away': (step) =>
    page(step) === null || step.after.context.failure === null,
  'what is searched for is what was typed last': ({ before, event, after }) =>
    after.context.search ===
    (event?.type === 'search.changed' ? event.search : (before?.context.search ?? '')),
  'a search asks the server for nothing': (step) =>
    step.event?.type !== 'search.changed' ||
    (step.after.value === step.before?.value && !calls.some((call) => hasCalled(step, call))),
  'a call ends by itself': (step) => !step.after.hasTag('busy') || endsWithin(step, callMs),
}
