import { isDeepStrictEqual } from 'node:util'
import type { Company } from '@contract/companies'
import { both, changes, done, either, failed, not, started, timedOut } from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, cites, iff, only } from '@kit/vocabulary'
import type { directoryMachine } from '@machines/directory/directory/machine'
import { timeLimitLaws } from '../kernel/shared.laws'
import { reasonIn } from '../reason'

type Step = Moment<typeof directoryMachine>
type Page = { companies: Company[]; total: number }

const calls = ['fetchFirstPage', 'fetchNextPage']

const hasArrived = after(...calls.map(done))
/** The page that arrived in this step. */
const page = (step: Step) => (hasArrived(step) ? (step.event?.output as Page) : null)
const isLost = after(timedOut(), ...calls.map(failed))
const isRetry = after('directory.retried', 'page.returned')
const hasMore = (step: Step) => {
  const { companies, total } = page(step) ?? { companies: [], total: 0 }
  return companies.length > 0 && step.after.context.rows < total
}
const hasSome = ({ after: { context } }: Step) => context.companies.length > 0

/** docs/behaviour.md#paths-and-replies and #where-failures-show. */
export const directoryLaws: Laws<typeof directoryMachine> = {
  'every company that arrived is listed once, in order of arrival': cites(
    'Companies are sorted from A to Z by the rules of the language, also while further pages load.',
    (step) => {
      const had = step.before?.context.companies ?? []
      const added = page(step)?.companies.filter(
        ({ uuid }) => !had.some((one) => one.uuid === uuid),
      )
      return isDeepStrictEqual(step.after.context.companies, [...had, ...(added ?? [])])
    },
  ),
  'the count includes rows that arrived twice': (step) => {
    const was = step.before?.context.rows ?? 0
    return step.after.context.rows === was + (page(step)?.companies.length ?? 0)
  },
  'each page requests the next one until there is none': cites(
    'Companies are sorted from A to Z by the rules of the language, also while further pages load.',
    hasArrived.next(either(both(hasMore, started('fetchNextPage')), both(not(hasMore), 'whole'))),
  ),
  'the directory starts with its first page, and reads it again only if nothing has arrived': iff(
    started('fetchFirstPage'),
    either(after('start'), isRetry.from('failed')),
  ),
  'a missing page is requested again, from where the reading stopped': iff(
    started('fetchNextPage'),
    either(isRetry.from('stalled'), both(hasArrived, hasMore)),
  ),
  'a failed call stores its reason, and the loaded rows stay visible': cites(
    [
      'A screen that has a place for a failed request shows it there, with a retry.',
      'What was read before stays visible while it is read again, and if that fails.',
    ],
    isLost.next(
      ({ event, after: { context } }: Step) => context.failure?.kind === reasonIn(event),
      either(both(hasSome, 'stalled'), both(not(hasSome), 'failed')),
    ),
  ),
  'a page that arrives clears the failure': hasArrived.next(
    ({ after: { context } }: Step) => context.failure === null,
  ),
  'the search uses the latest typed text': all(
    after('start').next(({ after: { context } }: Step) => context.search === ''),
    after('search.changed').next(
      ({ event, after: { context } }: Step) => context.search === event?.search,
    ),
    only(changes<typeof directoryMachine>(({ context }) => context.search)).after(
      'start',
      'search.changed',
    ),
  ),
  'a search sends no request': after('search.changed').never(
    changes<typeof directoryMachine>(({ value }) => value),
    ...calls.map(started),
  ),
  ...timeLimitLaws(),
}
