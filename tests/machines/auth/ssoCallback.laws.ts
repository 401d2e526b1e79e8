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
import type { Laws, Moment } from '@kit/laws'
import type { ssoCallbackMachine } from '@machines/auth/ssoCallback/machine'
import type { ProviderIdentity } from '@machines/auth/wizard/context'
import { failureIn } from '@machines/kernel/failure'

type Step = Moment<typeof ssoCallbackMachine>

const callMs = 20_000
const calls = ['exchangeCode', 'authenticate'] as const

/** Started by this browser: the returned state is the one it stored. */
const isOurs = ({ returned: { details, state } }: Step['after']['context']) =>
  details !== null && details.state === state

const codeOf = ({ context: { failure } }: Step['after']) =>
  failure?.kind === 'refused' ? failure.code : null

const isOf = (at: Step['after'], kind: string) => at.status === 'done' && at.output?.kind === kind

/** The server decided nothing, so the same request may be sent again. */
const isUndecided = (event: Step['event']) =>
  hasTimedOut(event) || failureIn(event ?? {}).kind !== 'refused'

/**
 * The person who returned, according to the provider or, if our server has seen the answer already, to this browser.
 */
function identityIn({ after, past }: Step): ProviderIdentity | null {
  const { code, details } = after.context.returned
  if (code !== null)
    return (past.findLast(({ event }) => hasAnswered(event, 'exchangeCode'))?.event?.output ??
      null) as ProviderIdentity | null
  return details === null
    ? null
    : {
        email: details.email,
        transactionUuid: details.transactionId,
        firstName: null,
        lastName: null,
      }
}
/** Includes the step itself, for what happens in the step of the response. */
const identityNow = (step: Step) => identityIn({ ...step, past: [...step.past, step] })

/** docs/behaviour.md#return-from-a-provider. */
export const ssoCallbackLaws: Laws<typeof ssoCallbackMachine> = {
  'an answer that this browser did not request is refused and has no effect': ({ after }) =>
    isOurs(after.context) ||
    isOf(after, 'left') ||
    (after.matches('failed') && codeOf(after) === 'sso_state_invalid' && !isWaiting(after)),
  "a provider's refusal shows, and no request follows": ({ after }) =>
    after.context.returned.error === null ||
    isOf(after, 'left') ||
    (after.matches('failed') && codeOf(after) !== null && !isWaiting(after)),
  'a user who cancelled at the provider sees a message about it': ({ after }) =>
    after.context.returned.error !== 'access_denied' ||
    !isOurs(after.context) ||
    !after.matches('failed') ||
    codeOf(after) === 'sso_cancelled',
  'a code goes to the server first, with the state of this attempt': ({ before, after }) => {
    const { code, error, state } = after.context.returned
    if (before !== null || !isOurs(after.context) || error !== null) return true
    const isConfirming = hasCalled({ before, after }, 'exchangeCode')
    if (code === null) return !isConfirming
    return isConfirming && isDeepStrictEqual(inputOf(after, 'exchangeCode'), { code, state })
  },
  'an answer to another attempt is refused': ({ event, after }) =>
    !hasAnswered(event, 'exchangeCode') ||
    (event?.output as ProviderIdentity | undefined)?.transactionUuid ===
      after.context.returned.details?.transactionId ||
    (after.matches('failed') &&
      codeOf(after) === 'sso_state_invalid' &&
      after.context.providerIdentity === null),
  'a returning user signs in or continues the sign-up': (step) => {
    const { before, event, after } = step
    const { returned } = after.context
    const identity = identityNow(step)
    const isNow = returned.code === null ? before === null : hasAnswered(event, 'exchangeCode')
    if (!isNow || !isOurs(after.context) || returned.error !== null || identity === null)
      return true
    if (identity.transactionUuid !== returned.details?.transactionId) return true
    return returned.details.purpose === 'signUp'
      ? isDeepStrictEqual(after.output, { kind: 'identified', providerIdentity: identity })
      : hasCalled({ before, after }, 'authenticate')
  },
  'a sign-up never signs in, and a sign-in never signs up': ({ after }) => {
    const purpose = after.context.returned.details?.purpose
    if (purpose === 'signUp') return !isOf(after, 'signedIn') && !isCalling(after, 'authenticate')
    return !isOf(after, 'identified')
  },
  'the server receives the identity exactly as the provider sent it': (step) =>
    !hasCalled(step, 'authenticate') ||
    isDeepStrictEqual(
      (inputOf(step.after, 'authenticate') as { providerIdentity: unknown }).providerIdentity,
      identityNow(step),
    ),
  'every try to sign in is the same request': ({ before, after, past }) => {
    if (!hasCalled({ before, after }, 'authenticate')) return true
    const first = past.find((step) => hasCalled(step, 'authenticate'))
    return (
      first === undefined ||
      isDeepStrictEqual(inputOf(first.after, 'authenticate'), inputOf(after, 'authenticate'))
    )
  },
  'only a session from the server signs in': ({ before, event, after }) => {
    if (before?.status === 'done') return true
    if (!hasAnswered(event, 'authenticate')) {
      return !isOf(after, 'signedIn') && after.context.known === null
    }
    return isDeepStrictEqual(after.output, { kind: 'signedIn', known: event?.output })
  },
  'a refusal is final, and a missing response is not': ({ before, event, after }) => {
    const call = calls.find((name) => hasFailed(event, name))
    if (call === undefined && !hasTimedOut(event)) return true
    const wasCode = before?.matches('exchangingCode')
    if (!isUndecided(event)) return after.matches('failed')
    return wasCode ? after.matches('interrupted') : after.matches('unanswered')
  },
  'a failure is stored with its reason': ({ event, after }) =>
    hasTimedOut(event)
      ? after.context.failure?.kind === 'timeout'
      : !calls.some((name) => hasFailed(event, name)) ||
        isDeepStrictEqual(after.context.failure, failureIn(event ?? {})),
  'a retry repeats the call without a response, and clears its failure': ({
    before,
    event,
    after,
  }) => {
    if (event?.type !== 'callback.retried' || before === null) return true
    const [call] = calls.filter((_, at) => before.matches(at === 0 ? 'interrupted' : 'unanswered'))
    if (call === undefined) return isDeepStrictEqual(after.value, before.value)
    return hasCalled({ before, after }, call) && after.context.failure === null
  },
  'a failure stays visible until the retry': ({ before, event, after }) =>
    (before?.context.failure ?? null) === null ||
    event?.type === 'callback.retried' ||
    after.context.failure === before?.context.failure,
  'no call starts while another runs': ({ after }) => Object.keys(after.children).length <= 1,
  'every wait has a time limit': ({ after, delays }) =>
    !isWaiting(after) || Object.values(delays).some((ms) => ms <= callMs),
  'a user who leaves returns to the sign-in with the address, at any time': ({
    before,
    event,
    after,
  }) =>
    before?.status === 'done' ||
    (event?.type === 'callback.left'
      ? isDeepStrictEqual(after.output, {
          kind: 'left',
          email: after.context.returned.details?.email ?? '',
        }) && !isWaiting(after)
      : !isOf(after, 'left')),
}
