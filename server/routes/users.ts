import {
  currentUser,
  currentUserBuildings,
  tenantUserBuildings,
  updateCurrentUser,
} from '@contract/users'
import { guessDependencies } from '../http/guessDependencies'
import { implement, stagedMutation } from '../http/implement'
import { changeProfile, readUser } from '../services/account/users'
import { changePassword, proveCurrentPassword } from '../services/auth/currentPassword'
import { settingPassword } from '../services/auth/earlierPasswords'
import { Refusal } from '../services/platform/refusal'
import { buildingReply, buildingsOfUser } from '../services/tenancy/buildings'
import { whitelabelFor } from '../services/tenancy/whitelabels'
import { pageOf } from './page'

export const userRoutes = [
  implement(currentUser, ({ database, caller }) =>
    readUser(database.connection, caller.principal.id),
  ),

  stagedMutation(
    updateCurrentUser,
    async (call, commit) => {
      const { body, caller, now } = call
      const { password, new_password, ...profile } = body
      if ((password === undefined) !== (new_password === undefined)) {
        throw new Refusal('invalid_request', {
          errors: [
            {
              path: password === undefined ? 'body.password' : 'body.new_password',
              code: 'required',
              message: 'Changing the password requires both the current and the new one',
            },
          ],
        })
      }
      const { principal: who } = caller
      if (password === undefined || new_password === undefined) {
        return commit(async (tx) => {
          await changeProfile(tx, who.id, profile)
          return readUser(tx, who.id)
        })
      }
      const dependencies = guessDependencies(call)
      const proven = await proveCurrentPassword(dependencies, who, password)
      const { brand } = await whitelabelFor(call, caller.host)
      const change = { proven, next: new_password, brand, isDemo: call.demo }
      return settingPassword(dependencies, { owner: proven.email, from: who.familyUuid }, () =>
        commit(async (tx) => {
          await changeProfile(tx, who.id, profile)
          await changePassword(tx, who, change, now())
          return readUser(tx, who.id)
        }),
      )
    },
    { limit: 'profileChangedByUser' },
  ),

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
