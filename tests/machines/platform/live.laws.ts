import { endsWithin } from '@kit/calls'
import { either, not, timedOut } from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, always, cites, during, iff, once } from '@kit/vocabulary'
import type { liveMachine } from '@machines/platform/live/machine'

type Step = Moment<typeof liveMachine>

const open = 'connected.open'
const followed = ({ after: { context } }: Step) => context.followed.length

/** Every topic of the event is followed already. */
const isFollowed = ({ before, event }: Step) =>
  (event as { topics: string[] } | null)?.topics.every((topic) =>
    before?.context.followed.includes(topic),
  )

/** docs/decisions/0011-live.md. */
export const liveLaws: Laws<typeof liveMachine> = {
  'a stream is open while the app is visible and the user is signed in': all(
    iff('connected', ({ after: now }: Step) => now.children.stream !== undefined),
    after('session.ended').next(not('connected'), (step: Step) => followed(step) === 0),
  ),
  'requested topics are followed on any open stream': cites(
    'Everyone who has a suite open sees its reports within a second.',
    during('connected').always(({ after: { context } }: Step) =>
      context.topics.every((topic) => context.followed.includes(topic)),
    ),
  ),
  'navigating back and forth opens no other stream': after('topics.changed')
    .from('connected')
    .next(
      (step: Step) =>
        (step.before?.children.stream === step.after.children.stream) === isFollowed(step),
    ),
  'a stream has no more topics than the server accepts': all(
    always((step: Step) => followed(step) <= 20),
    during('connected').always((step: Step) => followed(step) > 0),
  ),
  'the pages receive each message once': cites(
    'Everyone who has a suite open sees its reports within a second.',
    once('sendToPages').when(after('stream.received').from(open)),
  ),
  'data whose changes may have been missed is read again': once('refreshPages').when(
    either(
      after('stream.gapped').from(open),
      after('network.restored').from('idle', 'connected', 'waiting', 'polling'),
      after(timedOut('pollPause')),
    ),
  ),
  'a stream that reopens resets the attempts': during(open).always(
    ({ after: { context } }: Step) => context.tries === 0,
  ),
  'after three attempts polling starts, and the stream is still retried': all(
    during('polling').always(
      ({ after: { context }, delays }: Step) =>
        context.tries >= 3 && Object.keys(delays).some((each) => each.startsWith('pollPause')),
    ),
    during('waiting').always(({ after: { context } }: Step) => context.tries < 3),
  ),
  'every call has a time limit': all(
    during(not(either('idle', 'hidden'))).always(
      ({ delays }: Step) => Object.keys(delays).length > 0,
    ),
    during('connected.opening').always((step: Step) => endsWithin(step, 20_000)),
  ),
  'a stream that is silent for 45 seconds counts as lost': during(open).always((step: Step) =>
    endsWithin(step, 45_000),
  ),
  'polling reads the pages again at least every 25 seconds': during('polling').always(
    (step: Step) => endsWithin(step, 25_000),
  ),
}
