import { isDeepStrictEqual } from 'node:util'
import { hasAnswered, hasCalled, inputOf, isCalling, isWaiting } from '@kit/calls'
import {
  both,
  changes,
  done,
  either,
  failed,
  is,
  left,
  not,
  started,
  timedOut,
} from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, always, cites, during, iff, only } from '@kit/vocabulary'
import type { ssoCallbackMachine } from '@machines/auth/ssoCallback/machine'
import type { ProviderIdentity } from '@machines/auth/wizard/context'
import { failureIn } from '@machines/kernel/failure'
import { timeLimitLaws } from '../kernel/shared.laws'
import { reasonIn } from '../reason'

type Step = Moment<typeof ssoCallbackMachine>

const callMs = 20_000

/** Started by this browser: the returned state is the one it stored. */
const isOurs = ({ returned: { details, state } }: Step['after']['context']) =>
  details !== null && details.state === state

const codeOf = ({ after: { context } }: Step) =>
  context.failure?.kind === 'refused' ? context.failure.code : null
const refuses =
  (code: string) =>
  (step: Step): boolean =>
    codeOf(step) === code
const isIdle = ({ after: now }: Step) => !isWaiting(now)
const isRequested = ({ after: { context } }: Step) => isOurs(context)
const hasError = ({ after: { context } }: Step) => context.returned.error !== null
const hasNoFailure = ({ after: { context } }: Step) => context.failure === null

const isOf = (at: Step['after'], kind: string) => at.status === 'done' && at.output?.kind === kind
const isOver =
  (kind: string) =>
  ({ after: now }: Step): boolean =>
    isOf(now, kind)
const ends =
  (kind: string) =>
  ({ before, after: now }: Step): boolean =>
    before?.status !== 'done' && isOf(now, kind)

/** The server refused; otherwise it decided nothing, and the same request may be sent again. */
const isRefusal = ({ event }: Step) => reasonIn(event) === 'refused'

/**
 * The person who returned, according to the provider or, if our server has seen the answer already, to this browser.
 */
function identityIn({ after: now, past }: Step): ProviderIdentity | null {
  const { code, details } = now.context.returned
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
  'an answer that this browser did not request is refused and has no effect': cites(
    'Only the browser that started an attempt may finish it; the app refuses a state that this browser did not create.',
    always(
      either(isRequested, isOver('left'), both('failed', refuses('sso_state_invalid'), isIdle)),
    ),
  ),
  "a provider's refusal shows, and no request follows": during(hasError).always(
    either(
      isOver('left'),
      both('failed', (step: Step) => codeOf(step) !== null, isIdle),
    ),
  ),
  'a user who cancelled at the provider sees a message about it': during(
    both(
      'failed',
      isRequested,
      ({ after: { context } }: Step) => context.returned.error === 'access_denied',
    ),
  ).always(refuses('sso_cancelled')),
  'a code goes to the server first, with the state of this attempt': cites(
    'Only the browser that started an attempt may finish it; the app refuses a state that this browser did not create.',
    during(both(after('start'), isRequested, not(hasError))).always(
      ({ before, after: now }: Step) => {
        const { code, state } = now.context.returned
        const isConfirming = hasCalled({ before, after: now }, 'exchangeCode')
        return code === null
          ? !isConfirming
          : isConfirming && isDeepStrictEqual(inputOf(now, 'exchangeCode'), { code, state })
      },
    ),
  ),
  'an answer to another attempt is refused': cites(
    'Only the browser that started an attempt may finish it; the app refuses a state that this browser did not create.',
    after(done('exchangeCode')).next(
      either(
        ({ event, after: { context } }: Step) =>
          (event?.output as ProviderIdentity | undefined)?.transactionUuid ===
          context.returned.details?.transactionId,
        both(
          'failed',
          refuses('sso_state_invalid'),
          ({ after: { context } }: Step) => context.providerIdentity === null,
        ),
      ),
    ),
  ),
  'a returning user signs in or continues the sign-up': (step) => {
    const { before, event, after: now } = step
    const { returned } = now.context
    const identity = identityNow(step)
    const isNow = returned.code === null ? before === null : hasAnswered(event, 'exchangeCode')
    if (!isNow || !isOurs(now.context) || returned.error !== null || identity === null) return true
    if (identity.transactionUuid !== returned.details?.transactionId) return true
    return returned.details.purpose === 'signUp'
      ? isDeepStrictEqual(now.output, { kind: 'identified', providerIdentity: identity })
      : hasCalled(step, 'authenticate')
  },
  'a sign-up never signs in, and a sign-in never signs up': ({ after: now }) => {
    const purpose = now.context.returned.details?.purpose
    if (purpose === 'signUp') return !isOf(now, 'signedIn') && !isCalling(now, 'authenticate')
    return !isOf(now, 'identified')
  },
  'the server receives the identity exactly as the provider sent it': cites(
    'The provider must assert the address that the attempt began with.',
    during(started('authenticate')).always((step: Step) =>
      isDeepStrictEqual(
        (inputOf(step.after, 'authenticate') as { providerIdentity: unknown }).providerIdentity,
        identityNow(step),
      ),
    ),
  ),
  'every try to sign in is the same request': during(started('authenticate')).always(
    ({ after: now, past }: Step) =>
      past
        .filter(started('authenticate'))
        .every((step) =>
          isDeepStrictEqual(inputOf(step.after, 'authenticate'), inputOf(now, 'authenticate')),
        ),
  ),
  'only a session from the server signs in': all(
    iff(ends('signedIn'), after(done('authenticate'))),
    after(done('authenticate')).next(({ event, after: now }: Step) =>
      isDeepStrictEqual(now.output, { kind: 'signedIn', known: event?.output }),
    ),
    always(either(isOver('signedIn'), ({ after: { context } }: Step) => context.known === null)),
  ),
  'a refusal is final, and a missing response is not': all(
    after(failed('exchangeCode'), timedOut())
      .from('exchangingCode')
      .next(either(both(isRefusal, 'failed'), both(not(isRefusal), 'interrupted'))),
    after(failed('authenticate'), timedOut())
      .from('authenticating')
      .next(either(both(isRefusal, 'failed'), both(not(isRefusal), 'unanswered'))),
  ),
  'a failure is stored with its reason': all(
    after(failed('exchangeCode'), failed('authenticate')).next(
      ({ event, after: { context } }: Step) =>
        isDeepStrictEqual(context.failure, failureIn(event ?? {})),
    ),
    after(timedOut()).next(({ after: { context } }: Step) => context.failure?.kind === 'timeout'),
  ),
  'a retry repeats the call without a response, and clears its failure': cites(
    'A failure stays visible until the user acts on it, and a retry hides it.',
    all(
      after('request.retried').from('interrupted').next(started('exchangeCode'), hasNoFailure),
      after('request.retried').from('unanswered').next(started('authenticate'), hasNoFailure),
      during(
        both(after('request.retried'), not(either(left('interrupted'), left('unanswered')))),
      ).never(changes<typeof ssoCallbackMachine>(({ value }) => value)),
    ),
  ),
  'a failure stays visible until the retry': cites(
    'A failure stays visible until the user acts on it, and a retry hides it.',
    only(
      both(
        ({ before }: Step) => (before?.context.failure ?? null) !== null,
        changes<typeof ssoCallbackMachine>(({ context }) => context.failure),
      ),
    ).after('request.retried'),
  ),
  'no call starts while another runs': ({ after: now }) => Object.keys(now.children).length <= 1,
  ...timeLimitLaws(callMs, is(isWaiting)),
  'a user who leaves returns to the sign-in with the address, at any time': all(
    iff(
      ends('left'),
      both(after('callback.left'), ({ before }: Step) => before?.status !== 'done'),
    ),
    during(ends('left')).always(isIdle, ({ after: { output, context } }: Step) =>
      isDeepStrictEqual(output, { kind: 'left', email: context.returned.details?.email ?? '' }),
    ),
  ),
}
