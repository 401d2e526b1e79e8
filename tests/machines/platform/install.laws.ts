import { hasAnswered, hasCalled } from '@kit/calls'
import type { Laws, Moment } from '@kit/laws'
import type { installMachine } from '@machines/platform/install/machine'

type Step = Moment<typeof installMachine>

const accepted = ({ event }: Step) =>
  hasAnswered(event, 'promptInstall') &&
  (event as unknown as { output: { isAccepted: boolean } }).output.isAccepted

/** docs/behaviour.md#without-network. */
export const installLaws: Laws<typeof installMachine> = {
  "the browser's dialog opens only after an offer and a press": (step) => {
    const isPressed =
      step.before?.matches('offered') === true && step.event?.type === 'install.pressed'
    return hasCalled(step, 'promptInstall') === isPressed
  },
  'an offer remains until it is used': ({ before, event, after }) =>
    event?.type === 'install.offered'
      ? after.matches('offered')
      : !after.matches('offered') || before?.matches('offered') === true,
  'an installed app is not offered again': (step) =>
    !(step.event?.type === 'install.finished' || accepted(step)) || step.after.matches('installed'),
  'a user who declines receives no further offer': (step) =>
    !hasAnswered(step.event, 'promptInstall') || accepted(step) || step.after.matches('unoffered'),
}
