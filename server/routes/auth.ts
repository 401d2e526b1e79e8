import {
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
import { currentVersion } from '../domain/accessToken'
import { makeAuthLink, redeemAuthLink as redeem } from '../domain/authLinks'
import { emailStatus } from '../domain/emailStatus'
import { endFamily } from '../domain/endSession'
import { spendLookup } from '../domain/limits'
import { checkCredentials } from '../domain/login'
import { addressOfFamily, familyOf } from '../domain/refreshToken'
import { Refusal, unlessRefused } from '../domain/refusal'
import { rotate } from '../domain/rotation'
import { continueSession, startSession } from '../domain/session'
import { ownerOf } from '../domain/sessionKind'
import { readUser } from '../domain/users'
import { forgetDocuments, rememberDocuments } from '../http/documentCookie'
import { guessDependencies } from '../http/guessDependencies'
import { type Call, implement } from '../http/implement'
import { deviceFor, rememberDevice } from '../http/knownDevice'
import { sessionDependencies } from '../http/sessionDependencies'

export const authRoutes = [
  implement(login, async (call) => {
    const { database, body, caller, limits } = call
    const { connection } = database
    await limits.spend('loginByClient', caller.client)
    const device = await deviceFor(call, body.email)
    const row = await checkCredentials(guessDependencies(call), { ...body, device })
    const tokens = await connection.transaction((tx) =>
      startSession(tx, sessionDependencies(call), ownerOf(row)),
    )
    await rememberDevice(call, row.email)
    await rememberDocuments(call, tokens)
    return { ...tokens, user: await readUser(connection, row.id) }
  }),

  implement(logout, async (call) => {
    const { database, accessTokens, now, body, caller } = call
    const { connection } = database
    const families = new Set<string>()
    if (caller.bearer !== null) {
      // An expired token is accepted here: signing out must always succeed.
      const claims = await accessTokens.verify(caller.bearer, now()).catch(() => null)
      if (claims !== null) families.add(claims.familyUuid)
    }
    if (body.refresh_token !== undefined) {
      const family = await familyOf(connection, body.refresh_token)
      if (family !== null) families.add(family)
    }
    for (const family of families) {
      const email = await addressOfFamily(connection, family)
      if (email !== null) caller.concerns(email)
      await endFamily(connection, family, 'logout', now())
    }
    forgetDocuments(call)
    return {}
  }),

  implement(refresh, async (call) => {
    const { database, now, body, caller } = call
    const dependencies = { ...sessionDependencies(call), now }
    const { connection } = database
    const rotation = await connection.transaction((tx) =>
      rotate(tx, dependencies, body.refresh_token, caller.arrivedAt),
    )
    if (rotation instanceof Refusal) {
      const family = await familyOf(connection, body.refresh_token)
      const email = family === null ? null : await addressOfFamily(connection, family)
      if (email !== null) caller.concerns(email)
    }
    const tokens = unlessRefused(rotation)
    await rememberDocuments(call, tokens)
    return tokens
  }),

  implement(upgrade, async (call) => {
    const { accessTokens, caller, database, now } = call
    const { version } = await accessTokens.verify(caller.bearer ?? '', now(), { anyVersion: true })
    // Each session has a counter of guesses of its own, so nobody may start new sessions at will.
    if (version === currentVersion) {
      throw new Refusal('permission_denied', { detail: 'This token is of the current version.' })
    }
    const tokens = await database.connection.transaction((tx) =>
      continueSession(tx, sessionDependencies(call), caller.principal),
    )
    await rememberDocuments(call, tokens)
    return tokens
  }),

  implement(generateAuthLink, async ({ database, limits, caller, now }) => {
    await limits.spend('authLinkByUser', caller.principal.uuid)
    return { ott: await makeAuthLink(database.connection, caller.principal, now()) }
  }),

  implement(redeemAuthLink, async (call) => {
    const { database, limits, caller, body } = call
    const { connection } = database
    await limits.spend('authLinkByClient', caller.client)
    const { userId, email, ...session } = await connection.transaction((tx) =>
      redeem(tx, sessionDependencies(call), body.ott),
    )
    caller.concerns(email)
    return { ...session, user: await readUser(connection, userId) }
  }),

  implement(validateEmail, async (call) => {
    const { created_by: _, ...status } = await lookUp(call)
    return status
  }),

  implement(validateEmailV2, lookUp),
]

async function lookUp(
  call: Call<typeof validateEmail> | Call<typeof validateEmailV2>,
): Promise<EmailStatus> {
  const { database, body, caller, limits } = call
  const device = await deviceFor(call, body.email)
  await spendLookup(limits, { client: caller.client, address: body.email, device })
  return emailStatus(database.connection, body.email)
}
