import { isDeepStrictEqual } from 'node:util'
import {
  effectsOf,
  endsWithin,
  hasAnswered,
  hasCalled,
  hasFailed,
  hasTimedOut,
  isCalling,
} from '@kit/calls'
import type { Laws, Moment } from '@kit/laws'
import type { chunkRecoveryMachine } from '@machines/platform/chunkRecovery/machine'

type Step = Moment<typeof chunkRecoveryMachine>

const answerMs = 8000
const pauseMs = 5000
const pageMs = 20_000

const isMissed = ({ event }: Step) => event?.type === 'page.missed'
/** The server has responded: what is tried next depends on what was tried before for this path. */
const isNext = ({ before, event }: Step) =>
  hasAnswered(event, 'checkServer') ||
  (before?.matches({ missing: 'retrying' }) === true && event?.type === 'page.missed')

/** The next attempt: fetch the page again, then reload everything once, then give up. */
const nextOf = (step: Step) => {
  const { before } = step
  if (before === null || !isNext(step)) return null
  const path = isMissed(step) ? (step.event?.path as string) : before.context.path
  if (before.context.retriedPath !== path) return 'retrying'
  return before.context.reloadedPath === path ? 'failed' : 'reloading'
}
const isPressed = ({ before, event }: Step) =>
  before?.matches({ missing: 'failed' }) === true && event?.type === 'page.retried'

/** docs/architecture.md and docs/behaviour.md#when-something-fails. */
export const chunkRecoveryLaws: Laws<typeof chunkRecoveryMachine> = {
  'the missing page is the one that is fetched': (step) =>
    step.before === null ||
    step.after.context.path === (isMissed(step) ? step.event?.path : step.before.context.path),
  'the first step checks whether the server is reachable': (step) => {
    const { before, event } = step
    const isFirst = before?.matches('idle') === true && isMissed(step)
    const isAgain =
      before?.matches({ missing: 'offline' }) === true &&
      (['network.restored', 'page.retried'].includes(event?.type ?? '') || hasTimedOut(event))
    return hasCalled(step, 'checkServer') === (isFirst || isAgain)
  },
  'an unreachable server is checked again at intervals': (step) => {
    const { before, event, after } = step
    const isGone =
      hasFailed(event, 'checkServer') ||
      (before?.matches({ missing: 'checkingServer' }) === true && hasTimedOut(event))
    if (isGone && !after.matches({ missing: 'offline' })) return false
    return !after.matches({ missing: 'offline' }) || endsWithin(step, pauseMs)
  },
  'the page is fetched again, then everything is reloaded once, then it gives up': (step) => {
    const next = nextOf(step)
    return next === null || step.after.matches({ missing: next })
  },
  'only one automatic reload happens; any other needs a press': (step) => {
    const { before, after } = step
    const isReloaded = nextOf(step) === 'reloading' || isPressed(step)
    const path = isReloaded ? after.context.path : before?.context.reloadedPath
    return (
      isDeepStrictEqual(effectsOf(step), [
        ...(nextOf(step) === 'retrying' ? [{ type: 'retryPage' }] : []),
        ...(isReloaded ? [{ type: 'reloadPage', path: after.context.path }] : []),
      ]) &&
      (before === null || after.context.reloadedPath === path)
    )
  },
  'a second fetch of a page is remembered': (step) =>
    nextOf(step) !== 'retrying' || step.after.context.retriedPath === step.after.context.path,
  'no attempt is recorded while no page is missing': ({ after }) =>
    !after.matches('idle') || after.context.retriedPath === null,
  'leaving the path ends the wait, and staying continues it': ({ before, event, after }) =>
    event?.type !== 'location.changed' ||
    !before?.matches('missing') ||
    after.matches('idle') === (event.path !== before.context.path),
  'a page that is no longer missing has loaded': ({ before, event, after }) =>
    !before?.matches({ missing: 'retrying' }) || !hasTimedOut(event) || after.matches('idle'),
  'a missing page stays so until it loads or the user leaves': ({ before, event, after }) =>
    !before?.matches('missing') ||
    after.matches('missing') ||
    event?.type === 'location.changed' ||
    hasTimedOut(event, 'pageTimeout'),
  'a reload that does not happen ends in the final error': ({ before, event, after }) =>
    !before?.matches({ missing: 'reloading' }) ||
    !hasTimedOut(event) ||
    after.matches({ missing: 'failed' }),
  'neither the network nor a press interrupts a running attempt': ({ before, event, after }) =>
    !before?.hasTag('busy') ||
    !['network.restored', 'page.retried'].includes(event?.type ?? '') ||
    isDeepStrictEqual(after.value, before.value),
  'network events are observed while a page is missing': (step) =>
    !(step.before?.matches('idle') && isMissed(step)) || isCalling(step.after, 'watchNetwork'),
  'every wait has a time limit': (step) => {
    if (step.after.matches({ missing: 'checkingServer' })) return endsWithin(step, answerMs)
    return !step.after.hasTag('busy') || endsWithin(step, pageMs)
  },
}
