import { isDeepStrictEqual } from 'node:util'
import { effectsOf, hasFailed, isCalling } from '@kit/calls'
import type { Laws, Moment } from '@kit/laws'
import type { utilitiesMachine } from '@machines/home/utilities/machine'
import type { VisibleUtility } from '@rules/home/visibleUtilities'

type Step = Moment<typeof utilitiesMachine>

const emitted = ({ sent }: Step, src: string) =>
  sent.filter((each) => each.src === src).map(({ event }) => event)
/** The pressed utility, if one can be pressed. */
const pressed = ({ before, event }: Step) =>
  event?.type === 'utility.pressed' && before?.matches('browsing') === true
    ? (event.utility as VisibleUtility)
    : null
const isClosed = (utility: VisibleUtility | null) =>
  utility !== null && ['signInRequired', 'mobileOnly'].includes(utility.target.kind)

/** docs/behaviour.md#utilities and #full-screen-frame. */
export const utilitiesLaws: Laws<typeof utilitiesMachine> = {
  'only a utility that cannot open here shows why': (step) => {
    const { before, event, after } = step
    const utility = pressed(step)
    if (utility !== null) return after.matches('explaining') === isClosed(utility)
    const isRead = event?.type === 'dialog.closed'
    return after.matches('explaining') === (!isRead && before?.matches('explaining') === true)
  },
  'the explained utility is the latest one pressed': (step) => {
    const { before, after } = step
    const utility = pressed(step)
    if (!after.matches('explaining')) return after.context.pressed === null
    return after.context.pressed === (utility ?? before?.context.pressed)
  },
  'a press opens a utility once, in the frame or at its target, unless it cannot open': (step) => {
    const utility = pressed(step)
    const isFramed = utility?.target.kind === 'frame'
    const opened = effectsOf(step, 'openUtility')
    const isElsewhere = utility !== null && !isFramed && !isClosed(utility)
    return (
      isDeepStrictEqual(
        opened.map((event) => event.utility as unknown),
        isElsewhere ? [utility] : [],
      ) &&
      isDeepStrictEqual(
        emitted(step, 'embeddedPage'),
        utility?.target.kind === 'frame'
          ? [
              {
                type: 'embeddedPage.opened',
                page: { href: utility.target.url, title: utility.text },
              },
            ]
          : [],
      )
    )
  },
  'every press is counted once': (step) => {
    const counted = effectsOf(step, 'trackUtility')
    const utility = pressed(step)
    return isDeepStrictEqual(
      counted.map((event) => event.utility as unknown),
      utility === null ? [] : [utility],
    )
  },
  'the list is requested again once after a retry or a return': (step) => {
    const { event, after } = step
    const isInvalidated = ['list.retried', 'page.returned'].includes(event?.type ?? '')
    const isReceived = isInvalidated && isCalling(after, 'list')
    return isDeepStrictEqual(
      emitted(step, 'list'),
      isReceived ? [{ type: 'request.invalidated' }] : [],
    )
  },
  'a list that crashes is reported once': (step) => {
    const reported = effectsOf(step, 'reportBroken')
    return reported.length === (hasFailed(step.event, 'list') ? 1 : 0)
  },
}
