import { effectsOf, endsWithin, hasAnswered, hasCalled, hasFailed } from '@kit/calls'
import type { Laws, Moment } from '@kit/laws'
import { userOf } from '@machines/auth/session/selectors'
import { isAllowed } from '@machines/operate/console/context'
import { createConsole } from '@machines/operate/console/machine'
import {
  isAskingPassword,
  isInside,
  isPostponed,
  isSignedOut,
  isSigningInAgain,
} from '@machines/operate/console/selectors'
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
const isRunning = ({ children }: Step['after']) => Object.hasOwn(children, 'page')

/** docs/behaviour.md#the-operators-console. */
export const consoleLaws: Laws<typeof consoleMachine> = {
  'a page runs only while its reader may see it': ({ after }) =>
    !isRunning(after) || isAllowed(after.context),
  'what the address names runs within a turn, and nothing else': (step) => {
    const { page } = step.after.context
    const isWanted = page !== null && isAllowed(step.after.context)
    return isRunning(step.after) === isWanted || (isWanted && endsWithin(step, 0))
  },
  'nobody’s roles are known after a sign-out': ({ after }) =>
    !isSignedOut(after) || after.context.operator === null,
  'inside is who has a role': ({ after }) => !isInside(after) || after.context.operator !== null,
  'a new page starts a new actor, another query does not': ({ before, event, after }) => {
    if (event?.type !== 'page.entered' || before?.context.page == null) return true
    const isSame =
      before.context.page.name === event.page.name &&
      JSON.stringify(before.context.page.params) === JSON.stringify(event.page.params)
    return !isSame || after.context.started === before.context.started
  },
  'another query of the same page reaches its actor': (step) => {
    const { before, event } = step
    if (event?.type !== 'page.entered' || before?.context.page == null) return true
    const isSamePage = before.context.page.name === event.page.name
    const isSameQuery =
      JSON.stringify(before.context.page.search) === JSON.stringify(event.page.search)
    return (effectsOf(step, 'sendQuery').length === 1) === (isSamePage && !isSameQuery)
  },
  'a session that ends keeps the page and its operator until another one starts': ({
    before,
    event,
    after,
  }) => {
    if (before === null || !after.context.hasEnded) return true
    const isLeft = event?.type.startsWith('page.') === true
    return (
      after.context.operator !== null &&
      isInside(after) &&
      (isLeft || !isRunning(before) || isRunning(after))
    )
  },
  'a sign-in is asked for while the session has ended, unless the operator puts it off': ({
    event,
    after,
  }) => {
    const isAsked = isSigningInAgain(after)
    if (!after.context.hasEnded) return !isAsked
    return isAsked !== isPostponed(after) && (event?.type !== 'signIn.needed' || isAsked)
  },
  'nothing of an operator stays for another person': ({ event, after }) => {
    if (event?.type !== 'xstate.snapshot.session') return true
    const user = userOf(event.snapshot)
    return (
      user === null || after.context.operator === null || after.context.operator.uuid === user.uuid
    )
  },
  'the password is asked for when a page needs it, and the page is told once it is confirmed': (
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
  'only the server decides who is an operator': (step) =>
    step.before === null ||
    isInside(step.before) ||
    !isInside(step.after) ||
    hasAnswered(step.event, 'loadOperator'),
  'a failed look-up of the roles can be repeated': (step) =>
    !hasFailed(step.event, 'loadOperator') ||
    step.after.matches({ access: 'failed' }) ||
    step.after.matches({ access: 'refused' }),
  'looking up the roles has a time limit': (step) =>
    !hasCalled(step, 'loadOperator') || endsWithin(step, 20_000),
}
