import { isDeepStrictEqual } from 'node:util'
import { effectsOf, endsWithin, hasAnswered, hasFailed } from '@kit/calls'
import {
  both,
  changes,
  done,
  either,
  failed,
  is,
  not,
  type Occurrence,
  running,
  sent,
  started,
  timedOut,
  was,
} from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, cites, during, only, sends } from '@kit/vocabulary'
import { isExpired, userOf } from '@machines/auth/session/selectors'
import { failureIn, isRefusedWith } from '@machines/kernel/failure'
import { isAllowed } from '@machines/operate/console/context'
import { createConsole } from '@machines/operate/console/machine'
import {
  isAskingPassword,
  isHidden,
  isInside,
  isPostponed,
  isSignedOut,
  isSigningInAgain,
} from '@machines/operate/console/selectors'
import { sessionPhase } from '@machines/platform/app/phases'
import { createMachine } from 'xstate'

/** A page of an operator, with a query; and the page of the first start. */
export const consoleMachine = createConsole([
  {
    name: 'people',
    logic: createMachine({ id: 'people' }),
    input: ({ search }, keyPrefix) => ({ search, keyPrefix }),
    queryEvent: ({ search }) => ({ type: 'query.changed', query: search }),
  },
  { name: 'setup', logic: createMachine({ id: 'setup' }), input: () => undefined },
])

type Step = Moment<typeof consoleMachine>
const hasEnded = is<typeof consoleMachine>(({ context }) => context.hasEnded)
/** The form was sent, not closed. */
const isSentBy =
  (form: string): Occurrence =>
  (event) =>
    hasAnswered(event, form) && event.output !== null
const isNoOperator: Occurrence = (event) =>
  hasFailed(event, 'loadOperator') && isRefusedWith(failureIn(event), 'permission_denied')
/** Another user than the operator is signed in now. */
const isAnotherPerson = ({ before, event }: Step) => {
  const [operator, user] = [before?.context.operator ?? null, userOf(event?.snapshot)]
  const isExpecting = before?.context.hasEnded === true
  return (
    operator !== null &&
    user !== null &&
    user.uuid !== operator.uuid &&
    !(isExpired(event?.snapshot) || (isExpecting && sessionPhase(event?.snapshot) !== 'inside'))
  )
}
const isOfSamePage = ({ before, event }: Step) =>
  before?.context.page?.name === event?.page.name &&
  isDeepStrictEqual(before?.context.page?.params, event?.page.params)
const isRunning = ({ children }: Step['after']) => Object.hasOwn(children, 'page')

/** docs/behaviour.md#the-operators-console. */
export const consoleLaws: Laws<typeof consoleMachine> = {
  'a page runs only while its reader may see it': cites(
    [
      'Users who are not signed in see its sign-in at any address, and then the page of that address.',
      'If that tab has removed the session first, the page is hidden until then.',
    ],
    ({ after: now }) => !isRunning(now) || isAllowed(now.context),
  ),
  'what the address names runs within a turn, and nothing else': cites(
    'Users who are not signed in see its sign-in at any address, and then the page of that address.',
    (step) => {
      const { page } = step.after.context
      const isWanted = page !== null && isAllowed(step.after.context)
      return isRunning(step.after) === isWanted || (isWanted && endsWithin(step, 0))
    },
  ),
  'no roles are known after a sign-out': cites(
    'Roles decide which places, buttons and buildings the console offers; the server decides again for each call.',
    ({ after: now }) => !isSignedOut(now) || now.context.operator === null,
  ),
  'inside is who has a role': cites(
    'Users without a role see a page that says so.',
    ({ after: now }) => !isInside(now) || now.context.operator !== null,
  ),
  'a new page starts a new actor, another query does not': ({ before, event, after: now }) => {
    if (event?.type !== 'page.entered' || before?.context.page == null) return true
    const isSame =
      before.context.page.name === event.page.name &&
      JSON.stringify(before.context.page.params) === JSON.stringify(event.page.params)
    return !isSame || now.context.started === before.context.started
  },
  'another query of the same page reaches its actor': (step) => {
    const { before, event } = step
    if (event?.type !== 'page.entered' || before?.context.page == null) return true
    const isSamePage = before.context.page.name === event.page.name
    const isSameQuery =
      JSON.stringify(before.context.page.search) === JSON.stringify(event.page.search)
    return (effectsOf(step, 'sendQuery').length === 1) === (isSamePage && !isSameQuery)
  },
  'a session that ends keeps the page and its operator until another one starts': cites(
    'If the server refuses to renew the session, the page stays, with everything that was typed.',
    ({ before, event, after: now }) => {
      if (before === null || !now.context.hasEnded) return true
      const isLeft = event?.type.startsWith('page.') === true
      return (
        now.context.operator !== null &&
        isInside(now) &&
        (isLeft || !isRunning(before) || isRunning(now))
      )
    },
  ),
  'a sign-in is asked for while the session has ended, unless the operator puts it off': cites(
    [
      'A dialog asks for the password; after the sign-in, what the server refused meanwhile is sent or read again by itself.',
      'The dialog can be closed to read the page, which then says that the session has ended; the next change opens it again.',
    ],
    ({ event, after: now }) => {
      const isAsked = isSigningInAgain(now)
      if (!now.context.hasEnded) return !isAsked
      return isAsked !== isPostponed(now) && (event?.type !== 'signIn.needed' || isAsked)
    },
  ),
  'nothing of an operator stays for another person': cites(
    'For another person who signs in, the page starts again, without the edits.',
    after('xstate.snapshot.session').next(({ event, after: now }: Step) => {
      const user = userOf(event?.snapshot)
      return (
        user === null || now.context.operator === null || now.context.operator.uuid === user.uuid
      )
    }),
  ),
  'the password is asked for when a page needs it, and the page goes on once it is confirmed': (
    step,
  ) => {
    if (step.event?.type === 'password.needed') {
      return isAskingPassword(step.after) || step.after.context.hasEnded
    }
    const isConfirmed = hasAnswered(step.event, 'confirmPassword') && step.event?.output !== null
    const isBack =
      step.before?.context.hasEnded === true && !step.after.context.hasEnded && isInside(step.after)
    return (effectsOf(step, 'sendConfirmed').length === 1) === (isConfirmed || isBack)
  },
  'nothing that was found for an operator stays for another person': during(
    both<typeof consoleMachine>(
      was(({ context }) => context.operator !== null),
      is(({ context }) => context.operator === null),
    ),
  ).always(sent('finder', 'finder.closed')),
  'only the server decides who is an operator': cites(
    'Roles decide which places, buttons and buildings the console offers; the server decides again for each call.',
    (step) =>
      step.before === null ||
      isInside(step.before) ||
      !isInside(step.after) ||
      hasAnswered(step.event, 'loadOperator'),
  ),
  'a failed look-up of the roles can be repeated': after(failed('loadOperator')).next(
    (step: Step) =>
      step.after.matches({ access: 'failed' }) || step.after.matches({ access: 'refused' }),
  ),
  'looking up the roles has a time limit': cites(
    'Every request has a time limit, and counts as failed when it is over.',
    during(started('loadOperator')).always((step: Step) => endsWithin(step, 20_000)),
  ),
  'a look-up that the server refuses shows a page that says so, and any other failure its reason':
    cites(
      'Users without a role see a page that says so.',
      all(
        during(after(isNoOperator).from('access.loadingOperator')).always('access.refused'),
        during(both(after(failed('loadOperator')), not(after(isNoOperator)))).always(
          'access.failed',
          is(({ context }) => context.failure !== null),
        ),
        after(timedOut('operatorTimeout.console.access'))
          .from('access.loadingOperator')
          .next(
            'access.failed',
            is(({ context }) => context.failure?.kind === 'timeout'),
          ),
        after('request.retried')
          .from('access.refused', 'access.failed')
          .next('access.loadingOperator'),
      ),
    ),
  'the roles are the latest that the server has sent': all(
    after(done('loadOperator'), done('reloadOperator')).next(
      'access.inside.current',
      ({ event, after: now }: Step) => now.context.operator === event?.output,
    ),
    after('operator.invalidated').from('access.inside').next('access.inside.refreshing'),
    after(timedOut('operatorTimeout.console.access'))
      .from('access.inside.refreshing')
      .next('access.inside.current'),
    during('access.inside.refreshing').always(running('reloadOperator'), (step: Step) =>
      endsWithin(step, 20_000),
    ),
  ),
  'the console follows the session': cites(
    'Accounts and sessions are those of the app.',
    after('xstate.snapshot.session').next(
      ({ event, after: now }: Step) => now.context.phase === sessionPhase(event?.snapshot),
    ),
  ),
  'a session of the same operator ends the wait for it': cites(
    'A sign-in in another tab, for example with an identity provider, ends the wait as well.',
    during(
      both(
        after('xstate.snapshot.session').from(was(({ context }) => context.hasEnded)),
        ({ before, event }: Step) =>
          sessionPhase(event?.snapshot) === 'inside' &&
          !isExpired(event?.snapshot) &&
          userOf(event?.snapshot)?.uuid === before?.context.operator?.uuid,
      ),
    ).always(not(hasEnded)),
  ),
  'another person is looked up before anything is shown to them': cites(
    'For another person who signs in, the page starts again, without the edits.',
    during(both(after('xstate.snapshot.session'), isAnotherPerson)).always((step: Step) =>
      sessionPhase(step.event?.snapshot) === 'inside'
        ? step.after.matches({ access: 'loadingOperator' })
        : isSignedOut(step.after),
    ),
  ),
  'the end of a session without an operator is acknowledged once': sends(
    'session',
    'session.acknowledged',
  ).when(
    both(
      after('xstate.snapshot.session').from(
        was(({ context }) => context.operator === null && !context.hasEnded),
      ),
      ({ before, event }: Step) =>
        isExpired(event?.snapshot) && before?.context.phase === sessionPhase(event?.snapshot),
    ),
  ),
  'signing out ends the session, unless another tab has ended it, and asks for no sign-in': cites(
    'Accounts and sessions are those of the app.',
    all(
      sends('session', 'session.signOutRequested').when(
        both(after('signOut.pressed'), not(was(isHidden))),
      ),
      after('signOut.pressed').from(was(isHidden)).next('access.signedOut'),
      after('signOut.pressed').next(not(hasEnded)),
    ),
  ),
  'a sign-in starts a session, or renews the one that has ended': cites(
    'Accounts and sessions are those of the app.',
    all(
      sends('session', 'session.started').when(after(isSentBy('signIn'))),
      sends('session', 'tab.renewed').when(after(isSentBy('signInAgain'))),
      during(after(isSentBy('signIn'), isSentBy('signInAgain'))).always(
        ({ event, sent: messages }: Step) =>
          messages.some(({ event: received }) => received.session === event?.output.result.session),
      ),
      after(isSentBy('signInAgain')).next('identity.renewing'),
      during('identity.renewing').always((step: Step) => endsWithin(step, 20_000)),
      after(timedOut('operatorTimeout.console.identity'), failed('signInAgain')).next(
        'identity.signingIn',
      ),
      after('signIn.needed').from('identity.postponed').next('identity.signingIn'),
    ),
  ),
  'the console has the page of the address, and none before or after it': all(
    after('page.entered').next(({ event, after: now }: Step) =>
      isDeepStrictEqual(now.context.page, event?.page),
    ),
    after('page.left').next(
      'page.idle',
      is(({ context }) => context.page === null),
    ),
  ),
  'the page that was left has ended before another one starts': all(
    during(both(after('page.entered'), not(isOfSamePage))).always(not(running('page'))),
    during(
      both(
        was(() => true),
        changes(({ context }) => context.started),
      ),
    ).always(started('page')),
    during(after(timedOut('nextTurn'))).always(
      (step: Step) => isRunning(step.after) === isAllowed(step.after.context),
    ),
  ),
  'a session that ends asks for another sign-in at once': during(
    both(hasEnded, not(was(({ context }) => context.hasEnded))),
  ).always('identity.signingIn'),
  'the password is asked for only when it is needed, and for the page that needs it': all(
    only('identity.askingPassword').after('password.needed'),
    after('page.entered').from('identity.askingPassword').never('identity.askingPassword'),
  ),
  'every form of the console has a key of its own': during(
    either(started('signIn'), started('signInAgain'), started('confirmPassword')),
  ).always(changes(({ context }) => context.forms)),
}
