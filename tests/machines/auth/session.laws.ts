import { type Laws, mentions } from '@kit/laws'
import type { KnownSession, Session } from '@machines/auth/session/context'
import type { sessionMachine } from '@machines/auth/session/machine'
import { failureIn, isTokenRefusal } from '@machines/kernel/failure'

const restoringMs = 3000
const callMs = 20_000
const dayMs = 86_400_000

/** Events that hand a session over, and the session they contain. */
const handedOver = (event: { type: string } & Record<string, unknown>) =>
  ['session.started', 'session.replaced', 'tab.renewed'].includes(event.type)
    ? (event.session as Session)
    : null

/** docs/behaviour.md#sessions, #who-gets-signed-out and #expired-session. */
export const sessionLaws: Laws<typeof sessionMachine> = {
  'a signed-out app holds no token and no user': ({ after }) =>
    !after.matches('signedOut') ||
    (!mentions(after.context, 'token') &&
      after.context.session === null &&
      !after.context.needsUpgrade &&
      !after.context.isUserChecked),
  'a sign-out that fails or times out stays owed until it is confirmed': ({
    before,
    event,
    after,
  }) => {
    const wasOwed = before?.context.isSignOutOwed ?? false
    const isLost =
      before?.matches('signingOut') === true &&
      (event?.type === 'xstate.error.actor.endSession' ||
        event?.type.startsWith('xstate.after.signOutTimeout') === true)
    if (isLost || event?.type === 'signOut.owed') return after.context.isSignOutOwed
    if (event?.type === 'signOut.confirmed') return !after.context.isSignOutOwed
    return after.context.isSignOutOwed === wasOwed
  },
  'an owed sign-out is retried no matter who is signed in': ({ after }) =>
    after.children.repeatSignOuts !== undefined,
  'a signed-in user has a session': ({ after }) =>
    !after.hasTag('inside') || after.context.session !== null,
  'only a stored or handed-over session signs in': ({ before, event, after }) => {
    if (before === null || event === null) return !after.hasTag('inside')
    if (before.hasTag('inside') || !after.hasTag('inside')) return true
    const stored = event.type === 'xstate.done.actor.readSession' ? event.output : null
    return stored !== null || handedOver(event) !== null
  },
  'a stored session opens the app after its user is read or its token renewed': ({
    before,
    event,
    after,
  }) => {
    if (event?.type !== 'xstate.done.actor.readSession' || event.output === null) return true
    return (
      before?.matches('restoring') !== true ||
      (after.matches('authenticated') && !after.matches({ authenticated: 'signedIn' }))
    )
  },
  'a handed-over session is the one that is stored': ({ before, event, after }) => {
    const session = event === null ? null : handedOver(event)
    // Neither a running sign-out nor a storage read in progress is interrupted.
    if (session === null || before?.matches('signingOut') || before?.matches('restoring'))
      return true
    if (event?.type === 'session.started' && before?.hasTag('inside')) return true
    if (event?.type === 'session.replaced' && !before?.matches('authenticated')) return true
    return after.matches('authenticated') && after.context.session === session
  },
  'only a refused token, the user or another tab signs the user out': ({
    before,
    event,
    after,
  }) => {
    if (!before?.matches('authenticated') || after.matches('authenticated')) return true
    const isRefusal =
      event?.type.startsWith('xstate.error.actor.') === true && isTokenRefusal(failureIn(event))
    return isRefusal || ['session.signOutRequested', 'tab.signedOut'].includes(event?.type ?? '')
  },
  'a renewed token, or one of the current version, replaces the old one': ({
    before,
    event,
    after,
  }) => {
    const isNew = ['refreshSession', 'upgradeSession'].some(
      (name) => event?.type === `xstate.done.actor.${name}`,
    )
    if (!isNew || !before?.matches('authenticated')) return true
    return after.context.session === (event as unknown as { output: KnownSession }).output.session
  },
  'the machine never waits for a call that it did not start': ({ before, event, after }) => {
    // After a response that leaves nothing to do, the session is idle.
    const isDone = event?.type.startsWith('xstate.done.actor.') === true
    if (!isDone || !before?.matches('authenticated') || !after.matches('authenticated')) return true
    const { renewInMs, needsUpgrade, isUserChecked } = after.context
    const isReady = renewInMs > 0 && !needsUpgrade && isUserChecked
    return !isReady || after.matches({ authenticated: 'signedIn' })
  },
  'a refused token ends the session, and is reported before anything is cleared': ({
    before,
    event,
    after,
  }) => {
    const isRenewal = ['refreshSession', 'upgradeSession'].some(
      (name) => event?.type === `xstate.error.actor.${name}`,
    )
    if (!isRenewal || event === null || !isTokenRefusal(failureIn(event))) return true
    return !before?.matches('authenticated') || after.matches('expired')
  },
  'a refused user is signed out': ({ before, event, after }) =>
    event?.type !== 'xstate.error.actor.fetchUser' ||
    !isTokenRefusal(failureIn(event)) ||
    !before?.matches('authenticated') ||
    after.matches('signingOut'),
  'a user who acknowledges the expired session is signed out': ({ before, event, after }) =>
    !before?.matches('expired') ||
    !['session.acknowledged', 'session.signOutRequested'].includes(event?.type ?? '') ||
    after.matches('signingOut'),
  'a user who signs out leaves, and the server is notified': ({ before, event, after }) =>
    event?.type !== 'session.signOutRequested' ||
    !before?.matches('authenticated') ||
    (after.matches('signingOut') && after.children.endSession !== undefined),
  'a session that ends in another tab ends here': ({ event, before, after }) =>
    event?.type !== 'tab.signedOut' ||
    !(before?.matches('authenticated') || before?.matches('expired')) ||
    after.matches('signedOut'),
  'a sign-out ends signed out, whatever the server responds': ({ before, event, after }) =>
    !before?.matches('signingOut') ||
    event === null ||
    (after.matches('signingOut') &&
      !event.type.includes('endSession') &&
      !event.type.startsWith('xstate.after')) ||
    after.matches('signedOut'),
  'a failed call of a signed-in session stores its reason': ({ before, event, after }) => {
    const isCall = ['fetchUser', 'refreshSession', 'upgradeSession'].some(
      (name) => event?.type === `xstate.error.actor.${name}`,
    )
    if (!isCall || event === null || isTokenRefusal(failureIn(event))) return true
    return !before?.matches('authenticated') || after.context.failure?.kind === 'network'
  },
  'a call that takes too long is reported as a timeout': ({ before, event, after }) =>
    event?.type.startsWith('xstate.after.callTimeout') !== true ||
    !before?.matches('authenticated') ||
    after.context.failure?.kind === 'timeout',
  'a successful response clears the failure': ({ event, after }) =>
    !['fetchUser', 'refreshSession', 'upgradeSession'].some(
      (name) => event?.type === `xstate.done.actor.${name}`,
    ) || after.context.failure === null,
  'the user is the latest from the server or the account page': ({ before, event, after }) => {
    if (!before?.matches('authenticated')) return true
    if (event?.type === 'user.changed') return after.context.session?.user === event.user
    if (event?.type === 'xstate.done.actor.fetchUser') {
      return after.context.session?.user === event.output && after.context.isUserChecked
    }
    return true
  },
  'an expired token is renewed before it is used': ({ after }) =>
    !after.matches({ authenticated: 'signedIn' }) || after.context.renewInMs > 0,
  'a token of an older version is exchanged, or its exchange is postponed after a failure': ({
    after,
  }) => !after.matches({ authenticated: 'signedIn' }) || !after.context.needsUpgrade,
  'an idle session has read its user': ({ after }) =>
    !after.matches({ authenticated: 'signedIn' }) || after.context.isUserChecked,
  'a renewed token belongs to the same user as before': ({ before, event, after }) =>
    event?.type !== 'xstate.done.actor.refreshSession' ||
    before === null ||
    after.context.isUserChecked === before.context.isUserChecked,
  'an idle token is renewed before it expires, within a day': ({ after, delays }) =>
    !after.matches({ authenticated: 'signedIn' }) ||
    Object.values(delays).some(
      (ms) => ms <= Math.min(Math.max(after.context.renewInMs, 1000), dayMs),
    ),
  'the end of a valid token leads to its renewal': ({ before, event, after }) =>
    !before?.matches({ authenticated: 'signedIn' }) ||
    event?.type.startsWith('xstate.after.untilRenewal') !== true ||
    after.children.refreshSession !== undefined,
  'a refused token is renewed once for all refused calls': ({ before, event, after }) => {
    if (event?.type !== 'token.rejected' || !before?.matches('authenticated')) return true
    const isUnderWay = (['upgrading', 'waitingForNetwork'] as const).find((state) =>
      before.matches({ authenticated: state }),
    )
    return after.matches({ authenticated: isUnderWay ?? 'refreshing' })
  },
  'an expired token is renewed immediately': ({ event, after }) => {
    const isKept =
      event?.type === 'xstate.done.actor.readSession' ||
      (event !== null && handedOver(event) === after.context.session)
    if (!isKept || !after.matches('authenticated') || after.context.renewInMs > 0) return true
    return after.children.refreshSession !== undefined
  },
  'a user who is already being read is not read again': ({ before, after }) =>
    before?.context.isUserChecked !== true ||
    before.children.fetchUser !== undefined ||
    after.children.fetchUser === undefined,
  'a failed exchange is postponed, and the old token stays in use': ({ before, event, after }) => {
    if (!before?.matches({ authenticated: 'upgrading' }) || event === null) return true
    const hasFailed =
      event.type.startsWith('xstate.after') ||
      (event.type === 'xstate.error.actor.upgradeSession' && !isTokenRefusal(failureIn(event)))
    return !hasFailed || (after.matches('authenticated') && !after.context.needsUpgrade)
  },
  'a running refresh is not restarted': ({ before, event, after }) =>
    event?.type !== 'token.rejected' ||
    before?.children.refreshSession === undefined ||
    after.children.refreshSession === before.children.refreshSession,
  'without a network the refresh is retried soon, and as soon as the network is back': ({
    before,
    event,
    after,
    delays,
  }) => {
    const isWaiting = after.matches({ authenticated: 'waitingForNetwork' })
    if (isWaiting && !Object.values(delays).some((ms) => ms <= 10_000)) return false
    if (!before?.matches({ authenticated: 'waitingForNetwork' })) return true
    const isTime =
      event?.type === 'network.restored' || event?.type.startsWith('xstate.after') === true
    return !isTime || after.children.refreshSession !== undefined
  },
  'a failed refresh waits for the network': ({ before, event, after }) => {
    if (!before?.matches({ authenticated: 'refreshing' }) || event === null) return true
    const hasFailed =
      event.type.startsWith('xstate.after') ||
      (event.type === 'xstate.error.actor.refreshSession' && !isTokenRefusal(failureIn(event)))
    return !hasFailed || after.matches({ authenticated: 'waitingForNetwork' })
  },
  'a user who cannot be read is the one the last page load stored': ({ before, event, after }) => {
    if (!before?.matches({ authenticated: 'loadingUser' }) || event === null) return true
    const hasFailed =
      event.type.startsWith('xstate.after') ||
      (event.type === 'xstate.error.actor.fetchUser' && !isTokenRefusal(failureIn(event)))
    return !hasFailed || after.matches({ authenticated: 'signedIn' })
  },
  'every wait has a time limit': ({ after, delays }) => {
    const limits = Object.values(delays)
    if (after.matches('restoring')) return limits.some((ms) => ms <= restoringMs)
    const isConfirming = Object.entries(after.children).some(
      ([id, child]) =>
        !['watchTabs', 'repeatSignOuts', 'readSession'].includes(id) &&
        child?.getSnapshot().status === 'stopped',
    )
    return !isConfirming || limits.some((ms) => ms <= callMs)
  },
  'an empty or unresponsive storage leaves the user signed out': ({ before, event, after }) => {
    if (!before?.matches('restoring') || event === null) return true
    const isNothing =
      event.type.startsWith('xstate.after') ||
      event.type === 'xstate.error.actor.readSession' ||
      (event.type === 'xstate.done.actor.readSession' && event.output === null)
    return !isNothing || after.matches('signedOut')
  },
}
