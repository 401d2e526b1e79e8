import { isDeepStrictEqual } from 'node:util'
import { hasCalled, hasFailed, isCalling } from '@kit/calls'
import type { Laws } from '@kit/laws'
import type { consentMachine } from '@machines/platform/consent/machine'

/** docs/behaviour.md#consent. */
export const consentLaws: Laws<typeof consentMachine> = {
  'nothing is measured but while it is agreed to': ({ after, sent }) =>
    (!isCalling(after, 'measureUse') && sent.every(({ src }) => src !== 'measureUse')) ||
    after.context.choice === 'granted',
  'an event is handed on, as it is, exactly where use is measured': ({ before, event, sent }) => {
    const handed = sent.filter(({ src }) => src === 'measureUse').map((given) => given.event)
    const isMeasured = event?.type === 'use.measured' && isCalling(before, 'measureUse')
    return isDeepStrictEqual(handed, isMeasured ? [event] : [])
  },
  'measuring begins with the consent, and ends with it': (step) => {
    const { before, after } = step
    const begins = after.matches('granted') && before?.matches('granted') !== true
    return (
      hasCalled(step, 'measureUse') === begins &&
      (after.matches('granted') || !isCalling(after, 'measureUse'))
    )
  },
  'measuring that fails takes nothing back': ({ before, event, after }) =>
    !hasFailed(event, 'measureUse') ||
    (after.matches({ granted: 'broken' }) && after.context.choice === before?.context.choice),
  'nobody is asked who has chosen, nor before the first screen is there': ({
    before,
    event,
    after,
  }) =>
    !after.matches({ open: 'noticeOpen' }) ||
    (after.context.choice === null &&
      (before?.matches({ open: 'noticeOpen' }) === true || event?.type === 'question.due')),
  'a kiosk, a native host and a deployment that measures nothing have no choice': ({ after }) =>
    after.matches('unavailable') === (after.context.isKiosk || !after.context.isAskable),
  'a choice is stored when it is made here, each once, and not when another tab made it': ({
    before,
    event,
    after,
    did,
  }) => {
    const stored = did.filter(({ type }) => type === 'storeChoice').length
    const isMade =
      before !== null &&
      (event?.type.startsWith('consent.') ?? false) &&
      after.context.choice !== before.context.choice
    return stored === (isMade ? 1 : 0)
  },
  'what was not sent is deleted with a refusal and a withdrawal': ({ before, after, did }) => {
    const isRefused = after.matches('refused') || after.matches('withdrawn')
    const wasRefused = before?.matches('refused') === true || before?.matches('withdrawn') === true
    const isHanded = isRefused && !wasRefused
    return did.filter(({ type }) => type === 'forgetUse').length === (isHanded ? 1 : 0)
  },
  'taken back is only what was given': ({ before, after }) =>
    !after.matches('withdrawn') ||
    before?.matches('granted') === true ||
    before?.matches('withdrawn') === true,
  'a withdrawal counts as a refusal, and both can be changed into an agreement': ({
    before,
    event,
    after,
  }) => {
    if (event?.type === 'consent.withdrawn' && before?.matches('granted') === true)
      return after.matches('withdrawn') && after.context.choice === 'refused'
    if (event?.type === 'consent.granted' && before?.matches('unavailable') === false)
      return after.matches('granted') && after.context.choice === 'granted'
    return true
  },
  'another tab’s choice is this tab’s': ({ event, after }) =>
    event?.type !== 'choice.changed' || after.context.choice === event.choice,
}
