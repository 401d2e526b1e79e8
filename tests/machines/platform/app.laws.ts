import { isDeepStrictEqual } from 'node:util'
import { hasAnswered, hasCalled, hasFailed, inputOf } from '@kit/calls'
import { type Laws, type Moment, mentions } from '@kit/laws'
import { after, cites } from '@kit/vocabulary'
import { authFlows } from '@machines/auth/authFlows'
import type { KnownSession } from '@machines/auth/session/context'
import type { EmailFacts } from '@machines/auth/signIn/context'
import { failureIn } from '@machines/kernel/failure'
import { scopeOf } from '@machines/platform/app/context'
import type { appMachine } from '@machines/platform/app/machine'
import { isSameScope, type OfflineScope, type Scope } from '@machines/platform/pages/scope'
import { reasonIn } from '../reason'

type Step = Moment<typeof appMachine>
type Snapshot = Step['after']
type Flow = 'signIn' | 'signUp' | 'reset'

const isInside = (snapshot: Snapshot | null) => snapshot?.matches({ access: 'signedIn' }) === true
const isOutside = (snapshot: Snapshot | null) => snapshot?.matches({ access: 'signedOut' }) === true
const isIn = (snapshot: Snapshot | null, flow: Flow) => snapshot?.hasTag(`flow:${flow}`) === true
const hasEntered = ({ before, after: now }: Step) => isInside(now) && !isInside(before)
const hasLeft = ({ before, after: now }: Step) => isInside(before) && !isInside(now)
const emitted = ({ sent }: Pick<Step, 'sent'>, src: string, type: string) =>
  sent.filter((each) => each.src === src && each.event.type === type).map(({ event }) => event)
const visited = ({ event }: Step, ...paths: string[]) =>
  event?.type === 'location.changed' && paths.includes(event.path as string)

/** The result of the flow that just ended, if one did. */
function outputOf({ event }: Step): { flow: string; kind: string; known?: KnownSession } | null {
  if (hasAnswered(event, 'openKiosk')) {
    return { flow: 'openKiosk', kind: 'signedIn', known: event?.output as KnownSession }
  }
  const flow = ['signIn', 'signUp', 'resetPassword', 'ssoCallback'].find(
    (id) => event?.type === `xstate.done.actor.${id}`,
  )
  return flow === undefined ? null : { flow, ...(event?.output as { kind: string }) }
}

/** The latest scope that the pages received; null before the first. */
function scopeOfPages(step: Step): Scope | null {
  const all = [...step.past, step].flatMap((each) => emitted(each, 'pages', 'scope.changed'))
  return (all.at(-1) as { scope: Scope | null } | undefined)?.scope ?? null
}

/** The scopes that the device was instructed to cache. */
const keptOf = (step: Step) =>
  emitted(step, 'offline', 'scope.changed').map(({ scope }) => scope as OfflineScope | null)

/** The phase that a child reported in this step. */
const reported = ({ event }: Step, child: string) =>
  event?.type === `xstate.snapshot.${child}` ? (event.snapshot as Snapshot) : null

const leaving = [
  'building',
  'language',
  'kiosk',
  'globalError',
  'toasts',
  'embeddedPage',
  'offline',
] as const

/** docs/behaviour.md#sessions, #signing-in, #not-open-yet and docs/architecture.md. */
export const appLaws: Laws<typeof appMachine> = {
  'a signed-out app holds nothing of the user': cites(
    "A sign-out purges the browser's storage at once.",
    ({ after: now }) =>
      !isOutside(now) ||
      (now.context.user === null &&
        now.context.entered === null &&
        now.context.buildingUuids.length === 0 &&
        now.context.kioskSession === null &&
        now.context.switchFailure === null &&
        !mentions(now.context, 'refresh-key')),
  ),
  'a sign-out applies to every part of the app': cites(
    "OK purges the browser's storage and opens the sign-in.",
    (step) =>
      !hasLeft(step) || leaving.every((src) => emitted(step, src, 'session.ended').length === 1),
  ),
  'only a signed-in user is signed out': (step) =>
    isInside(step.before) ||
    leaving.every((src) => emitted(step, src, 'session.ended').length === 0),
  'the app is open exactly while the session is active and the brand is open': cites(
    'The main area needs a signed-in user.',
    ({ after: now }) =>
      isInside(now) === (now.context.session === 'inside' && now.context.whitelabel === 'ready'),
  ),
  'a brand that is not open shows nothing else, permanently': cites(
    [
      'A white-label with public_ready: false shows a neutral page with a contact address, and nothing else.',
      'Sign-in, sign-up and reset need an open white-label and a signed-out user.',
    ],
    ({ before, after: now }) =>
      now.context.whitelabel !== 'notOpen'
        ? before?.context.whitelabel !== 'notOpen'
        : now.matches({ access: 'notOpen' }),
  ),
  'an unknown brand shows nothing': ({ after: now }) =>
    now.context.whitelabel !== 'failed' || now.matches({ access: 'failed' }),
  'nothing is decided before brand and session are known': ({ after: now }) =>
    (now.context.whitelabel !== 'unknown' &&
      (now.context.whitelabel !== 'ready' || now.context.session !== 'unknown')) ||
    now.matches({ access: 'starting' }),
  'a signed-out user has the auth flows': cites(
    'Sign-in, sign-up and reset need an open white-label and a signed-out user.',
    ({ after: now }) =>
      isOutside(now) ===
      (now.context.whitelabel === 'ready' && now.context.session === 'signedOut'),
  ),
  'the pages receive the scope as soon as the user enters a building': (step) => {
    const { context } = step.after
    if (isInside(step.after)) return isSameScope(scopeOfPages(step), scopeOf(context))
    return context.session === 'inside' || scopeOfPages(step) === null
  },
  'a kiosk caches code only, and a native host nothing': cites(
    [
      'Native hosts cache nothing.',
      "A kiosk caches only the app's code: started without network it shows its building, and the current items once the server responds.",
    ],
    (step) => {
      const { input, user } = step.after.context
      const isKiosk = user?.roles.some(({ name }) => name === 'kiosk') === true
      const saved = keptOf(step)
      if (input.isNativeHost) return saved.every((scope) => scope === null)
      return saved.every((scope) => scope === null || scope.codeOnly === isKiosk)
    },
  ),
  'the offline cache belongs to the scope that the pages show': cites(
    'The cache belongs to the user of the session and is deleted with it.',
    (step) =>
      keptOf(step).every((scope) => scope === null || isSameScope(scope, scopeOfPages(step))),
  ),
  'the pages never receive the same scope twice in a row': ({ sent }) => {
    const scopes = emitted({ sent }, 'pages', 'scope.changed').map((event) =>
      JSON.stringify(event.scope),
    )
    return scopes.every((scope, at) => at === 0 || scope !== scopes[at - 1])
  },
  'the flags receive the user once': cites(
    'The app identifies its user again after a sign-in, single sign-on, a sign-out and a switch of the building.',
    (step) => {
      if (!hasEntered(step) && !hasLeft(step)) return true
      const identities = emitted(step, 'flags', 'flags.identified') as unknown as {
        identity: { userId: string }
      }[]
      const userId = step.after.context.user?.email ?? 'anonymous@portico.invalid'
      return identities.length === 1 && identities[0]?.identity.userId === userId
    },
  ),
  'building, language and kiosk receive the user who enters': (step) =>
    !hasEntered(step) ||
    (['building', 'language', 'kiosk'].every(
      (src) => emitted(step, src, 'user.identified').length === 1,
    ) &&
      emitted(step, 'building', 'user.identified')[0]?.userUuid === step.after.context.user?.uuid),
  'another user on the device signs the previous one out first': (step) => {
    const next = step.after.context.user?.uuid
    const { before } = step
    if (!isInside(before) || !isInside(step.after) || next === before?.context.user?.uuid)
      return true
    return (
      leaving.every((src) => emitted(step, src, 'session.ended').length === 1) &&
      emitted(step, 'building', 'user.identified')[0]?.userUuid === next
    )
  },
  "the user is the session's": (step) => {
    const session = reported(step, 'session')
    const user = (session?.context as { session?: { user: unknown } } | undefined)?.session?.user
    // An ended actor sends no more about its user.
    if (user === undefined || session?.matches('expired' as never)) return true
    return !isInside(step.after) || step.after.context.user === user
  },

  'a sign-out, by the menu or by an address, ends the session once': (step) => {
    if (!isInside(step.before)) return true
    const isRequest = step.event?.type === 'logout.requested' || visited(step, '/logout')
    const ends = emitted(step, 'session', 'session.signOutRequested').length
    if (isRequest) return ends === 1
    const building = reported(step, 'building')
    const kiosk = reported(step, 'kiosk')
    const mayEnd = building?.matches('refused' as never) || kiosk?.matches('over' as never)
    return ends === (mayEnd ? 1 : 0)
  },
  "a departed guest leaves nothing on the screen; the kiosk's session continues": cites(
    [
      "Without an answer, all of the guest's data is removed: pages, dialogs, frames, toasts and their input, stored drafts and searches, scroll positions, and the tab's history, in which Back and Forward now lead only to home.",
      'The session of the kiosk continues.',
    ],
    (step) => {
      if (step.event?.type !== 'guest.left' || !isInside(step.before)) return true
      const scopes = emitted(step, 'pages', 'scope.changed').map(
        ({ scope }) => scope as Scope | null,
      )
      const isReset = ['globalError', 'toasts', 'embeddedPage'].every(
        (src) => emitted(step, src, 'session.ended').length === 1,
      )
      const scope = scopeOf(step.after.context)
      const isRestarted =
        scope === null
          ? scopes.length === 0
          : scopes[0] === null && isSameScope(scopes.at(-1) ?? null, scope)
      return isReset && isRestarted && isInside(step.after)
    },
  ),
  'a signed-out user is signed out only of building and kiosk': (step) =>
    isInside(step.before) ||
    ['xstate.snapshot.building', 'xstate.snapshot.kiosk'].includes(step.event?.type ?? '') ||
    emitted(step, 'session', 'session.signOutRequested').length === 0,
  'an expired session is remembered until the scope changes': cites(
    "OK purges the browser's storage and opens the sign-in.",
    (step) => {
      const isOver = reported(step, 'session')?.matches('expired' as never) === true
      if (isOver && isInside(step.before)) return step.after.context.hasExpired
      return !step.before?.context.hasExpired || step.after.context.hasExpired || hasLeft(step)
    },
  ),
  'a sign-in returns to the requested page, but not after a sign-out': cites(
    [
      'After any sign-in, the user returns to the page first requested.',
      'If that is not a path inside the app, or is a page for signing in or out, home opens.',
    ],
    (step) => !hasLeft(step) || step.after.context.keepsScroll === step.before?.context.hasExpired,
  ),

  'a flow that signs in hands its session on once': (step) => {
    const output = outputOf(step)
    const started = emitted(step, 'session', 'session.started')
    // A new password is followed by a sign-in: the reset itself signs no one in.
    if (output?.kind !== 'signedIn' || output.flow === 'resetPassword') return started.length === 0
    return started.length === 1 && started[0]?.session === output.known?.session
  },
  'a failed sign-in signs no one in': (step) =>
    step.event?.type.startsWith('xstate.error.actor.') !== true ||
    emitted(step, 'session', 'session.started').length === 0,
  'each flow that ends without a session leads to the next one': (step) => {
    const output = outputOf(step)
    if (output === null || !isOutside(step.before) || output.kind === 'signedIn') return true
    const next: Record<string, Flow> = {
      resetPassword: 'reset',
      signUp: 'signUp',
      guest: 'signUp',
      identified: 'signUp',
    }
    return isIn(step.after, next[output.kind] ?? 'signIn')
  },
  'a flow that crashes leads to a fresh sign-in': ({ before, event, after: now }) => {
    const broken = ['signIn', 'signUp', 'resetPassword', 'ssoCallback'].some(
      (id) => event?.type === `xstate.error.actor.${id}`,
    )
    if (!broken || !isOutside(before)) return true
    return (
      now.matches({ access: { signedOut: 'loggingIn' } }) &&
      now.children.signIn !== before?.children.signIn
    )
  },
  'the typed address and the failure are passed to the next flow': cites(
    'Without an address, the sign-in asks for it, and the other fields apply if it leads to the sign-up.',
    (step) => {
      const output = outputOf(step) as { kind: string; email?: string; failure?: unknown } | null
      if (output?.kind !== 'left' && output?.kind !== 'loggedOut') return true
      const { email, failure } = step.after.context.auth
      return email === output.email && failure === (output.failure ?? null)
    },
  ),
  "the result of the sign-in's lookup starts the next flow": cites(
    'Without an address, the sign-in asks for it, and the other fields apply if it leads to the sign-up.',
    (step) => {
      const output = outputOf(step) as { kind: string; email?: string; facts?: unknown } | null
      if (output === null || !['resetPassword', 'signUp', 'guest'].includes(output.kind))
        return true
      const { start, email, failure, providerIdentity } = step.after.context.auth
      return (
        start?.email === output.email &&
        email === output.email &&
        failure === null &&
        providerIdentity === null
      )
    },
  ),
  "only a provider's assertion starts the sign-up": (step) => {
    const output = outputOf(step) as { kind: string; providerIdentity?: unknown } | null
    if (output?.kind !== 'identified') return true
    const { start, providerIdentity } = step.after.context.auth
    return start === null && providerIdentity === output.providerIdentity
  },
  "a provider's response is handled immediately": ({ before, after: now }) =>
    !isOutside(before) ||
    before?.context.auth.ssoCallback === null ||
    before?.matches({ access: { signedOut: 'returningFromProvider' } }) === false ||
    now.matches({ access: { signedOut: 'returningFromProvider' } }) ||
    now.context.auth.ssoCallback === null,
  'a user led here by a provider or a mailed link continues there': ({ before, after: now }) => {
    if (isOutside(before) || !isOutside(now) || isInside(before)) return true
    if (before?.context.auth.ssoCallback) {
      return now.matches({ access: { signedOut: 'returningFromProvider' } })
    }
    if (before?.context.auth.resetLink) {
      const { start, resetLink, email } = now.context.auth
      const { token, email: address } = before.context.auth.resetLink
      const isLinked = start !== null && 'resetToken' in start && start.resetToken === token
      return isIn(now, 'reset') && resetLink === null && isLinked && email === address
    }
    if (before?.context.auth.kioskCode) {
      return now.matches({ access: { signedOut: 'openingKiosk' } })
    }
    return now.matches({ access: { signedOut: 'loggingIn' } })
  },
  "an operator's link is used once, with its code": cites(
    'The link with the code opens the kiosk on a device where no one is signed in, without a user and without their permission; a used, unknown or expired code says so at the sign-in.',
    (step) => {
      const { before, after: now } = step
      const isCalled = hasCalled(step, 'openKiosk')
      if (isCalled && before !== null) {
        const { kioskCode: code } = before.context.auth
        return code !== null && isDeepStrictEqual(inputOf(now, 'openKiosk'), { code })
      }
      const isOpening = now.matches({ access: { signedOut: 'openingKiosk' } })
      return !isOutside(now) || isOpening || now.context.auth.kioskCode === null
    },
  ),
  'a kiosk that cannot be opened says why at the sign-in': cites(
    'The link with the code opens the kiosk on a device where no one is signed in, without a user and without their permission; a used, unknown or expired code says so at the sign-in.',
    (step) => {
      const { event, after: now } = step
      if (!hasFailed(event, 'openKiosk') || !isOutside(step.before)) return true
      const input = inputOf(now, 'signIn') as { failure: { kind: string } | null }
      return isIn(now, 'signIn') && input.failure?.kind === reasonIn(event)
    },
  ),
  'a device is cleared if an account was refused': cites(
    'The link with the code opens the kiosk on a device where no one is signed in, without a user and without their permission; a used, unknown or expired code says so at the sign-in.',
    (step) =>
      step.did.filter(({ type }) => type === 'purgeStorage').length ===
      (outputOf(step)?.kind === 'loggedOut' ? 1 : 0),
  ),
  'the special value opens the selector for developers, over an empty address': cites(
    'When it is typed into the sign-in, Enter clears the field and opens the farm selector, even while Next reports missing input.',
    (step) => {
      const isSpecial = outputOf(step)?.kind === 'farmSelector'
      const opens = step.did.filter(({ type }) => type === 'openFarmSelector').length
      return opens === (isSpecial ? 1 : 0) && (!isSpecial || step.after.context.auth.email === '')
    },
  ),
  "the sign-up's address opens the sign-up, and the reset's address the reset": cites(
    'A sign-up without auth fields leads to the sign-in; with fields it starts.',
    (step) => {
      if (!isOutside(step.before)) return true
      const isReturning = step.before?.matches({ access: { signedOut: 'returningFromProvider' } })
      if (visited(step, '/reset-password')) return isIn(step.after, 'reset')
      // A sign-up that starts during a provider's response becomes the sign-in again.
      if (!visited(step, '/signup')) return true
      return isReturning
        ? step.after.matches({ access: { signedOut: 'loggingIn' } })
        : isIn(step.after, 'signUp')
    },
  ),
  "the sign-in's address opens it, unless the page load started there": (step) => {
    if (!isOutside(step.before) || !visited(step, '/login')) return true
    const hasLeftPage = step.event?.from !== null
    return hasLeftPage ? isIn(step.after, 'signIn') : sameFlow(step)
  },
  'a sign-up or reset that opens from elsewhere starts fresh': cites(
    'A sign-up without auth fields leads to the sign-in; with fields it starts.',
    (step) => {
      const { before, after: now } = step
      const isOpened =
        visited(step, '/signup', '/reset-password') || step.event?.type === 'flow.entered'
      if (!isOutside(before) || !isOpened || sameFlow(step)) return true
      const { start, failure } = now.context.auth
      if (isIn(now, 'signIn')) return true
      if (isIn(now, 'signUp')) return start === null && failure === null
      return start?.email === now.context.auth.email && failure === null
    },
  ),
  'a flow of a kind opens that kind, by its own name': cites(
    'They come from the query of /signup (email, first_name, last_name, building_uuid; flow names the flow) or from enterAuthFlow of a native app.',
    ({ before, event, after: now }) => {
      if (event?.type !== 'flow.entered' || !isOutside(before)) return true
      const flow = event.flow as keyof typeof authFlows | null
      if (flow === null) return true
      const { kind } = authFlows[flow]
      return isIn(now, kind) && now.context.auth.flows[kind] === flow
    },
  ),
  'a sign-up with an address starts with its lookup': cites(
    [
      'A sign-up can start with fields.',
      'The app looks up the address first, while the page shows the outline of a step.',
    ],
    ({ before, event, after: now }) => {
      if (event?.type !== 'flow.entered' || !isOutside(before)) return true
      const flow = event.flow as keyof typeof authFlows | null
      const { email } = (event.fields ?? {}) as { email?: string }
      const isSignUp = flow === null ? isIn(before, 'signUp') : authFlows[flow].kind === 'signUp'
      if (!isSignUp || email === undefined) return true
      return (
        hasCalled({ before, after: now }, 'lookUpEmail') &&
        isDeepStrictEqual(inputOf(now, 'lookUpEmail'), { email: email.toLowerCase() })
      )
    },
  ),
  'an address that needs an account continues in the sign-up, any other in the sign-in': cites(
    'An address that needs no sign-up continues in the sign-in with the result of the lookup: password, provider dialog, "Company Email Not Found", or the notice that it is deactivated.',
    ({ before, event, after: now }) => {
      if (!isOutside(before)) return true
      const { auth } = now.context
      if (hasFailed(event, 'lookUpEmail')) {
        const input = inputOf(now, 'signIn') as { failure: unknown; email: string }
        return (
          isDeepStrictEqual(input.failure, failureIn(event ?? {})) && input.email === auth.email
        )
      }
      if (!hasAnswered(event, 'lookUpEmail')) return true
      const facts = event?.output as EmailFacts
      if (facts.status.confirmed)
        return isDeepStrictEqual((inputOf(now, 'signIn') as { facts: unknown }).facts, facts)
      return isIn(now, 'signUp') && isDeepStrictEqual(auth.start, { email: auth.email, facts })
    },
  ),
  "one sign-in's lookup is not used for another": cites(
    'The app looks up the address first, while the page shows the outline of a step.',
    ({ after: now }) => !isOutside(now) || isIn(now, 'signIn') || now.context.auth.facts === null,
  ),
  "a flow's fields are stored": cites(
    [
      'A sign-up can start with fields.',
      'They come from the query of /signup (email, first_name, last_name, building_uuid; flow names the flow) or from enterAuthFlow of a native app.',
    ],
    ({ before, event, after: now }) => {
      if (event?.type !== 'flow.entered' || !isOutside(before)) return true
      const fields = (event.fields ?? {}) as Record<string, unknown>
      const { auth } = now.context
      return (
        Object.entries(fields).every(([name, value]) => Reflect.get(auth.fields, name) === value) &&
        (fields.email === undefined || auth.email === fields.email) &&
        (event.logoutOnFailure === undefined || auth.logoutOnFailure === event.logoutOnFailure)
      )
    },
  ),
  'no two flows share a key prefix': ({ before, after: now }) => {
    if (before === null) return true
    const began = (['signUp', 'resetPassword', 'ssoCallback'] as const).some(
      (id) => now.children[id] !== undefined && now.children[id] !== before.children[id],
    )
    return !began || now.context.flowId > 0
  },
  'missing code is reported, and fetched again on request': ({ before, event, after: now }) => {
    const isReload = event?.type === 'xstate.error.actor.fetchWizard'
    if (isReload && isOutside(before)) return now.hasTag('codeMissing')
    if (event?.type !== 'code.requested' || before?.hasTag('codeMissing') !== true) return true
    return now.children.fetchWizard !== undefined && !now.hasTag('codeMissing')
  },
  'every wait for code has a time limit': ({ before, event, after: now, delays }) => {
    if (event?.type.includes('codeTimeout') === true && isOutside(before))
      return now.hasTag('codeMissing')
    if (now.children.fetchWizard === undefined || now.hasTag('codeMissing')) return true
    const isRunning = ['signUp', 'resetPassword', 'ssoCallback'].some(
      (id) => Reflect.get(now.children, id) !== undefined,
    )
    return isRunning || !isOutside(now) || Object.values(delays).some((ms) => ms <= 20_000)
  },
  'a flow starts as soon as its code has loaded': after('xstate.done.actor.fetchWizard').next(
    ({ before, after: now }: Step) =>
      !isOutside(before) ||
      ['signUp', 'resetPassword', 'ssoCallback'].some(
        (id) => Reflect.get(now.children, id) !== undefined,
      ),
  ),

  'a committed path closes overlays of the previous one': after('location.changed').next(
    (step: Step) =>
      emitted(step, 'globalError', 'page.left').length === 1 &&
      emitted(step, 'pages', 'location.left').length === 1 &&
      emitted(step, 'embeddedPage', 'location.left').length === 1 &&
      emitted(step, 'chunkRecovery', 'location.changed').length === 1 &&
      emitted(step, 'chunkRecovery', 'location.changed')[0]?.path === step.event?.path,
  ),
  'each path is counted once, except the one that ends the scope': (step) => {
    const counted = step.did.filter(({ type }) => type === 'trackPageView')
    if (step.event?.type !== 'location.changed') return counted.length === 0
    const mayCount = isOutside(step.before) || (isInside(step.before) && !visited(step, '/logout'))
    return (
      counted.length === (mayCount ? 1 : 0) &&
      counted.every(({ params }) => (params as { path: string }).path === step.event?.path)
    )
  },
  'an address of another building opens that building': cites(
    'A building in the URL applies to that session only; signing out clears it.',
    (step) => {
      if (step.event?.type !== 'location.changed' || !isInside(step.before)) return true
      const { buildingUuid } = step.event as unknown as { buildingUuid: string | null }
      const known = step.before?.context.entered?.building.uuid
      const isAnother = buildingUuid !== null && known !== undefined && known !== buildingUuid
      const request = emitted(step, 'building', 'building.selected')
      // Its home makes it the user's own; any other page only visits it.
      const isVisit = step.event.path !== `/building/${buildingUuid}`
      return (
        request.length === (isAnother ? 1 : 0) && request.every((each) => each.isVisit === isVisit)
      )
    },
  ),
  'an entered building is stored, its languages are offered and its flags requested': (step) => {
    const entered = (reported(step, 'building')?.context as { entered?: unknown } | undefined)
      ?.entered
    if (!entered || !isInside(step.before)) return true
    if (entered === step.before?.context.entered)
      return emitted(step, 'flags', 'flags.identified').length === 0
    return (
      step.after.context.entered === entered &&
      step.after.context.switchFailure === null &&
      emitted(step, 'language', 'building.entered').length === 1 &&
      emitted(step, 'flags', 'flags.identified').length === 1 &&
      emitted(step, 'globalError', 'action.succeeded').length === 1
    )
  },
  'a failed switch of building is reported once, and can be retried': (step) => {
    const raised = emitted(step, 'globalError', 'error.raised')
    const { before, after: now } = step
    const isNew =
      now.context.switchFailure !== null &&
      now.context.switchFailure !== before?.context.switchFailure
    return raised.length === (isNew ? 1 : 0)
  },
  'a failed switch is noticed': (step) => {
    const building = reported(step, 'building')
    const failure = (building?.context as { failure?: unknown } | undefined)?.failure ?? null
    if (failure === null || !isInside(step.before)) return true
    const hasEnteredFirst = step.before?.context.entered !== step.after.context.entered
    return hasEnteredFirst || step.after.context.switchFailure === failure
  },
  "a device that is handed over receives the kiosk's session once": cites(
    "Starting kiosk mode ends the tenant's session on the device and begins a session of the building's kiosk account, which may call only endpoints marked kiosk.",
    (step) => {
      const known = (
        reported(step, 'kiosk')?.context as { known?: KnownSession | null } | undefined
      )?.known
      const replaced = emitted(step, 'session', 'session.replaced')
      const isNew = known && known !== step.before?.context.kioskSession
      if (!isNew || !isInside(step.before)) return replaced.length === 0
      return (
        replaced.length === 1 &&
        replaced[0]?.session === known.session &&
        step.after.context.kioskSession === known
      )
    },
  ),
  "the requested language is the scope's": (step) => {
    const language = reported(step, 'language')
    return language === null || step.after.context.lang === 'de-de'
  },
  'the user agent determines the host that the app runs in': ({ after: now }) =>
    now.matches({ host: now.context.input.isNativeHost ? 'native' : 'browser' }),
  'only a native app that listens receives the visited pages': (step) => {
    const { before, event } = step
    const scopes = step.sent.filter(
      ({ src, event: { type } }) => src === 'nativeHost' && type === 'location.changed',
    )
    const isListening = before?.matches({ host: { native: 'attached' } }) === true
    return scopes.length === (isListening && event?.type === 'location.changed' ? 1 : 0)
  },
  'nothing is fetched for a host without a channel, and a failed fetch is repeated': ({
    before,
    event,
    after: now,
  }) => {
    const { fetchHost, nativeHost } = now.children
    if (!now.context.input.hasHostTransport)
      return fetchHost === undefined && nativeHost === undefined
    const isAgain = event?.type.includes('hostPause') === true
    return !isAgain || (fetchHost !== undefined && fetchHost !== before?.children.fetchHost)
  },
}

/** Whether the same auth flow continues. */
function sameFlow({ before, after: now }: Step): boolean {
  return (['signIn', 'signUp', 'reset'] as const).every(
    (flow) => isIn(before, flow) === isIn(now, flow),
  )
}
