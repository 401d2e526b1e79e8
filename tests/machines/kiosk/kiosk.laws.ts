import {
  both,
  changes,
  done,
  either,
  entered,
  failed,
  left,
  not,
  type Occurrence,
  running,
  started,
  timedOut,
} from '@kit/conditions'
import { type Laws, type Moment, mentions } from '@kit/laws'
import { after, all, cites, during, iff } from '@kit/vocabulary'
import { FailedCall } from '@machines/kernel/failure'
import type { kioskMachine } from '@machines/kiosk/kiosk/machine'
import { timeLimitLaws } from '../kernel/shared.laws'
import { reasonIn } from '../reason'

type Step = Moment<typeof kioskMachine>

const callMs = 20_000

const isKiosk = ({ after: now }: Step) => now.hasTag('kiosk')
const wasKiosk = ({ before }: Step) => before?.hasTag('kiosk') === true
const wasIn = (state: 'on' | 'over' | 'handingOver' | 'starting') => (step: Step) =>
  step.before?.matches(state) === true
/** The session of a kiosk, or of another user, is known. */
const kioskFound: Occurrence = ({ type, isKiosk: is }) => type === 'user.identified' && is === true
const otherFound: Occurrence = ({ type, isKiosk: is }) => type === 'user.identified' && is === false

const isMade = after(done('startKiosk'))
const isRequested = after('kiosk.entered').from('off')
const isLeaving = after('leave.confirmed').from('confirmingLeave')
const isOver = after(timedOut(), failed('startKiosk'), failed('leaveKiosk'))

/** docs/behaviour.md#kiosk. */
export const kioskLaws: Laws<typeof kioskMachine> = {
  'a reload keeps the mode': after('start').next(({ after: now }) =>
    now.matches(now.context.startsOn ? 'on' : 'off'),
  ),
  "only the server's response or a kiosk's session makes a device a kiosk": cites(
    "Starting kiosk mode ends the tenant's session on the device and begins a session of the building's kiosk account, which may call only endpoints marked kiosk.",
    all(
      isMade.next('handingOver'),
      after(kioskFound).from('off').next('on'),
      during(both(isKiosk, not(wasKiosk))).always(
        either(after('start'), isMade, after(kioskFound).from('off')),
      ),
    ),
  ),
  'only the end of its session or another user ends the kiosk': during(
    both(wasKiosk, not(isKiosk)),
  ).always(either(after('session.ended'), after(otherFound).from('on', 'awaitingKiosk'))),
  "another user's session is no kiosk, and a kiosk's session stays one": all(
    after(kioskFound).from('on', 'awaitingKiosk').next('on'),
    after(otherFound).from('on', 'awaitingKiosk').next('off'),
  ),
  'the end of the session clears everything': all(
    after('session.ended').from('handingOver').next('awaitingKiosk'),
    after('session.ended')
      .from(not(wasIn('handingOver')))
      .next('off'),
  ),
  'the end of the session that started it does not interrupt a kiosk': after('session.ended')
    .from('handingOver')
    .next(isKiosk, ({ after: { context } }) => context.known === null),
  'only a user who confirmed hands the device over': cites(
    "Starting kiosk mode ends the tenant's session on the device and begins a session of the building's kiosk account, which may call only endpoints marked kiosk.",
    iff(started('startKiosk'), after('start.confirmed').from('confirmingStart')),
  ),
  'the hand-over confirmation opens for the requested building': cites(
    'Starting a kiosk needs the permission can-start-kiosk in that building (in the demo: the manager and Ada); the menu shows the entry only with it.',
    all(
      isRequested.next(
        'confirmingStart',
        ({ event, after: { context } }) => context.buildingUuid === event?.buildingUuid,
      ),
      during(both(either('confirmingStart', 'starting'), not(isRequested))).never(
        changes(({ context }) => context.buildingUuid),
      ),
    ),
  ),
  'the session that the server started is the one handed on': cites(
    "Starting kiosk mode ends the tenant's session on the device and begins a session of the building's kiosk account, which may call only endpoints marked kiosk.",
    all(
      isMade.next(({ event, after: { context } }) => context.known === event?.output),
      during(not(isMade)).always(({ before, after: { context } }) =>
        [null, before?.context.known].includes(context.known),
      ),
    ),
  ),
  'each answer sends one request to leave, with the typed PIN': cites(
    'Its button to leave needs the flag enable-exit-kiosk-mode, and a PIN if the deployment sets one.',
    all(
      iff(started('leaveKiosk'), isLeaving),
      isLeaving.next(
        ({ event, after: { context } }) => context.pin === event?.pin && context.failure === null,
      ),
    ),
  ),
  "a PIN is in memory only during the server's check, and no longer than the session": cites(
    'Its button to leave needs the flag enable-exit-kiosk-mode, and a PIN if the deployment sets one.',
    during(not(either('leaving', 'over'))).always(({ after: { context } }) => context.pin === ''),
  ),
  'the exit dialog opens only on a kiosk and on request': cites(
    'Its button to leave needs the flag enable-exit-kiosk-mode, and a PIN if the deployment sets one.',
    all(
      after('kiosk.left').from('on').next('confirmingLeave'),
      during(entered('confirmingLeave')).always(
        either(after('kiosk.left').from('on'), left('leaving')),
      ),
    ),
  ),
  'closing a dialog changes nothing': all(
    after('dialog.closed').from('confirmingStart').next('off'),
    after('dialog.closed').from('confirmingLeave').next('on'),
  ),
  'the mode ends only once the server has agreed': cites(
    'Its button to leave needs the flag enable-exit-kiosk-mode, and a PIN if the deployment sets one.',
    iff(
      'over',
      either(after(done('leaveKiosk')), both(wasIn('over'), not(after('session.ended')))),
    ),
  ),
  'a failed call stores its reason, and its dialog stays open': all(
    isOver.from('starting').next('confirmingStart'),
    isOver.from(not(wasIn('starting'))).next('confirmingLeave'),
    isOver.next(({ event, after: { context } }) => {
      const error: unknown = event?.error
      const isOwn = !(error instanceof FailedCall) || context.failure === error.failure
      return isOwn && context.failure?.kind === reasonIn(event)
    }),
  ),
  ...timeLimitLaws(callMs, either(running('startKiosk'), running('leaveKiosk'))),
  'an ordinary page load has nothing of a kiosk': during('off').always(
    ({ after: { context } }) =>
      context.buildingUuid === '' &&
      context.pin === '' &&
      context.known === null &&
      context.failure === null,
  ),
  'nothing happens without a press': after('kiosk.left')
    .from(not(wasIn('on')))
    .nothing(),
  "a kiosk's token is gone once its session has ended": after('session.ended').next(
    ({ after: { context } }) => !mentions(context, 'kiosk-token'),
  ),
}
