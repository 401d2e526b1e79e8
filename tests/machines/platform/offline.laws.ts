import { effectsOf, endsWithin, hasAnswered, hasCalled, isCalling } from '@kit/calls'
import type { Laws, Moment } from '@kit/laws'
import type { offlineMachine } from '@machines/platform/offline/machine'
import { isSameVisit, type KeptVisit } from '@machines/platform/pages/visit'

type Step = Moment<typeof offlineMachine>

const isOff = (at: Step['after'] | null) => at?.matches({ network: 'offline' }) === true
const isEnd = ({ event }: Step) => event?.type === 'session.ended'
const told = ({ event }: Step): KeptVisit | null | undefined =>
  event?.type === 'visit.changed' ? (event.visit as KeptVisit | null) : undefined
/** The server has been reached again. */
const isBack = (step: Step) => isOff(step.before) && hasAnswered(step.event, 'askServer')

/** docs/behaviour.md#without-network. */
export const offlineLaws: Laws<typeof offlineMachine> = {
  'whoever has no network is told so': ({ before, event, after }) => {
    if (before === null)
      return isOff(after) === (after.context.isOffline || after.context.keptAt !== null)
    return event?.type !== 'network.lost' || isOff(after)
  },
  'only an answer of the server says that there is a network again': (step) =>
    !isOff(step.before) || isOff(step.after) !== isBack(step),
  'the server is asked until it answers, and at once where the browser says so': (step) => {
    const { event, after } = step
    if (!isOff(after)) return !isCalling(after, 'askServer')
    if (event?.type === 'network.restored' && !isCalling(after, 'askServer')) return false
    return endsWithin(step, 15_000)
  },
  'an old page is read anew when the network is back, and no other': (step) => {
    const refreshed = effectsOf(step, 'refreshPages').length
    return refreshed === (isBack(step) && step.before?.context.keptAt !== null ? 1 : 0)
  },
  'a page is old until it was read anew': ({ before, after }) =>
    before === null || after.context.keptAt === (isOff(after) ? before.context.keptAt : null),
  'with the session all goes that was kept of the person, and not before': (step) =>
    effectsOf(step, 'forgetKept').length === (isEnd(step) ? 1 : 0),
  'whose visit it is is what was told last': (step) => {
    const { before, after } = step
    if (before === null || isEnd(step)) return after.context.visit === null
    const visit = told(step)
    return isSameVisit(after.context.visit, visit === undefined ? before.context.visit : visit)
  },
  'nothing is kept where nobody is, and nothing is being kept of another one': (step) => {
    const { before, after } = step
    if (after.context.visit === null) return !isCalling(after, 'keepVisit')
    const isAnother = before !== null && !isSameVisit(before.context.visit, after.context.visit)
    return !isAnother || !isCalling(after, 'keepVisit')
  },
  'a visit is kept a while after it began, and again now and then': (step) => {
    const { before, after } = step
    if (after.context.visit === null) return true
    if (hasCalled(step, 'keepVisit') && before?.context.visit === null) return false
    return (
      endsWithin({ delays: ofKeeping(step) }, 900_000) &&
      (before?.context.visit !== null || endsWithin({ delays: ofKeeping(step) }, 6000))
    )
  },
}

const ofKeeping = ({ delays }: Step) =>
  Object.fromEntries(Object.entries(delays).filter(([name]) => name.includes('.keeping.')))
