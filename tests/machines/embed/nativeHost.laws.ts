import type { SaidToHost } from '@contract/nativeHost'
import { effectsOf } from '@kit/calls'
import type { Laws, Moment } from '@kit/laws'
import type { ReadCommand } from '@machines/embed/nativeHost/command'
import type { nativeHostMachine } from '@machines/embed/nativeHost/machine'

type Step = Moment<typeof nativeHostMachine>

const said = (step: Step) => effectsOf(step, 'say').map((each) => each.said as SaidToHost)
const commandOf = (step: Step) => effectsOf(step, 'executeCommand')
const command = ({ event }: Step) =>
  event?.type === 'command.received' ? (event.command as ReadCommand) : null
const told = (step: Step, name: string) => said(step).filter(({ event }) => event === name)

/** docs/bridge.md#native-apps. */
export const nativeHostLaws: Laws<typeof nativeHostMachine> = {
  'every command is answered once, by its own name and id': (step) => {
    const given = command(step)
    if (given === null || step.before?.status !== 'active') return true
    const { action, id } = given.kind === 'call' ? given.call : given
    const [answer, ...more] = said(step)
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
    const [answer] = said(step)
    return (
      done.length === 1 &&
      given?.kind === 'call' &&
      done[0]?.command === given.call &&
      answer !== undefined &&
      !('error' in answer)
    )
  },
  'executes no command before the session is known': (step) =>
    !step.before?.matches('starting') || commandOf(step).length === 0,
  'nobody is signed in over somebody else, and nobody who is not inside is moved': (step) => {
    const given = command(step)
    if (given?.kind !== 'call' || commandOf(step).length === 0) return true
    const { isInside } = step.before?.context ?? { isInside: false }
    const { action } = given.call
    if (action === 'enterAuthFlow') return !isInside
    return isInside || !['switchBuilding', 'setKiosk', 'signOut'].includes(action)
  },
  'the app is ready once, as soon as it is known who is here': (step) =>
    told(step, 'ready').length ===
    (step.before?.matches('starting') === true && step.after.matches('attached') ? 1 : 0),
  'every page that is visited is told, with the path that it is at': (step) => {
    const isVisit = step.event?.type === 'location.visited' && step.before?.matches('attached')
    const [visit] = told(step, 'navigated')
    return isVisit === true
      ? visit !== undefined && (visit.data as { path: string }).path === step.event?.path
      : visit === undefined
  },
  'a kiosk is told when it is switched, and not again': (step) => {
    const { before, event } = step
    const isNews =
      event?.type === 'kiosk.changed' &&
      before?.matches('attached') === true &&
      before.context.isKiosk !== event.isKiosk
    return told(step, 'kioskChanged').length === (isNews ? 1 : 0)
  },
  'after its leave nothing is said': (step) =>
    step.before?.status !== 'done' || said(step).length === 0,
}
