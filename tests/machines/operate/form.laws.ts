import { isDeepStrictEqual } from 'node:util'
import { hasAnswered, inputOf, isCalling } from '@kit/calls'
import { both, changes, did, either, failed, not, started, timedOut } from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, cites, during, iff, only } from '@kit/vocabulary'
import { createForm } from '@machines/operate/form/machine'
import { sendFailure } from '@machines/operate/form/selectors'
import { mutationLaws } from '../kernel/mutation.laws'

export type Fields = { name: string; note: string }
export const formMachine = createForm<Fields, string>(({ name }) => name !== '')

type Step = Moment<typeof formMachine>
const sentFields = (at: Step['after']) => (inputOf(at, 'send') as { fields: Fields }).fields
const isTyped = after('field.changed').from('editing')
const isLost = after(failed('send'), timedOut('mutationTimeout'))
const isTouched = ({ event, after: { context } }: Step) =>
  context.touched.includes(event?.name as keyof Fields)
const failureOf = (at: Step['before']) => at?.context.mutation.failure ?? null
const needsPassword = (at: Step['before']) => {
  const failure = failureOf(at)
  return failure?.kind === 'refused' && failure.code === 'password_required'
}

/** docs/behaviour.md#forms-of-the-console. */
export const formLaws: Laws<typeof formMachine> = {
  // A form opens with one intent; every edit starts another.
  ...mutationLaws<typeof formMachine>(
    ['send'],
    ({ before, event }) => before === null || event?.type === 'field.changed',
  ),
  'nothing is sent before the operator submits it, or confirms the password for it': only(
    started('send'),
  ).after('form.submitted', 'operator.confirmed'),
  'an incomplete form is not sent, and shows its errors': cites(
    [
      'Pressing it shows each error at its field, lists the errors above the fields if there is more than one, and moves the focus there.',
      'A form shows an error once its field is left, or the form submitted.',
    ],
    after('form.submitted')
      .from('editing')
      .next(
        ({ before, after: now }: Step) =>
          isCalling(now, 'send') === (before?.context.fields.name !== '') &&
          now.context.wasSubmitted,
      ),
  ),
  'what is sent is what the fields show': cites(
    'A press sends once; a retry has the same idempotency key, an edit another one.',
    during(started('send')).always(({ after: now }: Step) =>
      isDeepStrictEqual(sentFields(now), now.context.fields),
    ),
  ),
  'nothing that was typed is lost': cites(
    'Nothing that is typed is lost by a failure.',
    during(not(either(after('start'), isTyped))).never(
      changes<typeof formMachine>(({ context }) => JSON.stringify(context.fields)),
    ),
  ),
  'a field shows what was typed last': isTyped.next(
    ({ event, after: { context } }: Step) =>
      context.fields[event?.name as keyof Fields] === event?.value,
  ),
  'an edited field shows no error until it is left': cites(
    'A form shows an error once its field is left, or the form submitted.',
    all(isTyped.never(isTouched), after('field.left').from('editing').next(isTouched)),
  ),
  'a failure returns to the fields with its reason': cites(
    'Nothing that is typed is lost by a failure.',
    isLost.next('editing', ({ after: now }: Step) => failureOf(now) !== null),
  ),
  'a change that needs the password opens its dialog and shows no failure': cites(
    'Sensitive changes ask for the password if it was not entered in the last ten minutes, and go on by themselves once it is confirmed.',
    all(
      iff(did('askOperator'), isLost),
      isLost.next(({ after: now }: Step) => (sendFailure(now) === null) === needsPassword(now)),
    ),
  ),
  'only a change that waits for the password is repeated when it is confirmed': cites(
    'Sensitive changes ask for the password if it was not entered in the last ten minutes, and go on by themselves once it is confirmed.',
    iff(
      both(started('send'), after('operator.confirmed')),
      both(after('operator.confirmed').from('editing'), ({ before }: Step) =>
        needsPassword(before),
      ),
    ),
  ),
  'the form ends with the reply, or with nothing if it was dismissed': ({ event, after: now }) => {
    const isSent = hasAnswered(event, 'send')
    if (now.status !== 'done') return !isSent
    return isDeepStrictEqual(now.output ?? null, isSent ? { result: event?.output } : null)
  },
}
