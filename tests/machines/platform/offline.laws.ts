import { effectsOf, endsWithin, hasAnswered, hasCalled, isCalling } from '@kit/calls'
import type { Laws, Moment } from '@kit/laws'
import { cites } from '@kit/vocabulary'
import type { offlineMachine } from '@machines/platform/offline/machine'
import { isSameScope, type OfflineScope } from '@machines/platform/pages/scope'

type Step = Moment<typeof offlineMachine>

const isOff = (at: Step['after'] | null) => at?.matches({ network: 'offline' }) === true
const isEnd = ({ event }: Step) => event?.type === 'session.ended'
const sent = ({ event }: Step): OfflineScope | null | undefined =>
  event?.type === 'scope.changed' ? (event.scope as OfflineScope | null) : undefined
/** The server is reachable again. */
const isBack = (step: Step) => isOff(step.before) && hasAnswered(step.event, 'checkServer')

/** docs/behaviour.md#without-network. */
export const offlineLaws: Laws<typeof offlineMachine> = {
  'a user without a network is notified': cites(
    'Once a user has been inside, home opens without network: in its last state, with a strip below the header that shows its age, and with the passes of that building, to show at a counter.',
    ({ before, event, after }) => {
      if (before === null)
        return isOff(after) === (after.context.isOffline || after.context.cachedAt !== null)
      return event?.type !== 'network.lost' || isOff(after)
    },
  ),
  'only a response from the server ends the offline state': cites(
    [
      'When the server responds, the page reads its data again and the strip disappears.',
      'Cached data shows only while the server does not respond.',
    ],
    (step) => !isOff(step.before) || isOff(step.after) !== isBack(step),
  ),
  "the server is checked until it responds, and immediately on the browser's online event": cites(
    'When the server responds, the page reads its data again and the strip disappears.',
    (step) => {
      const { event, after } = step
      if (!isOff(after)) return !isCalling(after, 'checkServer')
      if (event?.type === 'network.restored' && !isCalling(after, 'checkServer')) return false
      return endsWithin(step, 15_000)
    },
  ),
  'only a stale page is read again once the network is back': cites(
    'When the server responds, the page reads its data again and the strip disappears.',
    (step) => {
      const refreshed = effectsOf(step, 'refreshPages').length
      return refreshed === (isBack(step) && step.before?.context.cachedAt !== null ? 1 : 0)
    },
  ),
  'a page is stale until it is read again': cites(
    'Once a user has been inside, home opens without network: in its last state, with a strip below the header that shows its age, and with the passes of that building, to show at a counter.',
    ({ before, after }) =>
      before === null || after.context.cachedAt === (isOff(after) ? before.context.cachedAt : null),
  ),
  "the end of the session deletes the user's cached data, and nothing else does": cites(
    'The cache belongs to the user of the session and is deleted with it.',
    (step) => effectsOf(step, 'clearOfflineCache').length === (isEnd(step) ? 1 : 0),
  ),
  'the scope is the latest one received': (step) => {
    const { before, after } = step
    if (before === null || isEnd(step)) return after.context.scope === null
    const scope = sent(step)
    return isSameScope(after.context.scope, scope === undefined ? before.context.scope : scope)
  },
  'nothing is cached without a scope, and no caching continues for another one': cites(
    'The cache belongs to the user of the session and is deleted with it.',
    (step) => {
      const { before, after } = step
      if (after.context.scope === null) return !isCalling(after, 'cacheForOffline')
      const isAnother = before !== null && !isSameScope(before.context.scope, after.context.scope)
      return !isAnother || !isCalling(after, 'cacheForOffline')
    },
  ),
  'a scope is cached shortly after it starts, and then at intervals': (step) => {
    const { before, after } = step
    if (after.context.scope === null) return true
    if (hasCalled(step, 'cacheForOffline') && before?.context.scope === null) return false
    return (
      endsWithin({ delays: ofKeeping(step) }, 900_000) &&
      (before?.context.scope !== null || endsWithin({ delays: ofKeeping(step) }, 6000))
    )
  },
}

const ofKeeping = ({ delays }: Step) =>
  Object.fromEntries(Object.entries(delays).filter(([name]) => name.includes('.caching.')))
