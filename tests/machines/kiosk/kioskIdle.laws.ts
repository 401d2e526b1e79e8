import { endsWithin } from '@kit/calls'
import {
  changes,
  done,
  either,
  entered,
  failed,
  left,
  not,
  started,
  stayed,
  timedOut,
} from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, cites, during, iff, once, only, runs } from '@kit/vocabulary'
import type { kioskIdleMachine } from '@machines/kiosk/kioskIdle/machine'

type Step = Moment<typeof kioskIdleMachine>

const confirming = 'on.inUse.confirming'
const nextPicture = ({ before }: Step) => (before?.context.slide ?? 0) + 1
const wiped = ({ before, after: { context } }: Step) => context.wipes - (before?.context.wipes ?? 0)
const handOff = ({ context }: Step['after']) => context.handOff

/** docs/behaviour.md#kiosk. */
export const kioskIdleLaws: Laws<typeof kioskIdleMachine> = {
  "only a kiosk has guests, and each kiosk starts with the building's pictures": cites(
    'The building and up to eight current items alternate on the full screen.',
    all(
      after('kiosk.started').from('off').next('on.showcasing'),
      after('kiosk.ended').next('off'),
      only('on').after('kiosk.started'),
      only('off').after('start', 'kiosk.ended'),
    ),
  ),
  'starting a kiosk that is already running changes nothing': after('kiosk.started')
    .from('on')
    .nothing(),
  'any input counts as use and closes the idle dialog': cites(
    [
      'Any input counts as use: a touch, a key, a wheel, a mouse.',
      'Any input answers it, and the page is unchanged.',
    ],
    after('guest.acted').from('on.showcasing', 'on.inUse').next('on.inUse.waiting'),
  ),
  'an idle guest is asked before anything is wiped': cites(
    'After a minute without input (kiosk.idleSeconds) a question counts down from twenty seconds (kiosk.warningSeconds, never less); the remaining seconds are announced every ten.',
    all(
      only('on.wiping').from(confirming),
      during(entered('on.wiping')).always(({ before }) => (before?.context.left ?? 0) <= 1),
    ),
  ),
  'the dialog counts down its full time, a second at a time': cites(
    'After a minute without input (kiosk.idleSeconds) a question counts down from twenty seconds (kiosk.warningSeconds, never less); the remaining seconds are announced every ten.',
    all(
      during(entered(confirming)).always(
        ({ after: { context } }) => context.left === context.warningSeconds,
      ),
      during(stayed(confirming)).always(({ before, after: { context } }) =>
        [context.left, context.left + 1].includes(before?.context.left ?? 0),
      ),
    ),
  ),
  'input is watched from the first touch until the guest leaves': cites(
    'The first touch or key ends the slides and does nothing else.',
    runs('watchGuest').exactlyIn('on.inUse'),
  ),
  'presses are intercepted as soon as the device is a kiosk, with or without pictures': cites(
    'The first touch or key ends the slides and does nothing else.',
    runs('catchPresses').exactlyIn('on'),
  ),
  "a guest's pressed link stays offered for their phone until they close it or leave": cites(
    "A dialog shows the URL as a code for the guest's phone, without any token of the kiosk's.",
    all(
      during(either(not(stayed('on.inUse')), after('handOff.closed'))).always(
        ({ after: { context } }) => context.handOff === null,
      ),
      during(stayed('on.inUse')).always(
        either(not(changes(handOff)), after('handOff.offered', 'handOff.closed')),
      ),
      after('handOff.offered')
        .from('on.inUse')
        .next(
          ({ event, after: { context } }) =>
            context.handOff?.address === event?.address &&
            context.handOff?.needsSignIn === event?.needsSignIn,
        ),
    ),
  ),
  'the return to the pictures wipes pages and browser, each once': cites(
    "Without an answer, all of the guest's data is removed: pages, dialogs, frames, toasts and their input, stored drafts and searches, scroll positions, and the tab's history, in which Back and Forward now lead only to home.",
    all(
      once('clearScope').when(entered('on.wiping')),
      iff(started('wipeBrowser'), entered('on.wiping')),
    ),
  ),
  'only a wipe leads from a guest to the pictures': cites(
    "Without an answer, all of the guest's data is removed: pages, dialogs, frames, toasts and their input, stored drafts and searches, scroll positions, and the tab's history, in which Back and Forward now lead only to home.",
    only('on.showcasing').from('off', 'on.wiping'),
  ),
  "a wipe ends, even without the browser's response, and is counted": cites(
    'Nothing is reloaded, so the wipe works without network.',
    all(
      after(done('wipeBrowser'), failed('wipeBrowser')).next('on.showcasing'),
      after(timedOut()).from('on.wiping').next('on.showcasing'),
      during(left('on.wiping')).always((step) => wiped(step) === 1),
      during(not(left('on.wiping'))).always((step) => wiped(step) === 0),
    ),
  ),
  'every picture and every wipe has a time limit': all(
    during('on.showcasing').always((step) =>
      endsWithin(step, step.after.context.slideSeconds * 1000),
    ),
    during('on.wiping').eventually(not('on.wiping')).within(5000),
  ),
  "the kiosk's content is read again from time to time, not with every picture": cites(
    'The items are refreshed every ten minutes; without network the slides continue with the known ones.',
    once('refreshPages').when(after(timedOut('refresh')).from('on.showcasing')),
  ),
  'the pictures follow each other, starting with the first': cites(
    'The building and up to eight current items alternate on the full screen.',
    all(
      during(
        either(entered('on.showcasing'), after(timedOut('refresh')).from('on.showcasing')),
      ).always(({ after: { context } }) => context.slide === 0),
      after(timedOut('slide'))
        .from('on.showcasing')
        .next((step) => step.after.context.slide === nextPicture(step)),
      during(stayed('on.showcasing')).always(
        either(not(changes(({ context }) => context.slide)), after(timedOut())),
      ),
    ),
  ),
}
