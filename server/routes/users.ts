import {
  currentUser,
  currentUserBuildings,
  tenantUserBuildings,
  updateCurrentUser,
} from '@contract/users'
import { buildingReply, buildingsOfUser } from '../domain/buildings'
import { changePassword, changeProfile, readUser } from '../domain/users'
import { implement } from '../http/implement'
import { Refusal } from '../http/refusal'
import { pageOf } from './page'

export const userRoutes = [
  implement(currentUser, ({ database, caller }) =>
    readUser(database.connection, caller.principal.id),
  ),

  implement(updateCurrentUser, async ({ database, body, caller, now }) => {
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
    const { id, familyUuid } = caller.principal
    await database.connection.transaction(async (tx) => {
      await changeProfile(tx, id, profile)
      if (password !== undefined && new_password !== undefined) {
        const passwords = { current: password, next: new_password }
        await changePassword(tx, { userId: id, familyUuid }, passwords, now())
      }
    })
    return readUser(database.connection, id)
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
