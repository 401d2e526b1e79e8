import { both, done, failed, started, timedOut } from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, cites, during, once, only } from '@kit/vocabulary'
import type { searchMachine } from '@machines/search/search/machine'
import { timeLimitLaws } from '../kernel/shared.laws'
import { reasonIn } from '../reason'

type Step = Moment<typeof searchMachine>
const callMs = 10_000

const messagesOf = (query: string) => query.trim()
const isTyped = ({ event }: Step) => event?.type === 'query.changed'
const hasNoFailure = ({ after: { context } }: Step) => context.failure === null

const open = ['idle', 'typing', 'searching', 'shown', 'failed'] as const
const isOpen = (at: Step['before']) => at !== null && open.some((state) => at.matches(state))
/** How the pressed utility opens; null for another event, and for one that explains why it does not open here. */
const openedKind = ({ event }: Step): string | null => {
  if (event?.type !== 'utility.pressed') return null
  const kind = event.utility.target.kind as string
  return ['mobileOnly', 'signInRequired'].includes(kind) ? null : kind
}

/** docs/behaviour.md#search. */
export const searchLaws: Laws<typeof searchMachine> = {
  'the field shows the latest typed text': ({ before, event, after: now }) =>
    now.context.query ===
    (event?.type === 'query.changed' ? event.query : (before?.context.query ?? '')),
  'a request follows a pause, Enter or a retry, never a keystroke': cites(
    'The search runs 180 ms after the last keystroke, and at once on Enter.',
    all(
      only(started('search')).after('search.submitted', 'request.retried', timedOut('typingPause')),
      only(both(started('search'), after('request.retried'))).from('failed'),
      only(both(started('search'), after(timedOut('typingPause')))).from('typing'),
    ),
  ),
  'Enter sends a pending query immediately': cites(
    'The search runs 180 ms after the last keystroke, and at once on Enter.',
    after('search.submitted').from('typing').next(started('search')),
  ),
  'results belong to the query in the field, unless others are on their way': cites(
    'Results stay while the user types on, and outdated responses are never shown.',
    during('shown').always(
      ({ after: { context } }: Step) => context.foundBy === messagesOf(context.query),
    ),
  ),
  'a response is shown, with or without results': cites(
    'The header and the key / open a search over events and content, amenities, spaces, services and companies of the building, in the language of the page.',
    after(done('search')).next('shown', hasNoFailure),
  ),
  'an empty query shows nothing and requests nothing': ({ after: now }) =>
    messagesOf(now.context.query) !== '' ||
    now.matches('closed') ||
    (now.matches('idle') && now.context.groups.length === 0),
  'typing on waits for the newer response only': cites(
    'Results stay while the user types on, and outdated responses are never shown.',
    after('query.changed').never('searching'),
  ),
  'previous results stay while a query is pending': cites(
    'Results stay while the user types on, and outdated responses are never shown.',
    (step) =>
      !isTyped(step) ||
      !step.after.matches('typing') ||
      step.after.context.groups === step.before?.context.groups,
  ),
  'a failed search shows its reason and can be retried': after(
    failed('search'),
    timedOut('searchTimeout'),
  ).next(
    'failed',
    ({ event, after: { context } }: Step) => context.failure?.kind === reasonIn(event),
  ),
  'a retry, or Enter after a failure, requests the query in the field': after(
    'request.retried',
    'search.submitted',
  )
    .from('failed')
    .next(started('search')),
  'a failure shows no earlier results': during('failed').always(
    ({ after: { context } }: Step) => context.groups.length === 0,
  ),
  'results that are known are shown at once': (step) =>
    !isTyped(step) ||
    messagesOf(step.after.context.query) === '' ||
    messagesOf(step.after.context.query) !== step.before?.context.foundBy ||
    !isOpen(step.before) ||
    step.after.matches('shown'),
  'the recent searches are those that were reported last': cites(
    'The browser stores six searches that led to a result, for this user, until the session ends; a kiosk stores none.',
    ({ before, event, after: now }) =>
      now.context.recents ===
        (event?.type === 'recents.changed' && isOpen(before)
          ? event.recents
          : before?.context.recents) || before === null,
  ),
  'recent searches are cleared on request, once': cites(
    'The browser stores six searches that led to a result, for this user, until the session ends; a kiosk stores none.',
    once('forgetRecents').when(after('recents.cleared').from(...open)),
  ),
  'recent searches that crash are reported, once': cites(
    'The app reports render errors, uncaught errors and rejections, charts that end in an error, responses that do not match the contract, and hydration mismatches.',
    once('reportBroken').when(after(failed('recents'))),
  ),
  'the dialog closes on request': after('dialog.closed')
    .from(...open)
    .next('closed'),
  'a utility opens once: a framed page in its frame, another by itself': cites(
    'The header and the key / open a search over events and content, amenities, spaces, services and companies of the building, in the language of the page.',
    (step) => {
      const kind = isOpen(step.before) ? openedKind(step) : null
      const framed = step.sent.filter(({ event }) => event.type === 'embeddedPage.opened').length
      const others = step.did.filter(({ type }) => type === 'openUtility').length
      return (
        framed === Number(kind === 'frame') && others === Number(kind !== null && kind !== 'frame')
      )
    },
  ),
  'only opening a result or a utility stores its query, once': cites(
    'The browser stores six searches that led to a result, for this user, until the session ends; a kiosk stores none.',
    once('rememberQuery').when(
      (step: Step) =>
        isOpen(step.before) && (step.event?.type === 'result.chosen' || openedKind(step) !== null),
    ),
  ),
  'opening a utility closes the search; explaining one does not': after('utility.pressed').next(
    (step: Step) =>
      !isOpen(step.before) || step.after.matches('closed') === (openedKind(step) !== null),
  ),
  ...timeLimitLaws(callMs),
}
