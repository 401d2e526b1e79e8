import {
  endsWithin,
  hasAnswered,
  hasCalled,
  hasFailed,
  hasTimedOut,
  inputOf,
  isCalling,
} from '@kit/calls'
import { type Laws, type Moment, mentions } from '@kit/laws'
import {
  addressShown,
  type embeddedPageMachine,
  isDocumentShown,
  isFlooded,
} from '@machines/embed/embeddedPage/machine'

type Step = Moment<typeof embeddedPageMachine>

const callMs = 20_000
const closing = ['embeddedPage.closed', 'location.left', 'session.ended']
const isClosing = (event: Step['event']) =>
  closing.includes(event?.type ?? '') || hasAnswered(event, 'bridge')
/** The connection was lost, and no page has been fetched since. */
const hasBroken = ({ after, event, past }: Step) =>
  after.matches({ shown: 'silent' }) &&
  [event, ...past.map((step) => step.event)].some((each) => hasFailed(each, 'bridge'))

/** docs/behaviour.md#full-screen-frame and #tokens-in-addresses. */
export const embeddedPageLaws: Laws<typeof embeddedPageMachine> = {
  'a closed frame holds no page and no token': ({ after }) =>
    !after.matches('closed') ||
    (after.context.page === null && after.context.address === null && !mentions(after, 'fresh')),
  'the frame closes with its button, the route, the session and its app': ({ event, after }) =>
    !isClosing(event) || after.matches('closed'),
  'nothing else closes the frame': ({ before, event, after }) =>
    !after.matches('closed') || before === null || before.matches('closed') || isClosing(event),
  'an opened page replaces any other, and is fetched first': (step) =>
    step.event?.type !== 'embeddedPage.opened' ||
    (step.after.context.page === step.event.page &&
      step.after.context.address === null &&
      hasCalled(step, 'loadPage')),
  'the visible page is the one opened last': ({ before, event, after }) =>
    event?.type === 'embeddedPage.opened' ||
    after.matches('closed') ||
    after.context.page === before?.context.page,
  'a page shows only after its fetch, at the address that the fetch returned': ({
    before,
    event,
    after,
  }) => {
    if (!after.matches('shown')) return !hasAnswered(event, 'loadPage')
    const { address } = after.context
    if (hasAnswered(event, 'loadPage'))
      return address === (event?.output as { address: string } | undefined)?.address
    return before?.matches('shown') === true && address === before.context.address
  },
  'a page that does not arrive is reported as not loaded': ({ event, after }) =>
    !(hasFailed(event, 'loadPage') || hasTimedOut(event)) || after.matches('notLoaded'),
  'a fetch has a time limit': (step) =>
    !isCalling(step.after, 'loadPage') || endsWithin(step, callMs),
  'only a retry fetches a page again': (step) => {
    const { before, event } = step
    const isStopped = before?.matches('notLoaded') === true || before?.matches('flooded') === true
    const isAgain = isStopped && event?.type === 'embeddedPage.retried'
    return hasCalled(step, 'loadPage') === (isAgain || event?.type === 'embeddedPage.opened')
  },
  'a mini-app that posts too many messages is removed, and the frame shows so until the user acts':
    ({ before, event, after }) => {
      const isBridged = before?.matches({ shown: 'bridged' }) === true
      if (event?.type === 'app.flooded' && isBridged) {
        return isFlooded(after) && addressShown(after) === null && !mentions(after.context, 'fresh')
      }
      if (!before?.matches('flooded')) return !isFlooded(after)
      return (
        isFlooded(after) ||
        isClosing(event) ||
        ['embeddedPage.opened', 'embeddedPage.retried'].includes(event?.type ?? '')
      )
    },
  'only a document, according to the fetch, shows as one': ({ before, event, after }) => {
    if (!isDocumentShown(after)) return true
    const found = event?.output as { isDocument?: boolean } | undefined
    return hasAnswered(event, 'loadPage')
      ? found?.isDocument === true
      : before !== null && isDocumentShown(before)
  },
  'a page that has not loaded shows so until the user acts': ({ before, event, after }) =>
    !before?.matches('notLoaded') ||
    after.matches('notLoaded') ||
    isClosing(event) ||
    ['embeddedPage.opened', 'embeddedPage.retried'].includes(event?.type ?? ''),
  'the bridge connects to foreign pages only, for as long as they are visible': (step) => {
    const { after } = step
    const isForeign = after.matches('shown') && after.context.foreign !== null
    return isCalling(after, 'bridge') === (isForeign && !hasBroken(step))
  },
  'the connection uses the origin and apps that the fetch returned': (step) =>
    !hasCalled(step, 'bridge') || inputOf(step.after, 'bridge') === step.after.context.foreign,
}
