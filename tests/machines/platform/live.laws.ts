import type { Laws, Moment } from '@kit/laws'
import type { liveMachine } from '@machines/platform/live/machine'

type Step = Moment<typeof liveMachine>

const doneOf = ({ did }: Step, type: string) => did.filter((each) => each.type === type)
const isConnected = ({ after }: Step) => after.matches('connected')
const wasOpen = ({ before }: Step) => before?.matches({ connected: 'open' }) === true

/** docs/decisions/0011-live.md. */
export const liveLaws: Laws<typeof liveMachine> = {
  'a stream is open while the app is visible and the user is signed in': (step) => {
    const { event, after } = step
    const isHeld = after.children.stream !== undefined
    if (event?.type === 'session.ended') return !isHeld && after.context.followed.length === 0
    return isHeld === isConnected(step)
  },
  'requested topics are followed on any open stream': ({ after }) =>
    !after.matches('connected') ||
    after.context.topics.every((topic) => after.context.followed.includes(topic)),
  'navigating back and forth opens no other stream': (step) => {
    const { before, event, after } = step
    if (event?.type !== 'topics.changed' || before === null || !before.matches('connected'))
      return true
    const known = (event.topics as string[]).every((topic) =>
      before.context.followed.includes(topic),
    )
    return (before.children.stream === after.children.stream) === known
  },
  'a stream has no more topics than the server accepts': ({ after }) =>
    after.context.followed.length <= 20 &&
    (!after.matches('connected') || after.context.followed.length > 0),
  'the pages receive each message once': (step) => {
    const message = doneOf(step, 'sendToPages')
    if (step.event?.type !== 'stream.received' || !wasOpen(step)) return message.length === 0
    return message.length === 1
  },
  'data whose changes may have been missed is read again': (step) => {
    const refreshed = doneOf(step, 'refreshPages').length
    const mayHaveMissed =
      (step.event?.type === 'stream.gapped' && wasOpen(step)) ||
      (step.event?.type === 'network.restored' && step.before?.matches('hidden') === false)
    const polls = step.before?.matches('polling') === true && !step.after.matches('polling')
    return mayHaveMissed ? refreshed === 1 : refreshed === 0 || polls
  },
  'a stream that reopens resets the attempts': ({ after }) =>
    !after.matches({ connected: 'open' }) || after.context.tries === 0,
  'after three attempts polling starts, and the stream is still retried': ({ after, delays }) =>
    after.matches('polling')
      ? after.context.tries >= 3 && Object.keys(delays).some((each) => each.startsWith('pollPause'))
      : !after.matches('waiting') || after.context.tries < 3,
  'every call has a time limit': ({ after, delays }) =>
    after.matches('idle') || after.matches('hidden') || Object.keys(delays).length > 0,
}
