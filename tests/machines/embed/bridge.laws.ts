import type { BridgeAnswer } from '@contract/bridge'
import { effectsOf } from '@kit/calls'
import {
  both,
  done,
  either,
  failed,
  left,
  not,
  running,
  started,
  stayed,
  timedOut,
} from '@kit/conditions'
import { type Laws, type Moment, mentions } from '@kit/laws'
import { after, all, always, cites, during, iff, never, only } from '@kit/vocabulary'
import { slots } from '@machines/embed/bridge/context'
import type { bridgeMachine } from '@machines/embed/bridge/machine'
import { type ReadMessage, requestIn } from '@rules/embed/readMessage'
import { crashLaws } from '../kernel/shared.laws'

type Step = Moment<typeof bridgeMachine>
type Said = { origin: string; answer: BridgeAnswer }

const replies = (step: Step) => effectsOf(step, 'sendAnswer') as unknown as Said[]
const message = ({ event }: Step) =>
  event?.type === 'message.received' ? (event.message as ReadMessage) : null
const actionOf = (step: Step) => {
  const given = message(step)
  return given?.kind === 'call' ? given.call.action : null
}
const uuidIn = (given: ReadMessage | null) =>
  given?.kind === 'call' && given.call.action === 'init' ? given.call.data.app_uuid : null
const hasReplied = (step: Step) => replies(step).length > 0
const hasOneReply = (step: Step) => replies(step).length === 1
const refuses =
  (...codes: readonly string[]) =>
  (step: Step): boolean =>
    replies(step).some(({ answer: { error } }) => error !== undefined && codes.includes(error.code))
const isReceived = after('message.received')
const isCall = (step: Step) => actionOf(step) !== null
const isHandshake = (step: Step) => actionOf(step) === 'init'
const isGranted = (step: Step) =>
  step.before?.context.app?.capabilities.some((granted) => granted === actionOf(step)) === true
/** How many calls began in this step, less those that ended. */
const begun = ({ before, after: now }: Step) =>
  now.context.calls.length - (before?.context.calls.length ?? 0)
const isLogged = both(
  ({ after: now }: Step) => now.status === 'active',
  either(
    after('message.refused'),
    isReceived.from('unregistered'),
    both(isReceived, refuses('permission_denied', 'unknown_action', 'invalid_message')),
  ),
)
const hasData = (step: Step) => replies(step).some(({ answer }) => answer.data !== undefined)

/** docs/bridge.md. */
export const bridgeLaws: Laws<typeof bridgeMachine> = {
  'a page that posts too many messages is reported to the frame once, and then ignored': all(
    ({ before, event, sent }) =>
      sent.filter((each) => each.event.type === 'app.flooded').length ===
      Number(event?.type === 'messages.flooded' && before?.status === 'active'),
    never(left('flooded')),
    during(stayed('flooded')).never(hasReplied),
  ),
  'without a registered app, nothing is ever sent': during(hasReplied).always(
    ({ after: { context } }: Step) => context.apps.length > 0,
  ),
  'a message from another source is never answered': cites(
    'The bridge describes what an app in the frame may request, and which apps get a response.',
    after('message.refused').never(hasReplied),
  ),
  'messages from another source, and denied ones, are logged': (step) =>
    step.after.context.refusedCount - (step.before?.context.refusedCount ?? 0) ===
    Number(isLogged(step)),
  'the log contains no message content': ({ after: now }) =>
    !mentions(now.context.refused, 'kept-value'),
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
  'every message is answered immediately or is in progress': cites(
    'The bridge describes what an app in the frame may request, and which apps get a response.',
    isReceived
      .from('connecting', 'opening', 'ready')
      .next(either(hasOneReply, 'opening', (step: Step) => begun(step) === 1)),
  ),
  'data is sent only to an app whose handshake named its own registration': cites(
    "The building must be open to the user, the app registered in it, and the whole origin of base_url (scheme, host and port) one of the registration's.",
    all(
      only(hasData).from('ready', 'opening'),
      during(hasData).always(({ before, after: { context } }: Step) => {
        const app = before?.context.app ?? before?.context.candidate
        return context.apps.some(({ uuid }) => uuid === app?.uuid)
      }),
    ),
  ),
  'a session starts for the app that the handshake names, and for no unregistered app': cites(
    [
      'POST /tenant/v1/apps/{appUuid}/sessions starts a session of an app.',
      "The building must be open to the user, the app registered in it, and the whole origin of base_url (scheme, host and port) one of the registration's.",
    ],
    during(started('openApp')).always((step: Step) => {
      const { candidate, apps } = step.after.context
      return candidate?.uuid === uuidIn(message(step)) && apps.some((app) => app === candidate)
    }),
  ),
  'before the handshake succeeds, every other call is answered as not ready': all(
    isReceived.from('connecting').next(either(not(isCall), isHandshake, refuses('not_ready'))),
    isReceived.from('opening').next(either(not(isCall), refuses('not_ready'))),
  ),
  'an invalid message is answered as such': during(
    both(
      isReceived.from('connecting', 'opening', 'ready'),
      (step: Step) => message(step)?.kind === 'invalid',
    ),
  ).always(refuses('unknown_action', 'invalid_message')),
  'a handshake that fails leaves the app unconnected': after(
    failed('openApp'),
    timedOut('openTimeout'),
  )
    .from('opening')
    .next('connecting', refuses('failed', 'timeout')),
  'the log says why a message was refused': during(both(isReceived, isLogged)).always(
    (step: Step) => {
      const { before, after: now } = step
      const given = message(step)
      const names = isHandshake(step) ? 'app' : 'grant'
      const reason = given?.kind === 'invalid' ? 'message' : names
      const isUnregistered = before?.matches('unregistered') === true
      return now.context.refused[0]?.reason === (isUnregistered ? 'unregistered' : reason)
    },
  ),
  'a call that is not under way, or not any more, receives no answer and does not run': all(
    during(after('call.settled')).always((step: Step) => {
      const { before, event } = step
      const isUnderWay =
        before?.matches('ready') === true && before.context.calls.includes(event?.id)
      return hasReplied(step) === isUnderWay
    }),
    ...slots.map((id) =>
      iff(running(id), ({ after: { context } }: Step) => context.calls.includes(id)),
    ),
  ),
  'a call that was not granted is denied and starts nothing': cites(
    "It reaches only the calls that the contract opens to apps, in its own building and within its grants: bookings opens resources, their availability and booking; visitors opens the user's own visitors.",
    isReceived.from('ready').next(
      either(
        not(isCall),
        isHandshake,
        isGranted,
        both(refuses('permission_denied'), (step: Step) => begun(step) === 0),
      ),
    ),
  ),
  'a page that navigated has to repeat the handshake': during(
    both(after('message.refused'), ({ event }: Step) => event?.refused.reason === 'origin'),
  ).always(
    not(either('opening', 'ready')),
    ({ after: { context } }: Step) => context.app === null && context.calls.length === 0,
  ),
  'no later page receives an answer to an earlier one': only(hasReplied).after(
    'message.received',
    'call.settled',
    done('openApp'),
    failed('openApp'),
    timedOut('openTimeout'),
  ),
  'requests beyond the concurrency limit are refused, latest first': cites(
    'The bridge describes what an app in the frame may request, and which apps get a response.',
    always(({ after: { context } }: Step) => context.calls.length <= 4),
  ),
  'the session ends only if an app with that grant requests it': only((step: Step) =>
    step.sent.some(({ event }) => event.type === 'session.signOutRequested'),
  ).from('loggingOut'),
  'a closing app is answered first, and ends soon after': during(either('closing', 'loggingOut'))
    .eventually('closed', 'flooded')
    .within(200),
  'a handshake has a time limit': cites(
    'Every request has a time limit, and counts as failed when it is over.',
    during('opening').eventually(not('opening')).within(20_000),
  ),
  ...crashLaws('watchFrame'),
}
