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
/** The server has answered: what is tried next depends on what was tried before for this path. */
const isNext = ({ before, event }: Step) =>
  hasAnswered(event, 'checkServer') ||
  (before?.matches({ missing: 'retrying' }) === true && event?.type === 'page.missed')

/** What is tried next: the page once more, then everything once, then nothing. */
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
  'a page that is missed is the one that is sought': (step) =>
    step.before === null ||
    step.after.context.path === (isMissed(step) ? step.event?.path : step.before.context.path),
  'the first thing to know is whether the server is there': (step) => {
    const { before, event } = step
    const isFirst = before?.matches('idle') === true && isMissed(step)
    const isAgain =
      before?.matches({ missing: 'offline' }) === true &&
      (['network.restored', 'page.retried'].includes(event?.type ?? '') || hasTimedOut(event))
    return hasCalled(step, 'checkServer') === (isFirst || isAgain)
  },
  'a server that does not answer is waited for, and asked again by itself': (step) => {
    const { before, event, after } = step
    const isGone =
      hasFailed(event, 'checkServer') ||
      (before?.matches({ missing: 'checkingServer' }) === true && hasTimedOut(event))
    if (isGone && !after.matches({ missing: 'offline' })) return false
    return !after.matches({ missing: 'offline' }) || endsWithin(step, pauseMs)
  },
  'what is tried is the page once more, then everything once, and then nothing': (step) => {
    const next = nextOf(step)
    return next === null || step.after.matches({ missing: next })
  },
  'nothing is loaded anew but once, or by a press': (step) => {
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
  'a page that was fetched once more is known to have been': (step) =>
    nextOf(step) !== 'retrying' || step.after.context.retriedPath === step.after.context.path,
  'where no page is missing, none was tried': ({ after }) =>
    !after.matches('idle') || after.context.retriedPath === null,
  'whoever goes elsewhere waits for nothing, and whoever stays waits on': ({
    before,
    event,
    after,
  }) =>
    event?.type !== 'location.changed' ||
    !before?.matches('missing') ||
    after.matches('idle') === (event.path !== before.context.path),
  'a page that is not missed again has come': ({ before, event, after }) =>
    !before?.matches({ missing: 'retrying' }) || !hasTimedOut(event) || after.matches('idle'),
  'a page that is missing stays so until it comes or one goes': ({ before, event, after }) =>
    !before?.matches('missing') ||
    after.matches('missing') ||
    event?.type === 'location.changed' ||
    hasTimedOut(event, 'pageTimeout'),
  'a reload that has not happened ends in the words that nothing helped': ({
    before,
    event,
    after,
  }) =>
    !before?.matches({ missing: 'reloading' }) ||
    !hasTimedOut(event) ||
    after.matches({ missing: 'failed' }),
  'neither the network nor a press disturbs a try that is under way': ({ before, event, after }) =>
    !before?.hasTag('busy') ||
    !['network.restored', 'page.retried'].includes(event?.type ?? '') ||
    isDeepStrictEqual(after.value, before.value),
  'the network is listened to while a page is missing': (step) =>
    !(step.before?.matches('idle') && isMissed(step)) || isCalling(step.after, 'watchNetwork'),
  'every wait ends by itself': (step) => {
    if (step.after.matches({ missing: 'checkingServer' })) return endsWithin(step, answerMs)
    return !step.after.hasTag('busy') || endsWithin(step, pageMs)
  },
}
