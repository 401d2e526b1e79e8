import { effectsOf, endsWithin, hasAnswered, hasFailed, hasTimedOut, isCalling } from '@kit/calls'
import type { Laws, Moment } from '@kit/laws'
import type { startMachine } from '@machines/platform/start/machine'

type Step = Moment<typeof startMachine>

const openingMs = 400
const agreementMs = 1000
const hydrationMs = 5000

const all = (step: Step) => [...step.past, step]
/** How often this has been done so far. */
const count = (step: Step, name: string) =>
  all(step).reduce((sum, each) => sum + effectsOf(each, name).length, 0)
/** The steps in which it was done, and their index in the walk. */
const at = (step: Step, name: string) =>
  all(step).findIndex((each) => effectsOf(each, name).length > 0)
const isMounted = (step: Step) => count(step, 'draw') + count(step, 'hydrate') === 1
const isRendered = ({ after }: Step) => after.context.isRendered
/** Code or data of the rendered page is missing. */
const isLost = (step: Step) =>
  all(step).some(({ before, event }) => before?.matches('rendered') && lostBy(event))
const lostBy = (event: Step['event']) =>
  ['awaitApp', 'fetchCode', 'loadPlace'].some((id) => hasFailed(event, id))

/** docs/decisions/0013-server-rendering.md. */
export const startLaws: Laws<typeof startMachine> = {
  'views are mounted once, in one of two ways': (step) =>
    count(step, 'draw') + count(step, 'hydrate') <= 1,
  'a page that was not rendered is never hydrated': (step) =>
    isRendered(step) || count(step, 'hydrate') === 0,
  'a rendered page is hydrated only when all parts are ready': (step) =>
    (effectsOf(step, 'hydrate').length === 1) ===
    (step.event?.type === 'page.agreed' && isOpen(step)),
  'a rendered page is replaced only if it is lost or its parts are not ready in time': (step) =>
    !isRendered(step) ||
    effectsOf(step, 'draw').length === 0 ||
    isLost(step) ||
    hasTimedOut(step.event, 'agreementLimit'),
  'URL and machines are synchronized once, before the views mount': (step) =>
    count(step, 'syncAddress') <= 1 &&
    (!isMounted(step) || at(step, 'syncAddress') <= mountedAt(step)) &&
    (!isMounted(step) || count(step, 'syncAddress') === 1),
  'they stay synchronized while other parts load': (step) =>
    !isCalling(step.after, 'watchAgreement') || count(step, 'syncAddress') === 1,
  'a page that is drawn completes the start immediately, a hydrated one when React is done': (
    step,
  ) =>
    effectsOf(step, 'finish').length ===
    (effectsOf(step, 'draw').length === 1 || isHydrated(step) ? 1 : 0),
  'what was filled in during the hydration is replayed once it is over': (step) =>
    effectsOf(step, 'replayTyping').length === (isHydrated(step) ? 1 : 0),
  'a hydration ends within five seconds, whatever hangs': (step) =>
    !step.after.matches('hydrating') ||
    (endsWithin(step, hydrationMs) && isCalling(step.after, 'awaitHydration')),
  'an empty page renders once the router has loaded, failed or timed out': (step) =>
    !step.before?.matches('opening') ||
    effectsOf(step, 'draw').length ===
      (hasAnswered(step.event, 'loadPlace') ||
      hasFailed(step.event, 'loadPlace') ||
      hasTimedOut(step.event, 'openingLimit')
        ? 1
        : 0),
  'an empty page waits at most 400 ms, whatever hangs': (step) =>
    !step.after.matches('opening') ||
    (endsWithin(step, openingMs) && isCalling(step.after, 'loadPlace')),
  'other responses are received only if the rendered page is not ready within a second': (step) => {
    const { before, event } = step
    const isStuck =
      before?.matches({ rendered: 'settling' }) === true ||
      before?.matches({ rendered: 'loading' }) === true
    return (
      effectsOf(step, 'receive').length ===
      (isStuck && hasTimedOut(event, 'agreementLimit') ? 1 : 0)
    )
  },
  'every wait except that for code has a time limit': (step) =>
    !step.after.matches('rendered') ||
    isCalling(step.after, 'fetchCode') ||
    endsWithin(step, agreementMs) ||
    hasHeard(step),
  'a rendered page with missing parts becomes an empty one': (step) =>
    !step.before?.matches('rendered') || !lostBy(step.event) || step.after.matches('opening'),
  'a crashed app shows the crash screen and does nothing afterwards': (step) => {
    const ended = step.past.findIndex(({ event }) => event?.type === 'app.ended')
    const isEnd = step.event?.type === 'app.ended' && ended === -1
    if (ended !== -1) return effectsOf(step).length === 0
    return (effectsOf(step, 'showCrashScreen').length === 1) === isEnd
  },
}

/** React has hydrated all that it can. */
const isHydrated = ({ event }: Step) =>
  hasAnswered(event, 'awaitHydration') ||
  hasFailed(event, 'awaitHydration') ||
  hasTimedOut(event, 'hydrationLimit')
/** Views are not mounted yet, and everything else is ready. */
const isOpen = (step: Step) => step.before?.matches({ rendered: 'agreeing' }) === true
const mountedAt = (step: Step) => Math.max(at(step, 'draw'), at(step, 'hydrate'))
/** A second passed in this state. */
const hasHeard = (step: Step) => count(step, 'receive') > 0
