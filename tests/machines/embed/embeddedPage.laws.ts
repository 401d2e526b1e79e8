import { hasFailed, inputOf, isCalling } from '@kit/calls'
import {
  both,
  changes,
  done,
  either,
  entered,
  failed,
  left,
  not,
  running,
  started,
  stayed,
  timedOut,
} from '@kit/conditions'
import { type Laws, type Moment, mentions } from '@kit/laws'
import { after, all, cites, during, iff, only } from '@kit/vocabulary'
import {
  addressShown,
  type embeddedPageMachine,
  isDocumentShown,
  isFlooded,
} from '@machines/embed/embeddedPage/machine'
import { crashLaws, timeLimitLaws } from '../kernel/shared.laws'

type Step = Moment<typeof embeddedPageMachine>

const callMs = 20_000
const closing = ['embeddedPage.closed', 'location.left', 'session.ended', done('bridge')]
const acting = [...closing, 'embeddedPage.opened', 'request.retried']

const isOpened = after('embeddedPage.opened')
const isLoaded = after(done('loadPage'))
const found = ({ event }: Step) => event?.output as { address: string; isDocument?: boolean }
const hasNoAddress = ({ after: { context } }: Step) => context.address === null
/** The connection was lost, and no page has been fetched since. */
const hasBroken = both<typeof embeddedPageMachine>('shown.silent', ({ event, past }) =>
  [event, ...past.map((step) => step.event)].some((each) => hasFailed(each, 'bridge')),
)

/** docs/behaviour.md#full-screen-frame and #tokens-in-addresses. */
export const embeddedPageLaws: Laws<typeof embeddedPageMachine> = {
  'a closed frame holds no page and no token': during('closed').always(
    hasNoAddress,
    ({ after: now }: Step) => now.context.page === null && !mentions(now, 'fresh'),
  ),
  'the frame closes with its button, the route, the session and its app': cites(
    'The frame closes when the route changes, and when the mini-app requests it.',
    after(...closing).next('closed'),
  ),
  'nothing else closes the frame': cites(
    'The frame closes when the route changes, and when the mini-app requests it.',
    only('closed').after('start', ...closing),
  ),
  'an opened page replaces any other, and is fetched first': cites(
    'The app fetches the page first; if that fails, the frame says "Something went wrong. Page could not be loaded".',
    isOpened.next(
      started('loadPage'),
      hasNoAddress,
      ({ event, after: { context } }: Step) => context.page === event?.page,
    ),
  ),
  'the visible page is the one opened last': during(not(either('closed', isOpened))).never(
    changes<typeof embeddedPageMachine>(({ context }) => context.page),
  ),
  'a page shows only after its fetch, at the address that the fetch returned': cites(
    'The app fetches the page first; if that fails, the frame says "Something went wrong. Page could not be loaded".',
    all(
      iff(entered('shown'), isLoaded),
      isLoaded.next((step: Step) => step.after.context.address === found(step).address),
      during(stayed('shown')).never(
        changes<typeof embeddedPageMachine>(({ context }) => context.address),
      ),
    ),
  ),
  'a page that does not arrive is reported as not loaded': cites(
    'The app fetches the page first; if that fails, the frame says "Something went wrong. Page could not be loaded".',
    after(failed('loadPage'), timedOut()).next('notLoaded'),
  ),
  ...timeLimitLaws(callMs, running('loadPage')),
  'only a retry fetches a page again': iff(
    started('loadPage'),
    either(isOpened, after('request.retried').from('notLoaded', 'flooded')),
  ),
  'a mini-app that posts too many messages is removed, and the frame shows so until the user acts':
    all(
      iff('flooded', ({ after: now }: Step) => isFlooded(now)),
      iff(entered('flooded'), after('app.flooded').from('shown.bridged')),
      during('flooded').always(
        ({ after: now }: Step) => addressShown(now) === null && !mentions(now.context, 'fresh'),
      ),
      only(left('flooded')).after(...acting),
    ),
  'only a document, according to the fetch, shows as one': cites(
    'A document runs without the sandbox, because browsers demand that for PDF, but only if our own server has responded with application/pdf.',
    during(({ after: now }: Step) => isDocumentShown(now)).always((step: Step) =>
      isLoaded(step)
        ? found(step).isDocument === true
        : step.before !== null && isDocumentShown(step.before),
    ),
  ),
  'a page that has not loaded shows so until the user acts': cites(
    'A failure stays visible until the user acts on it, and a retry hides it.',
    only(left('notLoaded')).after(...acting),
  ),
  'the bridge connects to foreign pages only, for as long as they are visible': cites(
    'For a page of another origin the app first looks up which mini-apps are registered there; if the lookup fails, the page counts as not loaded.',
    iff(
      ({ after: now }: Step) => isCalling(now, 'bridge'),
      both('shown', not(hasBroken), ({ after: { context } }: Step) => context.foreign !== null),
    ),
  ),
  'the connection uses the origin and apps that the fetch returned': cites(
    'For a page of another origin the app first looks up which mini-apps are registered there; if the lookup fails, the page counts as not loaded.',
    during(started('bridge')).always(
      ({ after: now }: Step) => inputOf(now, 'bridge') === now.context.foreign,
    ),
  ),
  ...crashLaws('bridge'),
}
