import { claimSetup, confirmPassword, operatorSelf, setupStatus } from '@contract/operate/operator'
import { rememberDocuments } from '../../http/documentCookie'
import { guessDependencies } from '../../http/guessDependencies'
import { implement } from '../../http/implement'
import { rememberDevice } from '../../http/knownDevice'
import { stagedOperateMutation } from '../../http/operateMutation'
import { sessionDependencies } from '../../http/sessionDependencies'
import { readUser } from '../../services/account/users'
import { proveCurrentPassword } from '../../services/auth/currentPassword'
import { hashPassword } from '../../services/auth/password'
import { startSession } from '../../services/auth/session'
import { ownerOf } from '../../services/auth/sessionKind'
import { refuseWeak } from '../../services/auth/weakPassword'
import { operatorOf, rememberPassword } from '../../services/operate/operator'
import {
  claimSetup as claim,
  refuseBadLink,
  setupStatus as statusOf,
} from '../../services/operate/setup'

export const operatorRoutes = [
  implement(operatorSelf, ({ database, caller }) =>
    operatorOf(database.connection, caller.principal, caller.operator),
  ),

  implement(setupStatus, async ({ database, query, now }) => ({
    status: await statusOf(database.connection, query.token, now()),
  })),

  stagedOperateMutation(
    claimSetup,
    async (call, commit) => {
      const { body, database, now, demo } = call
      const { token, email, password } = body
      // Hashing is slow, so only someone with a link may cause it.
      await refuseBadLink(database.connection, token, now())
      refuseWeak(password, { email, brand: 'Portico', isDemo: demo }, 'body.password')
      const person = {
        token,
        email,
        firstName: body.first_name,
        lastName: body.last_name,
        passwordHash: await hashPassword(password),
      }
      return commit(async (tx) => {
        const user = await claim(tx, person, now())
        const tokens = await startSession(tx, sessionDependencies(call), ownerOf(user))
        await rememberDevice(call, user.email)
        await rememberDocuments(call, tokens)
        const after = { email, first_name: user.firstName, last_name: user.lastName }
        return {
          reply: { ...tokens, user: await readUser(tx, user.id) },
          actor: email,
          changes: [
            {
              kind: 'operator',
              subject: email,
              subjectUuid: user.uuid,
              buildingUuid: null,
              before: null,
              after: { ...after, role: 'operator' },
            },
          ],
        }
      })
    },
    { limit: 'registerByClient' },
  ),

  stagedOperateMutation(
    confirmPassword,
    async (call, commit) => {
      const { body, caller, now } = call
      const { principal } = caller
      await proveCurrentPassword(guessDependencies(call), principal, body.password)
      return commit(async (tx) => {
        await rememberPassword(tx, principal, now())
        return {
          reply: {},
          changes: [
            {
              kind: 'operator',
              subject: principal.email,
              subjectUuid: principal.uuid,
              buildingUuid: null,
              before: null,
              after: { confirmed: true },
            },
          ],
        }
      })
    },
    { limit: 'profileChangedByUser' },
  ),
]
