import { hasAnswered, hasCalled } from '@kit/calls'
import type { Laws, Moment } from '@kit/laws'
import type { installMachine } from '@machines/platform/install/machine'

type Step = Moment<typeof installMachine>

const accepted = ({ event }: Step) =>
  hasAnswered(event, 'promptInstall') &&
  (event as unknown as { output: { isAccepted: boolean } }).output.isAccepted

/** docs/behaviour.md#without-network. */
export const installLaws: Laws<typeof installMachine> = {
  'the browser asks only whoever has pressed, and only after an offer': (step) => {
    const isPressed =
      step.before?.matches('offered') === true && step.event?.type === 'install.pressed'
    return hasCalled(step, 'promptInstall') === isPressed
  },
  'an offer stands until it is used': ({ before, event, after }) =>
    event?.type === 'install.offered'
      ? after.matches('offered')
      : !after.matches('offered') || before?.matches('offered') === true,
  'what is on the device is offered no more': (step) =>
    !(step.event?.type === 'install.finished' || accepted(step)) || step.after.matches('installed'),
  'whoever declines is not asked again': (step) =>
    !hasAnswered(step.event, 'promptInstall') || accepted(step) || step.after.matches('unoffered'),
}
