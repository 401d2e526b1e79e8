import { isDeepStrictEqual } from 'node:util'
import { hasCalled, hasFailed, isCalling } from '@kit/calls'
import type { Laws } from '@kit/laws'
import type { consentMachine } from '@machines/platform/consent/machine'

/** docs/behaviour.md#consent. */
export const consentLaws: Laws<typeof consentMachine> = {
  'nothing is measured without consent': ({ after, sent }) =>
    (!isCalling(after, 'measureUse') && sent.every(({ src }) => src !== 'measureUse')) ||
    after.context.choice === 'granted',
  'an event is forwarded unchanged exactly while usage is measured': ({ before, event, sent }) => {
    const handed = sent.filter(({ src }) => src === 'measureUse').map((given) => given.event)
    const isMeasured = event?.type === 'use.measured' && isCalling(before, 'measureUse')
    return isDeepStrictEqual(handed, isMeasured ? [event] : [])
  },
  'measuring starts and ends with the consent': (step) => {
    const { before, after } = step
    const begins = after.matches('granted') && before?.matches('granted') !== true
    return (
      hasCalled(step, 'measureUse') === begins &&
      (after.matches('granted') || !isCalling(after, 'measureUse'))
    )
  },
  'a failure to measure does not revoke the consent': ({ before, event, after }) =>
    !hasFailed(event, 'measureUse') ||
    (after.matches({ granted: 'broken' }) && after.context.choice === before?.context.choice),
  'the banner opens only without a choice, and after the first screen': ({
    before,
    event,
    after,
  }) =>
    !after.matches({ open: 'noticeOpen' }) ||
    (after.context.choice === null &&
      (before?.matches({ open: 'noticeOpen' }) === true || event?.type === 'question.due')),
  'a kiosk, a native host and a deployment that measures nothing offer no choice': ({ after }) =>
    after.matches('unavailable') === (after.context.isKiosk || !after.context.isAskable),
  'a choice made here is stored once, and one from another tab is not': ({
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
  'a refusal and a withdrawal delete unsent events': ({ before, after, did }) => {
    const isRefused = after.matches('refused') || after.matches('withdrawn')
    const wasRefused = before?.matches('refused') === true || before?.matches('withdrawn') === true
    const isHanded = isRefused && !wasRefused
    return did.filter(({ type }) => type === 'forgetUse').length === (isHanded ? 1 : 0)
  },
  'only a given consent can be withdrawn': ({ before, after }) =>
    !after.matches('withdrawn') ||
    before?.matches('granted') === true ||
    before?.matches('withdrawn') === true,
  'a withdrawal counts as a refusal, and both can be changed into consent': ({
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
  'another tab’s choice applies to this tab': ({ event, after }) =>
    event?.type !== 'choice.changed' || after.context.choice === event.choice,
}
