import { effectsOf, endsWithin, hasAnswered, hasCalled, hasFailed } from '@kit/calls'
import type { Laws, Moment } from '@kit/laws'
import { isAllowed } from '@machines/operate/console/context'
import { createConsole } from '@machines/operate/console/machine'
import { isAskingPassword, isInside, isSignedOut } from '@machines/operate/console/selectors'
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
  'the password is asked for when a page needs it, and the page is told once it is confirmed': (
    step,
  ) => {
    if (step.event?.type === 'password.needed') return isAskingPassword(step.after)
    const isConfirmed = hasAnswered(step.event, 'confirmPassword') && step.event?.output !== null
    return (effectsOf(step, 'sendConfirmed').length === 1) === isConfirmed
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
