import { isDeepStrictEqual } from 'node:util'
import {
  hasAnswered,
  hasCalled,
  hasFailed,
  hasTimedOut,
  inputOf,
  isCalling,
  isWaiting,
} from '@kit/calls'
import { either } from '@kit/conditions'
import { cites, during } from '@kit/vocabulary'
import { failureIn } from '@machines/kernel/failure'
import {
  doneIn,
  impliesTerms,
  isNew,
  refusalIn,
  type WizardLaws,
  type WizardStep,
} from './wizard.helpers'

const callMs = 20_000
const limits = { restoreDraft: 8000, openProvider: 15_000 } as const

/** The state after a call that failed or timed out, if it can be retried. */
const after = {
  lookUpProviders: { preparing: 'failed' },
  fetchBuildings: { preparing: 'failed' },
  openProvider: { choosingProvider: 'choosing' },
  saveBuilding: { selectingBuilding: 'choosing' },
  register: { acceptingTerms: 'deciding' },
  acceptTerms: { acceptingImpliedTerms: 'failed' },
  sendCode: { verifyingAccount: 'announcing' },
  consumeCode: { enteringCode: { code: 'typing' } },
  resendCode: { enteringCode: { resend: 'offering' } },
  setPassword: { enteringNewPassword: 'typing' },
  logIn: { loggingIn: 'failed' },
  authenticate: { authenticating: 'failed' },
} as const
type Call = keyof typeof after
/** Pages that show nothing but a failure. */
const failures = ['preparing', 'acceptingImpliedTerms', 'loggingIn', 'authenticating'].map(
  (call) => `${call}.failed`,
)
const calls = Object.keys(after) as Call[]

/** The state that each time limit belongs to, by the event's name. */
const limitOf: Readonly<Record<string, Call>> = {
  'preparing.lookingUpProviders': 'lookUpProviders',
  'preparing.loadingBuildings': 'fetchBuildings',
  'choosingProvider.openingProvider': 'openProvider',
  'selectingBuilding.savingBuilding': 'saveBuilding',
  'acceptingTerms.registering': 'register',
  'creatingAccount.completing': 'register',
  registering: 'register',
  'acceptingImpliedTerms.waiting': 'acceptTerms',
  'verifyingAccount.sendingCode': 'sendCode',
  'enteringCode.code.consumingCode': 'consumeCode',
  'enteringCode.resend.resendingCode': 'resendCode',
  'enteringNewPassword.settingPassword': 'setPassword',
  'loggingIn.waiting': 'logIn',
  'authenticating.waiting': 'authenticate',
}
const timedOut = (event: WizardStep['event']) =>
  hasTimedOut(event) ? limitOf[event?.type.split('.wizard.')[1] ?? ''] : undefined

/** States that handle their own failure. */
const isSettled = (event: WizardStep['event'], call: Call) => {
  const code = refusalIn(event)
  if (call === 'authenticate') return code?.startsWith('sso_') === true
  return ['sendCode', 'resendCode', 'consumeCode', 'setPassword'].includes(call) && code !== null
}

const isSession = ['logIn', 'logInDirectly', 'authenticate']

/** The calls of the sign-up, and its end. */
export const wizardCallLaws: WizardLaws = {
  'every wait has a time limit': cites(
    'Every request has a time limit, and counts as failed when it is over.',
    ({ after: at, delays }) => {
      if (!isWaiting(at)) return true
      const most = Object.entries(limits).find(([id]) => isCalling(at, id))?.[1] ?? callMs
      return Object.entries(delays).some(([name, ms]) => !name.startsWith('second') && ms <= most)
    },
  ),
  'a call that fails or times out shows where it can be retried': cites(
    'CSV | the new password | a call of its own, after the sign-in. The spinner that follows the password stays until the response arrives. If the call fails, "Almost there" shows the error and offers a retry',
    ({ before, event, after: at }) => {
      const failed = calls.find((id) => hasFailed(event, id))
      const call = failed ?? timedOut(event)
      if (call === undefined || before === null) return true
      if (failed !== undefined && isSettled(event, failed)) return true
      // The account exists: its owner can sign in manually.
      if (failed === 'logIn' && isNew(before)) return at.matches('congratulating')
      const failure = failed === undefined ? { kind: 'timeout' } : failureIn(event ?? {})
      // Completing an uploaded account accepts the terms with its names, so the error shows there.
      const place =
        call !== 'register'
          ? after[call]
          : impliesTerms(before)
            ? { creatingAccount: 'typing' }
            : before.context.asksTerms
              ? after.register
              : 'creatingPassword'
      return at.matches(place as never) && isDeepStrictEqual(at.context.failure, failure)
    },
  ),
  'a page that offers a retry says what failed': during(either(...failures)).always(
    ({ after: { context } }: WizardStep) => context.failure !== null,
  ),
  'a retry clears the failure': cites(
    'A failure stays visible until the user acts on it, and a retry hides it.',
    ({ before, after: at }) =>
      calls.every(
        (id) =>
          !hasCalled({ before, after: at }, id) ||
          at.context.failure === null ||
          id === 'lookUpProviders',
      ),
  ),
  'a failure stays visible until the user acts on it': cites(
    'A failure stays visible until the user acts on it, and a retry hides it.',
    ({ before, event, after: at }) =>
      (before?.context.failure ?? null) === null ||
      at.context.failure === before?.context.failure ||
      (!hasTimedOut(event) && event?.type.startsWith('xstate.') !== true) ||
      isSession.some((id) => hasAnswered(event, id)) ||
      calls.some((id) => hasFailed(event, id) || hasAnswered(event, id)) ||
      timedOut(event) !== undefined,
  ),
  'a retry sends the request again': ({ before, event, after: at }) => {
    if (event?.type !== 'request.retried' || before === null) return true
    const isPreparing =
      hasCalled({ before, after: at }, 'lookUpProviders') ||
      hasCalled({ before, after: at }, 'fetchBuildings')
    if (before.matches({ preparing: 'failed' })) return isPreparing
    if (before.matches({ loggingIn: 'failed' })) return hasCalled({ before, after: at }, 'logIn')
    if (before.matches({ acceptingImpliedTerms: 'failed' }))
      return hasCalled({ before, after: at }, 'acceptTerms')
    if (before.matches({ authenticating: 'failed' }))
      return hasCalled({ before, after: at }, 'authenticate')
    return isDeepStrictEqual(at.value, before.value)
  },
  'every try of one intent has the same key': cites(
    'Every mutation takes an Idempotency-Key.',
    ({ before, event, after: at, past }) =>
      event?.type !== 'request.retried' ||
      !hasCalled({ before, after: at }, 'authenticate') ||
      isDeepStrictEqual(
        inputOf(
          past.findLast((step) => hasCalled(step, 'authenticate'))?.after ?? null,
          'authenticate',
        ),
        inputOf(at, 'authenticate'),
      ),
  ),
  'a page load with no draft, or an unreadable one, leads to the sign-in': ({
    before,
    event,
    after: at,
  }) => {
    if (!before?.matches({ preparing: 'restoring' })) return true
    const isNothing =
      hasFailed(event, 'restoreDraft') ||
      hasTimedOut(event) ||
      (hasAnswered(event, 'restoreDraft') && event?.output === null && !before.context.hasStarted)
    if (isNothing) return at.matches('leaving') && at.output?.kind === 'left'
    return !hasAnswered(event, 'restoreDraft') || !at.matches('leaving')
  },
  'an earlier page load is resumed': ({ event, after: at }) => {
    if (!hasAnswered(event, 'restoreDraft') || event?.output === null) return true
    const draft = event?.output as { flowType: string; fields: { email: string } }
    return at.context.flowType === draft.flowType && at.context.fields.email === draft.fields.email
  },
  'the owner of a confirmed account signs in if the automatic sign-in fails': ({
    before,
    event,
    after: at,
  }) => {
    if (!before?.matches('signingInDirectly') || event === null) return true
    if (hasAnswered(event, 'logInDirectly')) return at.matches('signedIn')
    return !event.type.startsWith('xstate.') || at.matches('leaving')
  },
  'the final page leads into the app or to the sign-in': cites(
    [
      'The new account is then signed in automatically, with the new password or through the provider, and the last step leads into the building.',
      'A sign-up ends with the chosen building, suggestions for getting started, and one button: into the building, or to the sign-in if there is no session.',
      'A reset ends with the button alone.',
    ],
    ({ before, event, after: at }) =>
      event?.type !== 'wizard.finished' ||
      !before?.matches('congratulating') ||
      isDeepStrictEqual(
        at.output,
        before.context.known === null
          ? { kind: 'left', email: before.context.fields.email, failure: before.context.failure }
          : { kind: 'signedIn', known: before.context.known },
      ),
  ),
  'a user can leave at any time, without a failure': ({ before, event, after: at }) =>
    event?.type !== 'wizard.left' ||
    before === null ||
    before.status === 'done' ||
    (at.matches('leaving') && at.context.failure === null && !isWaiting(at)),
  'entered fields are stored for another page load, unless all is done or void': (step) => {
    const { before, event, after: at } = step
    if (at.status !== 'done' || before === null || before.status === 'done') return true
    const isOver =
      before.matches('congratulating') && event?.type === 'wizard.finished'
        ? true
        : before.matches('signingInDirectly')
          ? event?.type.startsWith('xstate.') === true
          : hasFailed(event, 'consumeCode') || hasFailed(event, 'setPassword')
    return doneIn(step).drops === (isOver ? 1 : 0)
  },
}
