import { changes, running } from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, cites, only, sends } from '@kit/vocabulary'
import type { directoryMachine } from '@machines/directory/directory/machine'
import { hasMoreRows, type PagedSnapshot } from '@machines/kernel/pagedRequest/selectors'
import { crashLaws } from '../kernel/shared.laws'

type Step = Moment<typeof directoryMachine>

/** A page has arrived, and it is not the last one. */
function hasArrived({ event }: Step): boolean {
  if (event?.type !== 'xstate.snapshot.list') return false
  const list = event.snapshot as PagedSnapshot
  return list.value === 'fulfilled' && list.context.failure === null && hasMoreRows(list)
}

/** docs/behaviour.md#paths-and-replies and #where-failures-show. */
export const directoryLaws: Laws<typeof directoryMachine> = {
  'each page requests the next one; a page that failed is requested again by the user': cites(
    [
      'Companies are sorted from A to Z by the rules of the language, also while further pages load.',
      'A screen that has a place for a failed request shows it there, with a retry.',
    ],
    sends('list', 'more.pressed').when(
      (step) =>
        running('list')(step) && (hasArrived(step as Step) || after('request.invalidated')(step)),
    ),
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
  'a search sends no request': after('search.changed').next(({ sent }) => sent.length === 0),
  ...crashLaws('list'),
}
