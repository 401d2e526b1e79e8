import { hasAnswered, hasCalled, hasFailed, hasTimedOut, inputOf, isCalling } from '@kit/calls'
import type { Laws, Moment } from '@kit/laws'
import { createForm } from '@machines/operate/form/machine'
import { sendFailure } from '@machines/operate/form/selectors'
import { mutationLaws } from '../kernel/mutation.laws'

export type Fields = { name: string; note: string }
export const formMachine = createForm<Fields, string>(({ name }) => name !== '')

type Step = Moment<typeof formMachine>
const sentFields = (at: Step['after']) => (inputOf(at, 'send') as { fields: Fields }).fields
const hasEnded = ({ event }: Step) =>
  hasFailed(event, 'send') || hasTimedOut(event, 'mutationTimeout')

/** docs/behaviour.md#forms-of-the-console. */
export const formLaws: Laws<typeof formMachine> = {
  // A form opens with one intent; every edit starts another.
  ...mutationLaws<typeof formMachine>(
    ['send'],
    ({ before, event }) => before === null || event?.type === 'field.changed',
  ),
  'nothing is sent before the operator submits it, or confirms the password for it': (step) => {
    if (!hasCalled(step, 'send')) return true
    return ['form.submitted', 'operator.confirmed'].includes(step.event?.type ?? '')
  },
  'an incomplete form is not sent, and shows its errors': (step) =>
    step.event?.type !== 'form.submitted' ||
    step.before?.matches('editing') !== true ||
    (isCalling(step.after, 'send') === (step.before.context.fields.name !== '') &&
      step.after.context.wasSubmitted),
  'what is sent is what the fields show': (step) =>
    !hasCalled(step, 'send') ||
    JSON.stringify(sentFields(step.after)) === JSON.stringify(step.after.context.fields),
  'nothing that was typed is lost': ({ before, event, after }) =>
    before === null ||
    (event?.type === 'field.changed' && before.matches('editing')) ||
    JSON.stringify(before.context.fields) === JSON.stringify(after.context.fields),
  'a field shows what was typed last': ({ before, event, after }) =>
    event?.type !== 'field.changed' ||
    before?.matches('editing') !== true ||
    after.context.fields[event.name as keyof Fields] === event.value,
  'an edited field shows no error until it is left': ({ before, event, after }) =>
    before?.matches('editing') !== true ||
    !['field.changed', 'field.left'].includes(event?.type ?? '') ||
    after.context.touched.includes(event?.name as keyof Fields) === (event?.type === 'field.left'),
  'a failure returns to the fields with its reason': (step) =>
    !hasEnded(step) ||
    (step.after.matches('editing') && step.after.context.mutation.failure !== null),
  'a change that needs the password opens its dialog and shows no failure': (step) => {
    const asked = step.did.some(({ type }) => type === 'askOperator')
    if (!hasEnded(step)) return !asked
    const { failure } = step.after.context.mutation
    const needs = failure?.kind === 'refused' && failure.code === 'password_required'
    return asked && (sendFailure(step.after) === null) === needs
  },
  'only a change that waits for the password is repeated when it is confirmed': (step) => {
    if (step.event?.type !== 'operator.confirmed') return true
    const failure = step.before?.context.mutation.failure
    const waits =
      step.before?.matches('editing') === true &&
      failure?.kind === 'refused' &&
      failure.code === 'password_required'
    return hasCalled(step, 'send') === waits
  },
  'the form ends with the reply, or with nothing if it was dismissed': ({ event, after }) => {
    if (after.status !== 'done') return !hasAnswered(event, 'send')
    const isSent = hasAnswered(event, 'send')
    return (
      JSON.stringify(after.output) === JSON.stringify(isSent ? { result: event?.output } : null)
    )
  },
}
