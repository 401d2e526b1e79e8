import {
  confirmSignOut,
  type EmailStatus,
  generateAuthLink,
  login,
  logout,
  redeemAuthLink,
  refresh,
  upgrade,
  validateEmail,
  validateEmailV2,
} from '@contract/auth'
import type { Connection } from '../db/database'
import { forgetDocuments, rememberDocuments } from '../http/documentCookie'
import { guessDependencies } from '../http/guessDependencies'
import {
  type Call,
  implement,
  type MutationCall,
  mutation,
  stagedMutation,
} from '../http/implement'
import { deviceFor, rememberDevice } from '../http/knownDevice'
import { sessionDependencies } from '../http/sessionDependencies'
import { readUser } from '../services/account/users'
import { currentVersion } from '../services/auth/accessToken'
import { makeAuthLink, redeemAuthLink as redeem } from '../services/auth/authLinks'
import { emailStatus } from '../services/auth/emailStatus'
import { endFamily } from '../services/auth/endSession'
import { checkCredentials } from '../services/auth/login'
import {
  addressOfFamily,
  familyOf,
  familyOfFingerprint,
  isKioskFamily,
} from '../services/auth/refreshToken'
import { rotate } from '../services/auth/rotation'
import { continueSession, startSession } from '../services/auth/session'
import { ownerOf } from '../services/auth/sessionKind'
import { consumeLookup } from '../services/platform/limits'
import { Refusal } from '../services/platform/refusal'

export const authRoutes = [
  stagedMutation(
    login,
    async (call, commit) => {
      const { body } = call
      const device = await deviceFor(call, body.email)
      const row = await checkCredentials(guessDependencies(call), { ...body, device })
      return commit(async (tx) => {
        const tokens = await startSession(tx, sessionDependencies(call), ownerOf(row))
        await rememberDevice(call, row.email)
        await rememberDocuments(call, tokens)
        return { ...tokens, user: await readUser(tx, row.id) }
      })
    },
    { limit: 'loginByClient' },
  ),

  mutation(logout, async (tx, call) => {
    const { accessTokens, now, body, caller } = call
    const families = new Set<string>()
    if (caller.bearer !== null) {
      // An expired token is accepted here: signing out must always succeed.
      const claims = await accessTokens.verify(caller.bearer, now()).catch(() => null)
      if (claims !== null) families.add(claims.familyUuid)
    }
    if (body.refresh_token !== undefined) {
      const family = await familyOf(tx, body.refresh_token)
      if (family !== null) families.add(family)
    }
    await signOut(tx, call, families)
    return {}
  }),

  mutation(confirmSignOut, async (tx, call) => {
    const { body, caller } = call
    // It requires no token, so another site could send it; that would only sign out its own visitor.
    if (caller.isCrossSite) {
      throw new Refusal('permission_denied', { detail: 'Another site cannot sign a user out.' })
    }
    const families = new Set<string>()
    for (const fingerprint of body.fingerprints) {
      const family = await familyOfFingerprint(tx, fingerprint)
      if (family !== null) families.add(family)
    }
    await signOut(tx, call, families)
    return {}
  }),

  mutation(refresh, async (tx, call) => {
    const { now, body, caller } = call
    const dependencies = { ...sessionDependencies(call), now }
    const tokens = await rotate(tx, dependencies, body.refresh_token, caller.arrivedAt)
    if (tokens instanceof Refusal) {
      const family = await familyOf(tx, body.refresh_token)
      const email = family === null ? null : await addressOfFamily(tx, family)
      if (email !== null) caller.setSubject(email)
      return tokens
    }
    await rememberDocuments(call, tokens)
    return tokens
  }),

  mutation(upgrade, async (tx, call) => {
    const { accessTokens, caller, now } = call
    const { version } = await accessTokens.verify(caller.bearer ?? '', now(), { anyVersion: true })
    // Each session has its own guess counter, so callers must not be able to start sessions freely.
    if (version === currentVersion) {
      throw new Refusal('permission_denied', {
        detail: 'This token already has the current version.',
      })
    }
    const tokens = await continueSession(tx, sessionDependencies(call), caller.principal)
    await rememberDocuments(call, tokens)
    return tokens
  }),

  mutation(
    generateAuthLink,
    async (tx, { caller, now }) => ({ ott: await makeAuthLink(tx, caller.principal, now()) }),
    { limit: 'authLinkByUser' },
  ),

  mutation(
    redeemAuthLink,
    async (tx, call) => {
      const { caller, body } = call
      const { userId, email, ...session } = await redeem(tx, sessionDependencies(call), body.ott)
      caller.setSubject(email)
      return { ...session, user: await readUser(tx, userId) }
    },
    { limit: 'authLinkByClient' },
  ),

  implement(validateEmail, async (call) => {
    const { created_by: _, ...status } = await lookUp(call)
    return status
  }),

  implement(validateEmailV2, lookUp),
]

/**
 * Ends the sessions, and makes the browser forget its documents. A kiosk with a PIN continues: only the PIN ends it.
 */
async function signOut(
  tx: Connection,
  call: MutationCall<typeof logout | typeof confirmSignOut>,
  families: ReadonlySet<string>,
): Promise<void> {
  const { caller, kioskExitPin, now } = call
  let isKioskSessionKept = false
  for (const family of families) {
    if (kioskExitPin !== null && (await isKioskFamily(tx, family))) {
      isKioskSessionKept = true
      continue
    }
    const email = await addressOfFamily(tx, family)
    if (email !== null) caller.setSubject(email)
    await endFamily(tx, family, 'logout', now())
  }
  if (!isKioskSessionKept) forgetDocuments(call)
}

async function lookUp(
  call: Call<typeof validateEmail> | Call<typeof validateEmailV2>,
): Promise<EmailStatus> {
  const { database, body, caller, limits } = call
  const device = await deviceFor(call, body.email)
  await consumeLookup(limits, { client: caller.client, address: body.email, device })
  return emailStatus(database.connection, body.email)
}
