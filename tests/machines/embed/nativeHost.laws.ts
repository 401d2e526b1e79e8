import { isDeepStrictEqual } from 'node:util'
import type { HostMessage } from '@contract/nativeHost'
import { effectsOf } from '@kit/calls'
import { both, did, left } from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, only } from '@kit/vocabulary'
import type { ReadCommand } from '@machines/embed/nativeHost/command'
import type { nativeHostMachine } from '@machines/embed/nativeHost/machine'

type Step = Moment<typeof nativeHostMachine>

const message = (step: Step) =>
  effectsOf(step, 'sendMessage').map((each) => each.message as HostMessage)
const commandOf = (step: Step) => effectsOf(step, 'executeCommand')
const command = ({ event }: Step) =>
  event?.type === 'command.received' ? (event.command as ReadCommand) : null
const isReady = both(left('starting'), 'attached')
const isVisit = after('location.changed').from('attached')
const isKioskReport = after('kiosk.changed').from('attached')
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
    const { isInside } = step.before?.context ?? { isInside: false }
    const { action } = given.call
    if (action === 'enterAuthFlow') return !isInside
    return isInside || !['switchBuilding', 'setKiosk', 'signOut'].includes(action)
  },
  'ready is sent once, as soon as the session is known': (step) =>
    sent(step, 'ready').length === Number(isReady(step)),
  'every page load is reported with its path': (step) => {
    const paths = sent(step, 'navigated').map(({ data }) => (data as { path: string }).path)
    return isDeepStrictEqual(paths, isVisit(step) ? [step.event?.path] : [])
  },
  'a kiosk is reported when it changes, and not repeated': (step) => {
    const isNew = step.before?.context.isKiosk !== step.event?.isKiosk
    return sent(step, 'kioskChanged').length === Number(isKioskReport(step) && isNew)
  },
  'nothing is sent after detaching': (step) =>
    step.before?.status !== 'done' || message(step).length === 0,
}
