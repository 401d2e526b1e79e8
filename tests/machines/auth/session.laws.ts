import { type Laws, mentions } from '@kit/laws'
import type { KnownSession, Session } from '@machines/auth/session/context'
import type { sessionMachine } from '@machines/auth/session/machine'
import { failureIn, isTokenRefusal } from '@machines/kernel/failure'

const restoringMs = 3000
const callMs = 20_000
const dayMs = 86_400_000

/** Events by which somebody hands a session over, and the session that they hand over. */
const handedOver = (event: { type: string } & Record<string, unknown>) =>
  ['session.started', 'session.replaced', 'tab.renewed'].includes(event.type)
    ? (event.session as Session)
    : null

/** docs/behaviour.md#sessions, #who-gets-signed-out and #expired-session. */
export const sessionLaws: Laws<typeof sessionMachine> = {
  'nobody signed out leaves a token or a user behind': ({ after }) =>
    !after.matches('signedOut') ||
    (!mentions(after.context, 'token') &&
      after.context.session === null &&
      !after.context.needsUpgrade &&
      !after.context.isUserChecked),
  'a sign-out that fails or takes too long is owed, and only its confirmation settles it': ({
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
  'what is owed is repeated whoever is signed in': ({ after }) =>
    after.children.repeatSignOuts !== undefined,
  'whoever is inside has a session': ({ after }) =>
    !after.hasTag('inside') || after.context.session !== null,
  'nobody comes in but by a session that was stored or handed over': ({ before, event, after }) => {
    if (before === null || event === null) return !after.hasTag('inside')
    if (before.hasTag('inside') || !after.hasTag('inside')) return true
    const stored = event.type === 'xstate.done.actor.readSession' ? event.output : null
    return stored !== null || handedOver(event) !== null
  },
  'a stored session opens the app, and its user is read or its token renewed first': ({
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
  'a session that is handed over is the one that is kept': ({ before, event, after }) => {
    const session = event === null ? null : handedOver(event)
    // A sign-out that has begun, or a storage that is still being read, is not held up.
    if (session === null || before?.matches('signingOut') || before?.matches('restoring'))
      return true
    if (event?.type === 'session.started' && before?.hasTag('inside')) return true
    if (event?.type === 'session.replaced' && !before?.matches('authenticated')) return true
    return after.matches('authenticated') && after.context.session === session
  },
  'only a refusal of the token, the user or another tab signs anybody out': ({
    before,
    event,
    after,
  }) => {
    if (!before?.matches('authenticated') || after.matches('authenticated')) return true
    const isRefusal =
      event?.type.startsWith('xstate.error.actor.') === true && isTokenRefusal(failureIn(event))
    return isRefusal || ['session.signOutRequested', 'tab.signedOut'].includes(event?.type ?? '')
  },
  'a renewed token, or one of the current version, takes the place of the old one': ({
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
  'nobody is made to wait for what was not asked for': ({ before, event, after }) => {
    // After an answer that leaves nothing to do, the session is at rest.
    const isDone = event?.type.startsWith('xstate.done.actor.') === true
    if (!isDone || !before?.matches('authenticated') || !after.matches('authenticated')) return true
    const { renewInMs, needsUpgrade, isUserChecked } = after.context
    const isReady = renewInMs > 0 && !needsUpgrade && isUserChecked
    return !isReady || after.matches({ authenticated: 'signedIn' })
  },
  'a refused token ends the session, and is told before anything is taken away': ({
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
  'whoever has read that the session has ended is signed out': ({ before, event, after }) =>
    !before?.matches('expired') ||
    !['session.acknowledged', 'session.signOutRequested'].includes(event?.type ?? '') ||
    after.matches('signingOut'),
  'whoever wants to leave leaves, and the server is told': ({ before, event, after }) =>
    event?.type !== 'session.signOutRequested' ||
    !before?.matches('authenticated') ||
    (after.matches('signingOut') && after.children.endSession !== undefined),
  'what another tab has ended is ended here': ({ event, before, after }) =>
    event?.type !== 'tab.signedOut' ||
    !(before?.matches('authenticated') || before?.matches('expired')) ||
    after.matches('signedOut'),
  'a sign-out ends signed out, whatever the server says': ({ before, event, after }) =>
    !before?.matches('signingOut') ||
    event === null ||
    (after.matches('signingOut') &&
      !event.type.includes('endSession') &&
      !event.type.startsWith('xstate.after')) ||
    after.matches('signedOut'),
  'a failed call of an inside session is kept with its reason': ({ before, event, after }) => {
    const isCall = ['fetchUser', 'refreshSession', 'upgradeSession'].some(
      (name) => event?.type === `xstate.error.actor.${name}`,
    )
    if (!isCall || event === null || isTokenRefusal(failureIn(event))) return true
    return !before?.matches('authenticated') || after.context.failure?.kind === 'network'
  },
  'a call that takes too long is told as such': ({ before, event, after }) =>
    event?.type.startsWith('xstate.after.callTimeout') !== true ||
    !before?.matches('authenticated') ||
    after.context.failure?.kind === 'timeout',
  'a good answer takes the failure away': ({ event, after }) =>
    !['fetchUser', 'refreshSession', 'upgradeSession'].some(
      (name) => event?.type === `xstate.done.actor.${name}`,
    ) || after.context.failure === null,
  'the user is the one whom the server or the account page has told last': ({
    before,
    event,
    after,
  }) => {
    if (!before?.matches('authenticated')) return true
    if (event?.type === 'user.changed') return after.context.session?.user === event.user
    if (event?.type === 'xstate.done.actor.fetchUser') {
      return after.context.session?.user === event.output && after.context.isUserChecked
    }
    return true
  },
  'a token that ran out is not used: it is renewed first': ({ after }) =>
    !after.matches({ authenticated: 'signedIn' }) || after.context.renewInMs > 0,
  'a token of an older version is exchanged, or its exchange put off after a failure': ({
    after,
  }) => !after.matches({ authenticated: 'signedIn' }) || !after.context.needsUpgrade,
  'nobody is at rest whose user has not been asked for': ({ after }) =>
    !after.matches({ authenticated: 'signedIn' }) || after.context.isUserChecked,
  'what is renewed is a token with the same user checked as before': ({ before, event, after }) =>
    event?.type !== 'xstate.done.actor.refreshSession' ||
    before === null ||
    after.context.isUserChecked === before.context.isUserChecked,
  'a token at rest is renewed before it ends, within a day': ({ after, delays }) =>
    !after.matches({ authenticated: 'signedIn' }) ||
    Object.values(delays).some(
      (ms) => ms <= Math.min(Math.max(after.context.renewInMs, 1000), dayMs),
    ),
  'the end of a good token leads to its renewal': ({ before, event, after }) =>
    !before?.matches({ authenticated: 'signedIn' }) ||
    event?.type.startsWith('xstate.after.untilRenewal') !== true ||
    after.children.refreshSession !== undefined,
  'a refused token is renewed, once for all calls that were refused': ({
    before,
    event,
    after,
  }) => {
    if (event?.type !== 'token.rejected' || !before?.matches('authenticated')) return true
    const isUnderWay = (['upgrading', 'waitingForNetwork'] as const).find((state) =>
      before.matches({ authenticated: state }),
    )
    return after.matches({ authenticated: isUnderWay ?? 'refreshing' })
  },
  'a token that has run out is renewed at once': ({ event, after }) => {
    const isKept =
      event?.type === 'xstate.done.actor.readSession' ||
      (event !== null && handedOver(event) === after.context.session)
    if (!isKept || !after.matches('authenticated') || after.context.renewInMs > 0) return true
    return after.children.refreshSession !== undefined
  },
  'a user who was asked for is not asked for again': ({ before, after }) =>
    before?.context.isUserChecked !== true ||
    before.children.fetchUser !== undefined ||
    after.children.fetchUser === undefined,
  'an exchange that has failed is put off, and the old token does': ({ before, event, after }) => {
    if (!before?.matches({ authenticated: 'upgrading' }) || event === null) return true
    const hasFailed =
      event.type.startsWith('xstate.after') ||
      (event.type === 'xstate.error.actor.upgradeSession' && !isTokenRefusal(failureIn(event)))
    return !hasFailed || (after.matches('authenticated') && !after.context.needsUpgrade)
  },
  'a refresh that is under way is not begun again': ({ before, event, after }) =>
    event?.type !== 'token.rejected' ||
    before?.children.refreshSession === undefined ||
    after.children.refreshSession === before.children.refreshSession,
  'without a network the refresh is tried again: soon, and as soon as it is back': ({
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
  'a refresh that has failed waits for the network': ({ before, event, after }) => {
    if (!before?.matches({ authenticated: 'refreshing' }) || event === null) return true
    const hasFailed =
      event.type.startsWith('xstate.after') ||
      (event.type === 'xstate.error.actor.refreshSession' && !isTokenRefusal(failureIn(event)))
    return !hasFailed || after.matches({ authenticated: 'waitingForNetwork' })
  },
  'whoever cannot be asked about is taken as the last page load knew them': ({
    before,
    event,
    after,
  }) => {
    if (!before?.matches({ authenticated: 'loadingUser' }) || event === null) return true
    const hasFailed =
      event.type.startsWith('xstate.after') ||
      (event.type === 'xstate.error.actor.fetchUser' && !isTokenRefusal(failureIn(event)))
    return !hasFailed || after.matches({ authenticated: 'signedIn' })
  },
  'nothing is waited for without an end': ({ after, delays }) => {
    const limits = Object.values(delays)
    if (after.matches('restoring')) return limits.some((ms) => ms <= restoringMs)
    const isConfirming = Object.entries(after.children).some(
      ([id, child]) =>
        !['watchTabs', 'repeatSignOuts', 'readSession'].includes(id) &&
        child?.getSnapshot().status === 'stopped',
    )
    return !isConfirming || limits.some((ms) => ms <= callMs)
  },
  'a storage that does not answer, or holds nothing, leaves nobody signed in': ({
    before,
    event,
    after,
  }) => {
    if (!before?.matches('restoring') || event === null) return true
    const isNothing =
      event.type.startsWith('xstate.after') ||
      event.type === 'xstate.error.actor.readSession' ||
      (event.type === 'xstate.done.actor.readSession' && event.output === null)
    return !isNothing || after.matches('signedOut')
  },
}
