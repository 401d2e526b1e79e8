import { endsWithin, hasAnswered, hasFailed } from '@kit/calls'
import {
  both,
  changes,
  done,
  either,
  failed,
  left,
  not,
  type Occurrence,
  stayed,
  timedOut,
} from '@kit/conditions'
import { type Laws, type Moment, mentions } from '@kit/laws'
import { after, all, always, cites, during, never, only } from '@kit/vocabulary'
import type { KnownSession } from '@machines/auth/session/context'
import type { sessionMachine } from '@machines/auth/session/machine'
import { failureIn, isTokenRefusal } from '@machines/kernel/failure'
import { reasonIn } from '../reason'

type Step = Moment<typeof sessionMachine>

const callMs = 20_000
const dayMs = 86_400_000

const idle = 'authenticated.signedIn'
const waitingForNetwork = 'authenticated.waitingForNetwork'
const calls = ['fetchUser', 'refreshSession', 'upgradeSession']
const answered = after(...calls.map(done))

/** One of the calls failed because the server refuses the token; or for another reason. */
const refused =
  (...ids: string[]): Occurrence =>
  (event) =>
    ids.some((id) => hasFailed(event, id)) && isTokenRefusal(failureIn(event))
const lost =
  (...ids: string[]): Occurrence =>
  (event) =>
    ids.some((id) => hasFailed(event, id)) && !isTokenRefusal(failureIn(event))

/** Events that hand a session over, and a session that the storage had. */
const handOvers = ['session.started', 'session.replaced', 'tab.renewed']
const foundStored: Occurrence = (event) =>
  hasAnswered(event, 'readSession') && event.output !== null
const foundNothing: Occurrence = (event) =>
  hasAnswered(event, 'readSession') && event.output === null

const isInside = ({ after: now }: Step) => now.hasTag('inside')
const wasInside = ({ before }: Step) => before?.hasTag('inside') === true
/** Neither a running sign-out nor a storage read in progress is interrupted. */
const canTakeOver = ({ before }: Step) =>
  !before?.matches('signingOut') && !before?.matches('restoring')
const isTakenOver = both<typeof sessionMachine>(
  canTakeOver,
  either(
    both(after('session.started'), not(wasInside)),
    after('session.replaced').from('authenticated'),
    after('tab.renewed'),
  ),
)
const hasSessionOfEvent = ({ event, after: now }: Step) =>
  event !== null && handOvers.includes(event.type) && now.context.session === event.session
const isOwed = ({ after: { context } }: Step) => context.isSignOutOwed
const isFresh = ({ after: { context } }: Step) => context.renewInMs > 0
const isChecked = ({ after: { context } }: Step) => context.isUserChecked
const isUpgraded = ({ after: { context } }: Step) => !context.needsUpgrade
const isKiosk = ({ before }: Step) =>
  before?.context.session?.user.roles.some(({ name }) => name === 'kiosk') === true
const isRefreshing = ({ after: now }: Step) => now.children.refreshSession !== undefined
const wasRefreshing = ({ before }: Step) => before?.children.refreshSession !== undefined

/** docs/behaviour.md#sessions, #who-gets-signed-out and #expired-session. */
export const sessionLaws: Laws<typeof sessionMachine> = {
  'a signed-out app holds no token and no user': cites(
    "A sign-out purges the browser's storage at once.",
    during('signedOut').always(
      ({ after: { context } }) => !mentions(context, 'token') && context.session === null,
      isUpgraded,
      not(isChecked),
    ),
  ),
  'a sign-out that fails or times out stays owed until it is confirmed': cites(
    [
      'If the server does not confirm it (no response within four seconds, no network, a server error), the app repeats the request: at once, after growing pauses, when the network returns, and when the app next opens.',
      'Until then the sign-in says so.',
    ],
    all(
      after('start', 'signOut.confirmed').next(not(isOwed)),
      after('signOut.owed').next(isOwed),
      after(failed('endSession'), timedOut('signOutTimeout')).from('signingOut').next(isOwed),
      only(changes(({ context }) => context.isSignOutOwed)).after(
        'start',
        'signOut.*',
        failed('endSession'),
        timedOut('signOutTimeout'),
      ),
    ),
  ),
  'an owed sign-out is retried no matter who is signed in': cites(
    'If the server does not confirm it (no response within four seconds, no network, a server error), the app repeats the request: at once, after growing pauses, when the network returns, and when the app next opens.',
    always(({ after: now }) => now.children.repeatSignOuts !== undefined),
  ),
  'a signed-in user has a session': during(isInside).always(
    ({ after: { context } }) => context.session !== null,
  ),
  'only a stored or handed-over session signs in': during(both(isInside, not(wasInside))).always(
    after(foundStored, ...handOvers),
  ),
  'a stored session opens the app after its user is read or its token renewed': after(foundStored)
    .from('restoring')
    .next('authenticated', not(idle)),
  'a handed-over session is the one that is stored': during(isTakenOver).always(
    'authenticated',
    hasSessionOfEvent,
  ),
  'only a refused token, the user or another tab signs the user out': cites(
    "Only the server's refusal of the token signs the user out: 401 after a refresh, 403, or a deactivated account.",
    only(left('authenticated')).after(
      refused(...calls),
      'session.signOutRequested',
      'tab.signedOut',
    ),
  ),
  'a renewed token, or one of the current version, replaces the old one': cites(
    'A refresh token works once and is replaced at each use.',
    after(done('refreshSession'), done('upgradeSession'))
      .from('authenticated')
      .next(({ event, after: { context } }) => {
        return context.session === (event?.output as KnownSession | undefined)?.session
      }),
  ),
  'the machine never waits for a call that it did not start': during(
    both(answered, stayed('authenticated'), isFresh, isUpgraded, isChecked),
  ).always(idle),
  'a refused token ends the session, and is reported before anything is cleared': cites(
    'When the server rejects a refresh, the app shows "Your session has expired. Please login again." before it removes anything.',
    after(refused('refreshSession', 'upgradeSession'))
      .from(both('authenticated', not(isKiosk)))
      .next('expired'),
  ),
  'a refused kiosk is signed out, because no one is there to acknowledge it': cites(
    [
      'A kiosk does so by itself.',
      'A kiosk whose session has ended shows no notice and opens the sign-in by itself.',
    ],
    all(
      after(refused('refreshSession', 'upgradeSession'))
        .from(both('authenticated', isKiosk))
        .next('signingOut'),
      during('expired').always(not(isKiosk)),
    ),
  ),
  'a refused user is signed out': cites(
    "Only the server's refusal of the token signs the user out: 401 after a refresh, 403, or a deactivated account.",
    after(refused('fetchUser')).from('authenticated').next('signingOut'),
  ),
  'a user who acknowledges the expired session is signed out': cites(
    "OK purges the browser's storage and opens the sign-in.",
    after('session.acknowledged', 'session.signOutRequested').from('expired').next('signingOut'),
  ),
  'a user who signs out leaves, and the server is notified': cites(
    "A sign-out purges the browser's storage at once.",
    after('session.signOutRequested')
      .from('authenticated')
      .next('signingOut', ({ after: now }) => now.children.endSession !== undefined),
  ),
  'a session that ends in another tab ends here': after('tab.signedOut')
    .from('authenticated', 'expired')
    .next('signedOut'),
  'a sign-out ends signed out, whatever the server responds': cites(
    'If the server does not confirm it (no response within four seconds, no network, a server error), the app repeats the request: at once, after growing pauses, when the network returns, and when the app next opens.',
    all(
      after(done('endSession'), failed('endSession'), timedOut())
        .from('signingOut')
        .next('signedOut'),
      during(left('signingOut')).always('signedOut'),
    ),
  ),
  'a failed call of a signed-in session stores its reason': cites(
    'After a network failure, a server error or a failed load of user or buildings, the app keeps its state and offers a retry.',
    after(lost(...calls))
      .from('authenticated')
      .next(({ event, after: { context } }) => context.failure?.kind === reasonIn(event)),
  ),
  'a call that takes too long is reported as a timeout': cites(
    'Every request has a time limit, and counts as failed when it is over.',
    after(timedOut('callTimeout'))
      .from('authenticated')
      .next(({ after: { context } }) => context.failure?.kind === 'timeout'),
  ),
  'a successful response clears the failure': during(answered).always(
    ({ after: { context } }) => context.failure === null,
  ),
  'the user is the latest from the server or the account page': all(
    after('user.changed')
      .from('authenticated')
      .next(({ event, after: { context } }) => context.session?.user === event?.user),
    after(done('fetchUser'))
      .from('authenticated')
      .next(isChecked, ({ event, after: { context } }) => context.session?.user === event?.output),
  ),
  'an expired token is renewed before it is used': during(idle).always(isFresh),
  'a token of an older version is exchanged, or its exchange is postponed after a failure': cites(
    'A token of an older version is exchanged once (POST /auth/upgrade) while the flag enable-tw-host-sdk is on.',
    during(idle).always(isUpgraded),
  ),
  'an idle session has read its user': during(idle).always(isChecked),
  'a renewed token belongs to the same user as before': after(done('refreshSession')).next(
    not(changes(({ context }) => context.isUserChecked)),
  ),
  'an idle token is renewed before it expires, within a day': during(idle).always((step) =>
    endsWithin(step, Math.min(Math.max(step.after.context.renewInMs, 1000), dayMs)),
  ),
  'the end of a valid token leads to its renewal': after(timedOut('untilRenewal'))
    .from(idle)
    .next(isRefreshing),
  'a refused token is renewed once for all refused calls': cites(
    ['Using a replaced token again ends the session.', 'Only one tab refreshes at a time.'],
    all(
      ...['authenticated.upgrading', waitingForNetwork].map((state) =>
        after('token.rejected').from(state).next(state),
      ),
      during(
        both(after('token.rejected').from('authenticated'), (step: Step) => !isBusy(step)),
      ).always('authenticated.refreshing'),
    ),
  ),
  'an expired token is renewed immediately': during(
    both('authenticated', not(isFresh), either(after(done('readSession')), hasSessionOfEvent)),
  ).always(isRefreshing),
  'a user who is already being read is not read again': never(
    ({ before, after: now }) =>
      before?.context.isUserChecked === true &&
      before.children.fetchUser === undefined &&
      now.children.fetchUser !== undefined,
  ),
  'a failed exchange is postponed, and the old token stays in use': cites(
    'A token of an older version is exchanged once (POST /auth/upgrade) while the flag enable-tw-host-sdk is on.',
    after(lost('upgradeSession'), timedOut())
      .from('authenticated.upgrading')
      .next('authenticated', isUpgraded),
  ),
  'a running refresh is not restarted': cites(
    ['Using a replaced token again ends the session.', 'Only one tab refreshes at a time.'],
    after('token.rejected')
      .from(wasRefreshing)
      .next(not(changes(({ children }) => children.refreshSession))),
  ),
  'without a network the refresh is retried soon, and as soon as the network is back': cites(
    'After a network failure, a server error or a failed load of user or buildings, the app keeps its state and offers a retry.',
    all(
      during(waitingForNetwork).eventually(not(waitingForNetwork)).within(10_000),
      after('network.restored', timedOut()).from(waitingForNetwork).next(isRefreshing),
    ),
  ),
  'a failed refresh waits for the network': cites(
    'After a network failure, a server error or a failed load of user or buildings, the app keeps its state and offers a retry.',
    after(lost('refreshSession'), timedOut())
      .from('authenticated.refreshing')
      .next(waitingForNetwork),
  ),
  'a user who cannot be read is the one the last page load stored': cites(
    'After a network failure, a server error or a failed load of user or buildings, the app keeps its state and offers a retry.',
    after(lost('fetchUser'), timedOut()).from('authenticated.loadingUser').next(idle),
  ),
  'every wait has a time limit': cites(
    'Every request has a time limit, and counts as failed when it is over.',
    all(
      during('restoring').eventually(not('restoring')).within(3000),
      during((step: Step) => isConfirming(step)).always((step) => endsWithin(step, callMs)),
    ),
  ),
  'an empty or unresponsive storage leaves the user signed out': after(
    foundNothing,
    failed('readSession'),
    timedOut(),
  )
    .from('restoring')
    .next('signedOut'),
}

/** The session is being exchanged, or waits for the network. */
const isBusy = ({ before }: Step) =>
  before?.matches({ authenticated: 'upgrading' }) === true ||
  before?.matches({ authenticated: 'waitingForNetwork' }) === true
/** A call of the session runs. */
const isConfirming = ({ after: { children } }: Step) =>
  Object.entries(children).some(
    ([id, child]) =>
      !['watchTabs', 'repeatSignOuts', 'readSession'].includes(id) &&
      child?.getSnapshot().status === 'stopped',
  )
