import { effectsOf, endsWithin, isCalling } from '@kit/calls'
import { both, did, done, either, failed, left, timedOut } from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, cites, during, once, only } from '@kit/vocabulary'
import type { startMachine } from '@machines/platform/start/machine'

type Step = Moment<typeof startMachine>

const openingMs = 400
const agreementMs = 1000
const hydrationMs = 5000

const steps = (step: Step) => [...step.past, step]
/** How often this has been done so far. */
const count = (step: Step, name: string) =>
  steps(step).reduce((sum, each) => sum + effectsOf(each, name).length, 0)
/** The steps in which it was done, and their index in the walk. */
const at = (step: Step, name: string) =>
  steps(step).findIndex((each) => effectsOf(each, name).length > 0)
const isMounted = (step: Step) => count(step, 'draw') + count(step, 'hydrate') === 1
const isRendered = ({ after: now }: Step) => now.context.isRendered
/** Code or data of the rendered page is missing. */
const isLoss = after(failed('awaitApp'), failed('fetchCode'), failed('loadPlace')).from('rendered')
/** React has hydrated all that it can. */
const isHydrated = after(
  done('awaitHydration'),
  failed('awaitHydration'),
  timedOut('hydrationLimit'),
)
const opened = [done('loadPlace'), failed('loadPlace'), timedOut('openingLimit')]
const mountedAt = (step: Step) => Math.max(at(step, 'draw'), at(step, 'hydrate'))
/** A second passed in this state. */
const hasHeard = (step: Step) => count(step, 'receive') > 0

/** docs/decisions/0013-server-rendering.md. */
export const startLaws: Laws<typeof startMachine> = {
  'views are mounted once, in one of two ways': (step) =>
    count(step, 'draw') + count(step, 'hydrate') <= 1,
  'a page that was not rendered is never hydrated': cites(
    'A page rendered for another user, or in another language than this browser has chosen, is never shown.',
    (step) => isRendered(step) || count(step, 'hydrate') === 0,
  ),
  'a rendered page is hydrated only when all parts are ready': cites(
    'A page rendered for another user, or in another language than this browser has chosen, is never shown.',
    once('hydrate').when(after('page.agreed').from('rendered.agreeing')),
  ),
  'a rendered page is replaced only if it is lost or its parts are not ready in time': cites(
    'Without scripts, users can read home and its pages and follow links, with descriptions as plain text; a page with missing data reloads after two seconds.',
    during(both(isRendered, did('draw'))).always(
      either(after(timedOut('agreementLimit')), (step: Step) => steps(step).some(isLoss)),
    ),
  ),
  'URL and machines are synchronized once, before the views mount': (step) =>
    count(step, 'syncAddress') <= 1 &&
    (!isMounted(step) || at(step, 'syncAddress') <= mountedAt(step)) &&
    (!isMounted(step) || count(step, 'syncAddress') === 1),
  'they stay synchronized while other parts load': (step) =>
    !isCalling(step.after, 'watchAgreement') || count(step, 'syncAddress') === 1,
  'a page that is drawn completes the start immediately, a hydrated one when React is done': once(
    'finish',
  ).when(either(did('draw'), isHydrated)),
  'what was filled in during the hydration is replayed once it is over': cites(
    'Input and clicks before hydration are queued and replayed.',
    once('replayTyping').when(isHydrated),
  ),
  'a hydration ends within five seconds, whatever hangs': during('hydrating').always(
    (step: Step) => endsWithin(step, hydrationMs) && isCalling(step.after, 'awaitHydration'),
  ),
  'an empty page renders once the router has loaded, failed or timed out': all(
    after(...opened)
      .from('opening')
      .next(did('draw')),
    only(both(did('draw'), left('opening'))).after(...opened),
    during('opening').never(did('draw')),
  ),
  'an empty page waits at most 400 ms, whatever hangs': during('opening').always(
    (step: Step) => endsWithin(step, openingMs) && isCalling(step.after, 'loadPlace'),
  ),
  'other responses are received only if the rendered page is not ready within a second': once(
    'receive',
  ).when(after(timedOut('agreementLimit')).from('rendered.settling', 'rendered.loading')),
  'every wait except that for code has a time limit': during('rendered').always(
    either(
      hasHeard,
      (step: Step) => isCalling(step.after, 'fetchCode') || endsWithin(step, agreementMs),
    ),
  ),
  'a rendered page with missing parts becomes an empty one': isLoss.next('opening'),
  'a crashed app shows the crash screen and does nothing afterwards': cites(
    'If rendering a page throws, it shows "Sorry.. there was an Error", in English, because the messages themselves may be the cause.',
    (step) => {
      const ended = step.past.findIndex(({ event }) => event?.type === 'app.ended')
      const isEnd = step.event?.type === 'app.ended' && ended === -1
      if (ended !== -1) return effectsOf(step).length === 0
      return (effectsOf(step, 'showCrashScreen').length === 1) === isEnd
    },
  ),
}
