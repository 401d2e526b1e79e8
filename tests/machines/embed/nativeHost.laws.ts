import { isDeepStrictEqual } from 'node:util'
import type { HostMessage } from '@contract/nativeHost'
import { effectsOf } from '@kit/calls'
import { both, did, left } from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, only } from '@kit/vocabulary'
import type { ReadCommand } from '@machines/embed/nativeHost/command'
import type { nativeHostMachine } from '@machines/embed/nativeHost/machine'
import { crashLaws } from '../kernel/shared.laws'

type Step = Moment<typeof nativeHostMachine>

const message = (step: Step) =>
  effectsOf(step, 'sendMessage').map((each) => each.message as HostMessage)
const commandOf = (step: Step) => effectsOf(step, 'executeCommand')
const command = ({ event }: Step) =>
  event?.type === 'command.received' ? (event.command as ReadCommand) : null
const isReady = both(left('starting'), 'attached')
const isVisit = after('location.changed').from('attached')
const isKioskReport = after('kiosk.changed').from('attached')
const isDetach = (step: Step) => {
  const given = command(step)
  return isTimely(step) && given?.kind === 'call' && given.call.action === 'detach'
}
/** The last event of this type before the step. */
const lastOf = ({ past }: Step, type: string) =>
  past.findLast(({ event, before }) => event?.type === type && before?.status === 'active')?.event
const pathIn = (step: Step) => lastOf(step, 'location.changed')?.path ?? '/login'
const kioskIn = (step: Step) => lastOf(step, 'kiosk.changed')?.isKiosk ?? null
const wasInside = (step: Step) => lastOf(step, 'scope.changed')?.isInside === true
const errorOf = (answer: HostMessage | undefined) =>
  answer !== undefined && 'error' in answer ? answer.error.code : null
/** May be executed for this user; an answer to any other is `not_ready`. */
const isTimely = (step: Step) => {
  const given = command(step)
  if (given?.kind !== 'call' || step.before?.matches('attached') !== true) return false
  if (given.call.action === 'enterAuthFlow') return !wasInside(step)
  return wasInside(step) || !['switchBuilding', 'setKiosk', 'signOut'].includes(given.call.action)
}
/** The command is to enter a building that is not one of the user's. */
const isElsewhere = (step: Step) => {
  const given = command(step)
  if (!isTimely(step) || given?.kind !== 'call' || given.call.action !== 'switchBuilding')
    return false
  return lastOf(step, 'scope.changed')?.buildingUuids.includes(given.call.data.uuid) !== true
}
const sent = (step: Step, name: string) => message(step).filter(({ event }) => event === name)

/** docs/bridge.md#native-apps. */
export const nativeHostLaws: Laws<typeof nativeHostMachine> = {
  'every command is answered once, with its own name and id': (step) => {
    const given = command(step)
    if (given === null || step.before?.status !== 'active') return true
    const { action, id } = given.kind === 'call' ? given.call : given
    const [answer, ...more] = message(step)
    return (
      more.length === 0 &&
      answer?.event === (action === null ? 'messageResponse' : `${action}Response`) &&
      ('id' in answer ? answer.id : undefined) === id
    )
  },
  'executes the command that was received, and answers it as done': (step) => {
    const done = commandOf(step)
    const given = command(step)
    if (done.length === 0) return true
    const [answer] = message(step)
    return (
      done.length === 1 &&
      given?.kind === 'call' &&
      done[0]?.command === given.call &&
      answer !== undefined &&
      !('error' in answer)
    )
  },
  'executes no command before the session is known': only(did('executeCommand')).from('attached'),
  'a command never replaces a signed-in user, and navigates only for a signed-in one': (step) => {
    const given = command(step)
    if (given?.kind !== 'call' || commandOf(step).length === 0) return true
    const { action } = given.call
    if (action === 'enterAuthFlow') return !wasInside(step)
    return wasInside(step) || !['switchBuilding', 'setKiosk', 'signOut'].includes(action)
  },
  'a malformed command is refused as such, an untimely one as not ready, another building as denied':
    (step) => {
      const given = command(step)
      if (given === null || step.before?.status !== 'active') return true
      const [answer] = message(step)
      if (given.kind === 'invalid') return errorOf(answer) === given.error.code
      if (isElsewhere(step)) return errorOf(answer) === 'permission_denied'
      return errorOf(answer) === (isTimely(step) ? null : 'not_ready')
    },
  'a command that is answered as done was executed, or detaches': (step) =>
    commandOf(step).length === Number(isTimely(step) && !isElsewhere(step) && !isDetach(step)) &&
    (step.after.status === 'done') === (step.before?.status === 'done' || isDetach(step)),
  'ready is sent once, as soon as the session is known': all(
    (step) => sent(step, 'ready').length === Number(isReady(step)),
    after('scope.changed')
      .from('starting')
      .next(({ event, after: now }: Step) => now.matches('attached') === event?.isSettled),
  ),
  'ready names the version, the page and the mode of that time': (step) =>
    !isReady(step) ||
    isDeepStrictEqual(sent(step, 'ready')[0]?.data, {
      version: '3.5.0',
      path: pathIn(step),
      kiosk: kioskIn(step) === true,
    }),
  'every page load is reported with its path': (step) => {
    const paths = sent(step, 'navigated').map(({ data }) => (data as { path: string }).path)
    return isDeepStrictEqual(paths, isVisit(step) ? [step.event?.path] : [])
  },
  'a kiosk is reported when it changes, and not repeated': (step) => {
    const isNew = isKioskReport(step) && kioskIn(step) !== step.event?.isKiosk
    return isDeepStrictEqual(
      sent(step, 'kioskChanged').map(({ data }) => data),
      isNew ? [{ enabled: step.event?.isKiosk }] : [],
    )
  },
  'the native app closes its web view when a mini-app closes': (step) =>
    sent(step, 'closeWebView').length === Number(after('app.closed').from('attached')(step)),
  'the native app receives the result of a card': (step) =>
    isDeepStrictEqual(
      sent(step, 'cardResult').map(({ data }) => data),
      after('card.settled').from('attached')(step) ? [step.event?.result] : [],
    ),
  ...crashLaws('watchHost', 'watchScope'),
  'nothing is sent after detaching': (step) =>
    step.before?.status !== 'done' || message(step).length === 0,
}
