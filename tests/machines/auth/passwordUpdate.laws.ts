import { hasCalled, hasFailed, hasTimedOut, inputOf, isWaiting } from '@kit/calls'
import { both, done, either, is, not, started, was } from '@kit/conditions'
import { type Laws, type Moment, mentions } from '@kit/laws'
import { after, all, always, cites, iff, only } from '@kit/vocabulary'
import type { passwordUpdateMachine } from '@machines/auth/passwordUpdate/machine'
import { failureIn, isRefusedWith } from '@machines/kernel/failure'
import { failureLaws, mutationLaws } from '../kernel/mutation.laws'

type Step = Moment<typeof passwordUpdateMachine>

const callMs = 20_000
const call = 'updatePassword'

/** docs/behaviour.md#steps: what a password needs. */
const isGood = (password: string) =>
  password.length >= 8 &&
  [/[A-Z]/, /[a-z]/, /\d/, /[^A-Za-z0-9\s]/].every((demand) => demand.test(password))

type Typed = { current: string; password: string; confirmation: string }
const isValid = ({ current, password, confirmation }: Typed) =>
  current !== '' && isGood(password) && confirmation === password
const isReady = ({ context }: Step['after']) => isValid(context)
const isReported = ({ context }: Step['after']) => context.isConfirmationTouched

type Asked = { current: string; password: string; key: string }

/** The field that each event types into. */
const fields = {
  'current.changed': 'current',
  'password.changed': 'password',
  'confirmation.changed': 'confirmation',
} as const
const types = Object.keys(fields)
const names = Object.values(fields)

/** docs/behaviour.md#new-passwords, and the rules of the sign-up's passwords. */
export const passwordUpdateLaws: Laws<typeof passwordUpdateMachine> = {
  'each event changes only its own field': after(...types)
    .from('typing')
    .next(({ before, event, after: now }: Step) => {
      const typed = fields[event?.type as keyof typeof fields]
      return names.every(
        (name) => now.context[name] === (name === typed ? event?.[name] : before?.context[name]),
      )
    }),
  'passwords are in memory only while they are being typed or sent': always(
    either('typing', 'updatingPassword', ({ after: { context } }: Step) =>
      names.every((name) => context[name] === ''),
    ),
  ),
  'only a press sends valid passwords, once': iff(
    started(call),
    both(after('password.submitted').from('typing'), was(isReady)),
  ),
  'a weak or mismatched password is never sent': cites(
    'A password needs eight characters with upper and lower case, a digit and a special character, and must not be a common one.',
    ({ before, after: now, past }) => {
      if (!hasCalled({ before, after: now }, call)) return true
      const { current, password } = inputOf(now, call) as Asked
      const last = (type: string) =>
        past.findLast((step) => after(type).from('typing')(step as Moment))?.event
      return (
        isValid({
          current,
          password,
          confirmation: String(last('confirmation.changed')?.confirmation),
        }) &&
        last('password.changed')?.password === password &&
        last('current.changed')?.current === current
      )
    },
  ),
  'a press that cannot send shows that the passwords differ': cites(
    'Pressing it shows each error at its field, lists the errors above the fields if there is more than one, and moves the focus there.',
    after('password.submitted')
      .from(both(was('typing'), not(was(isReady))))
      .next('typing', is(isReported)),
  ),
  'mismatched passwords are reported after blur, not while the user types': cites(
    'Errors in an address, a name or two passwords show earlier, when the user leaves the field.',
    all(
      after('confirmation.left').from('typing').next(is(isReported)),
      after('confirmation.changed').from('typing').never(is(isReported)),
      after('start').never(is(isReported)),
    ),
  ),
  ...mutationLaws<typeof passwordUpdateMachine>(
    [call],
    after('current.changed', 'password.changed').from('typing'),
    callMs,
  ),
  ...failureLaws(
    [call],
    'typing',
    "The server refuses the account's current or an earlier password (409 password_has_been_used).",
  ),
  'a wrong current password is cleared, and the other fields stay': ({
    before,
    event,
    after: now,
  }) => {
    if (before === null || !(hasFailed(event, call) || hasTimedOut(event))) return true
    const isWrong = isRefusedWith(failureIn(event ?? {}), 'credentials_not_match')
    return names.every(
      (name) => now.context[name] === (isWrong && name === 'current' ? '' : before.context[name]),
    )
  },
  'the failure stays visible until the passwords change or are sent again': cites(
    'A failure stays visible until the user acts on it, and a retry hides it.',
    ({ before, event, after: now }) => {
      if (before === null || before.context.mutation.failure === null || event === null) return true
      const isNew =
        ['current.changed', 'password.changed', 'dialog.closed'].includes(event.type) ||
        hasCalled({ before, after: now }, call)
      return isNew
        ? now.context.mutation.failure === null
        : now.context.mutation.failure === before.context.mutation.failure
    },
  ),
  "only the server's response confirms the new password": cites(
    "A new password; afterwards the dialog links to the user's sessions.",
    all(
      after(done(call)).next(
        'updated',
        ({ after: { context } }: Step) => context.mutation.failure === null,
      ),
      only('updated').after(done(call)),
    ),
  ),
  'a closed dialog is gone, even during a call, and requests nothing': ({
    event,
    before,
    after: now,
  }) =>
    event?.type === 'dialog.closed'
      ? now.status === 'done' && !isWaiting(now)
      : now.status !== 'done' || before?.status === 'done',
  'no failure contains a password': ({ after: now }) =>
    now.context.mutation.failure === null ||
    names.every(
      (name) =>
        now.context[name] === '' || !mentions(now.context.mutation.failure, now.context[name]),
    ),
}
