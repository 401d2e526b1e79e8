import { effectsOf, endsWithin, hasAnswered, hasFailed, hasTimedOut, isCalling } from '@kit/calls'
import type { Laws, Moment } from '@kit/laws'
import type { startMachine } from '@machines/platform/start/machine'

type Step = Moment<typeof startMachine>

const openingMs = 400
const agreementMs = 1000

const all = (step: Step) => [...step.past, step]
/** How often this was done until now. */
const count = (step: Step, name: string) =>
  all(step).reduce((sum, each) => sum + effectsOf(each, name).length, 0)
/** The steps in which it was done, and their number in the walk. */
const at = (step: Step, name: string) =>
  all(step).findIndex((each) => effectsOf(each, name).length > 0)
const isMounted = (step: Step) => count(step, 'draw') + count(step, 'hydrate') === 1
const isRendered = ({ after }: Step) => after.context.isRendered
/** Code or data of the rendered page could not be had. */
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
  'a rendered page is hydrated when all agree, and only then': (step) =>
    (effectsOf(step, 'hydrate').length === 1) ===
    (step.event?.type === 'page.agreed' && isOpen(step)),
  'a rendered page is drawn anew only where it is lost or where all do not agree in time': (step) =>
    !isRendered(step) ||
    effectsOf(step, 'draw').length === 0 ||
    isLost(step) ||
    hasTimedOut(step.event, 'agreementLimit'),
  'URL and machines are in step before the views are there, once': (step) =>
    count(step, 'syncAddress') <= 1 &&
    (!isMounted(step) || at(step, 'syncAddress') <= mountedAt(step)) &&
    (!isMounted(step) || count(step, 'syncAddress') === 1),
  'they are in step while all are waited for': (step) =>
    !isCalling(step.after, 'watchAgreement') || count(step, 'syncAddress') === 1,
  'mounted, it is finished at once, once': (step) =>
    count(step, 'finish') === (isMounted(step) ? 1 : 0),
  'an empty page is drawn once the router has loaded, well or not, or has taken too long': (step) =>
    !step.before?.matches('opening') ||
    effectsOf(step, 'draw').length ===
      (hasAnswered(step.event, 'loadPlace') ||
      hasFailed(step.event, 'loadPlace') ||
      hasTimedOut(step.event, 'openingLimit')
        ? 1
        : 0),
  'an empty page waits no longer than 400 ms, whatever hangs': (step) =>
    !step.after.matches('opening') ||
    (endsWithin(step, openingMs) && isCalling(step.after, 'loadPlace')),
  'other answers are heard only where the rendered page does not come on for a second': (step) => {
    const { before, event } = step
    const isStuck =
      before?.matches({ rendered: 'settling' }) === true ||
      before?.matches({ rendered: 'loading' }) === true
    return (
      effectsOf(step, 'receive').length ===
      (isStuck && hasTimedOut(event, 'agreementLimit') ? 1 : 0)
    )
  },
  'nothing but code is waited for without an end': (step) =>
    !step.after.matches('rendered') ||
    isCalling(step.after, 'fetchCode') ||
    endsWithin(step, agreementMs) ||
    hasHeard(step),
  'what is lost of a rendered page leads to an empty one': (step) =>
    !step.before?.matches('rendered') || !lostBy(step.event) || step.after.matches('opening'),
  'an app that has ended says that it is sorry, and does nothing after that': (step) => {
    const ended = step.past.findIndex(({ event }) => event?.type === 'app.ended')
    const isEnd = step.event?.type === 'app.ended' && ended === -1
    if (ended !== -1) return effectsOf(step).length === 0
    return (effectsOf(step, 'showCrashScreen').length === 1) === isEnd
  },
}

/** It is still open how the views are mounted, and everything else has come. */
const isOpen = (step: Step) => step.before?.matches({ rendered: 'agreeing' }) === true
const mountedAt = (step: Step) => Math.max(at(step, 'draw'), at(step, 'hydrate'))
/** In this state a second has passed. */
const hasHeard = (step: Step) => count(step, 'receive') > 0
