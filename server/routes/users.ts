import {
  currentUser,
  currentUserBuildings,
  tenantUserBuildings,
  updateCurrentUser,
} from '@contract/users'
import { buildingReply, buildingsOfUser } from '../domain/buildings'
import { changePassword, proveCurrentPassword } from '../domain/currentPassword'
import { settingPassword } from '../domain/earlierPasswords'
import { Refusal } from '../domain/refusal'
import { changeProfile, readUser } from '../domain/users'
import { guessDependencies } from '../http/guessDependencies'
import { implement } from '../http/implement'
import { whitelabelFor } from './host'
import { pageOf } from './page'

export const userRoutes = [
  implement(currentUser, ({ database, caller }) =>
    readUser(database.connection, caller.principal.id),
  ),

  implement(updateCurrentUser, async (call) => {
    const { database, body, caller, now } = call
    const { password, new_password, ...profile } = body
    if ((password === undefined) !== (new_password === undefined)) {
      throw new Refusal('invalid_request', {
        errors: [
          {
            path: password === undefined ? 'body.password' : 'body.new_password',
            code: 'required',
            message: 'A change of the password needs both the current and the new one',
          },
        ],
      })
    }
    const { connection } = database
    const { principal: who } = caller
    if (password === undefined || new_password === undefined) {
      await changeProfile(connection, who.id, profile)
      return readUser(connection, who.id)
    }
    const dependencies = guessDependencies(call)
    const proven = await proveCurrentPassword(dependencies, who, password)
    const { brand } = await whitelabelFor(call, caller.host)
    const change = { proven, next: new_password, brand }
    await settingPassword(dependencies, { owner: proven.email, from: who.familyUuid }, () =>
      connection.transaction(async (tx) => {
        await changeProfile(tx, who.id, profile)
        await changePassword(tx, who, change, now())
      }),
    )
    return readUser(connection, who.id)
  }),

  implement(currentUserBuildings, async ({ database, caller, query }) => {
    const rows = await buildingsOfUser(database.connection, caller.principal.id)
    return pageOf(rows, query, (row) => buildingReply(row))
  }),

  implement(tenantUserBuildings, async ({ database, caller, query }) => {
    const rows = await buildingsOfUser(database.connection, caller.principal.id)
    const attach = { languages: query.include === 'languages', portfolioCompany: true }
    return pageOf(rows, query, (row) => buildingReply(row, attach))
  }),
]
