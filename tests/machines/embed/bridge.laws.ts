import type { BridgeAnswer } from '@contract/bridge'
import { effectsOf, endsWithin, hasAnswered, hasCalled, hasFailed, hasTimedOut } from '@kit/calls'
import { type Laws, type Moment, mentions } from '@kit/laws'
import type { bridgeMachine } from '@machines/embed/bridge/machine'
import { type ReadMessage, requestIn } from '@rules/embed/readMessage'

type Step = Moment<typeof bridgeMachine>
type Said = { origin: string; answer: BridgeAnswer }

const replies = (step: Step) => effectsOf(step, 'sendAnswer') as unknown as Said[]
const message = ({ event }: Step) =>
  event?.type === 'message.received' ? (event.message as ReadMessage) : null
const actionOf = (step: Step) => {
  const given = message(step)
  return given?.kind === 'call' ? given.call.action : null
}
const wasOpen = ({ before }: Step) =>
  before !== null && (['connecting', 'opening', 'ready'] as const).some((at) => before.matches(at))
const uuidIn = (given: ReadMessage | null) =>
  given?.kind === 'call' && given.call.action === 'init' ? given.call.data.app_uuid : null
const isOver = ({ event }: Step) =>
  hasAnswered(event, 'openApp') ||
  hasFailed(event, 'openApp') ||
  hasTimedOut(event, 'openTimeout') ||
  event?.type === 'call.settled'

/** docs/bridge.md. */
export const bridgeLaws: Laws<typeof bridgeMachine> = {
  'a page that posts too many messages is reported to the frame once, and then ignored': (step) => {
    const { before, event, after } = step
    const reports = step.sent.filter((each) => each.event.type === 'app.flooded').length
    const isFlood = event?.type === 'messages.flooded' && before?.status === 'active'
    if (reports !== (isFlood ? 1 : 0)) return false
    if (before?.matches('flooded') !== true) return true
    return after.matches('flooded') && effectsOf(step, 'sendAnswer').length === 0
  },
  'without a registered app, nothing is ever sent': (step) =>
    step.after.context.apps.length > 0 || replies(step).length === 0,
  'a message from another source is never answered': (step) =>
    step.event?.type !== 'message.refused' || replies(step).length === 0,
  'messages from another source, and denied ones, are logged': (step) => {
    const grown = step.after.context.refusedCount - (step.before?.context.refusedCount ?? 0)
    const isRefused =
      step.event?.type === 'message.refused' ||
      replies(step).some(
        ({ answer: { error } }) =>
          message(step) !== null &&
          error !== undefined &&
          ['permission_denied', 'unknown_action', 'invalid_message'].includes(error.code),
      ) ||
      (message(step) !== null && step.before?.matches('unregistered') === true)
    return grown === (isRefused && step.after.status === 'active' ? 1 : 0)
  },
  'the log contains no message content': ({ after }) =>
    !mentions(after.context.refused, 'kept-value'),
  "every answer goes to the frame's origin only": (step) =>
    replies(step).every(({ origin }) => origin === step.after.context.origin),
  'a message is answered once at a time, with its own name and id': (step) => {
    const given = message(step)
    const answers = replies(step)
    if (given === null) return answers.length <= 1
    const { action, id } = requestIn(given)
    const event = action === null ? 'messageResponse' : `${action}Response`
    return (
      answers.length <= 1 &&
      answers.every(({ answer }) => answer.event === event && answer.id === id)
    )
  },
  'every message is answered immediately or is in progress': (step) => {
    if (message(step) === null || !wasOpen(step)) return true
    const { after, before } = step
    return (
      replies(step).length === 1 ||
      after.matches('opening') ||
      after.context.calls.length === (before?.context.calls.length ?? 0) + 1
    )
  },
  'data is sent only to an app whose handshake named its own registration': (step) => {
    const isData = replies(step).some(({ answer }) => answer.data !== undefined)
    if (!isData) return true
    const { before } = step
    const app = before?.context.app ?? before?.context.candidate
    return (
      (before?.matches('ready') === true || before?.matches('opening') === true) &&
      step.after.context.apps.some(({ uuid }) => uuid === app?.uuid)
    )
  },
  'a session starts for the app that the handshake names, and for no unregistered app': (step) => {
    if (!hasCalled(step, 'openApp')) return true
    const { candidate, apps } = step.after.context
    return (
      candidate !== null && candidate.uuid === uuidIn(message(step)) && apps.includes(candidate)
    )
  },
  'before the handshake succeeds, every other call is answered as not ready': (step) => {
    const action = actionOf(step)
    const isEarly = step.before?.matches('connecting') || step.before?.matches('opening')
    if (action === null || isEarly !== true) return true
    if (action === 'init' && step.before?.matches('connecting')) return true
    return replies(step)[0]?.answer.error?.code === 'not_ready'
  },
  'a call that was not granted is denied and starts nothing': (step) => {
    const { before, after } = step
    const action = actionOf(step)
    const app = before?.context.app
    if (before?.matches('ready') !== true || action === null || action === 'init') return true
    if (app?.capabilities.some((granted) => granted === action)) return true
    return (
      replies(step)[0]?.answer.error?.code === 'permission_denied' &&
      after.context.calls.length === before.context.calls.length
    )
  },
  'a page that navigated has to repeat the handshake': ({ event, after }) =>
    event?.type !== 'message.refused' ||
    event.refused.reason !== 'origin' ||
    (after.context.app === null && after.context.calls.length === 0),
  'no later page receives an answer to an earlier one': (step) =>
    isOver(step) || message(step) !== null || replies(step).length === 0,
  'requests beyond the concurrency limit are refused, latest first': (step) =>
    step.after.context.calls.length <= 4,
  'the session ends only if an app with that grant requests it': (step) => {
    const isEnding = step.sent.some(({ event }) => event.type === 'session.signOutRequested')
    const request = step.past.at(-1)?.after
    return !isEnding || (step.before ?? request)?.matches('loggingOut') === true
  },
  'a closing app is answered first, and ends soon after': (step) =>
    !(step.after.matches('closing') || step.after.matches('loggingOut')) || endsWithin(step, 200),
  'a handshake has a time limit': (step) =>
    !step.after.matches('opening') || endsWithin(step, 20_000),
}
