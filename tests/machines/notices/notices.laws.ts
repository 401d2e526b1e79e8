import { inputOf } from '@kit/calls'
import { done, failed, started, timedOut } from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, cites, only } from '@kit/vocabulary'
import type { Marks, noticesMachine } from '@machines/notices/notices/machine'
import { failureLaws, intentLaws, mutationLaws } from '../kernel/mutation.laws'
import { crashLaws, invalidationLaws, timeLimitLaws } from '../kernel/shared.laws'

type Notices = typeof noticesMachine
type Step = Moment<Notices>

const marked =
  'Opening a notification marks it as read, as Mark all as read does all that came until the newest shown one.'
const shownUnread = 'What could not be stored is shown as unread again.'

const pressed = after('notice.opened', 'all.read')
const marksIn = ({ context }: Step['after']) => context.marks
const holds = (all_: Marks, { uuids, until }: Marks) =>
  uuids.every((uuid) => all_.uuids.includes(uuid)) &&
  (until === null || until <= (all_.until ?? ''))
const isNothing = ({ uuids, until }: Marks) => uuids.length === 0 && until === null
/** What the user has pressed in this step. */
const pressedIn = ({ event }: Step): Marks => ({
  uuids: typeof event?.['uuid'] === 'string' ? [event['uuid']] : [],
  until: typeof event?.['until'] === 'string' ? event['until'] : null,
})

/** docs/behaviour.md#notifications. */
export const noticesLaws: Laws<Notices> = {
  ...mutationLaws<Notices>(['markRead'], pressed),
  ...intentLaws<Notices>(pressed),
  ...timeLimitLaws(),
  ...crashLaws('list'),
  ...invalidationLaws(['list'], after('request.invalidated', done('markRead')), marked),
  ...failureLaws(['markRead'], 'idle', shownUnread),
  'only a press marks a notice': cites(
    marked,
    only(started('markRead')).after('notice.opened', 'all.read'),
  ),
  'a press sends what it marks, with everything that is not stored yet': cites(
    marked,
    after('notice.opened', 'all.read').next('marking', (step: Step) => {
      const { marks } = inputOf(step.after, 'markRead') as { marks: Marks }
      const unstored = step.before === null ? marks : marksIn(step.before)
      return holds(marks, pressedIn(step)) && holds(marks, unstored)
    }),
  ),
  'what the server has stored stays marked, and is not sent again': after(done('markRead')).next(
    'idle',
    ({ before, after: now }: Step) =>
      before !== null &&
      isNothing(marksIn(now)) &&
      holds(now.context.stored, before.context.stored) &&
      holds(now.context.stored, marksIn(before)),
  ),
  'what could not be stored is unread again, and what was stored before is not': cites(
    shownUnread,
    after(failed('markRead'), timedOut('mutationTimeout')).next(
      'idle',
      ({ before, after: now }: Step) =>
        isNothing(marksIn(now)) && now.context.stored === before?.context.stored,
    ),
  ),
}
