import { contactOfBuilding } from '@contract/buildingContact'
import {
  buildingById,
  guestBuildings,
  portfolio,
  publicBuildings,
  themeOfBuilding,
} from '@contract/buildings'
import { domainOf } from '@contract/email'
import { type Call, implement } from '../http/implement'
import { buildingsOfAccount } from '../services/auth/signUpBuildings'
import { Refusal } from '../services/platform/refusal'
import {
  buildingReply,
  buildingsOfDomain,
  contactOf,
  enterBuilding,
  guestBuildingsOf,
  portfolioOf,
  themeOf,
} from '../services/tenancy/buildings'
import { whitelabelFor } from '../services/tenancy/whitelabels'
import { pageOf } from './page'

/** What someone who has just proved their mailbox was invited to; nothing for all others. */
async function buildingsOfInvited(
  { caller: { bearer }, database, now, signUpTokens }: Call<typeof publicBuildings>,
  email: string,
) {
  if (bearer === null) return []
  const userUuid = await signUpTokens.verifyCompletion(bearer, now()).catch(() => null)
  return userUuid === null
    ? []
    : buildingsOfAccount(database.connection, { uuid: userUuid, email }, now())
}

export const buildingRoutes = [
  implement(buildingById, async ({ database, params, query, caller }) => {
    const row = await enterBuilding(database.connection, caller.principal.id, params.buildingId)
    const attach = {
      languages: query.include === 'languages',
      portfolioCompany: query.attachPortfolioCompanyUuid ?? false,
    }
    return { data: buildingReply(row, attach) }
  }),

  implement(contactOfBuilding, async ({ database, params, caller }) => ({
    data: contactOf(
      await enterBuilding(database.connection, caller.principal.id, params.buildingId),
    ),
  })),

  implement(publicBuildings, async (call) => {
    const { connection } = call.database
    const { domain, email, guestBuildingsOnly } = call.query
    if (guestBuildingsOnly) {
      const { host } = await whitelabelFor(call, call.caller.host)
      return pageOf(await guestBuildingsOf(connection, host), {}, (row) => buildingReply(row))
    }
    const wanted = domain ?? (email === undefined ? undefined : domainOf(email))
    if (wanted === undefined) {
      throw new Refusal('invalid_request', {
        errors: [
          {
            path: 'query.domain',
            code: 'required',
            message: 'Give a domain, an e-mail address, or guestBuildingsOnly=true',
          },
        ],
      })
    }
    const rows = await buildingsOfDomain(connection, wanted)
    const own = email === undefined ? [] : await buildingsOfInvited(call, email)
    const open = new Map([...rows, ...own].map((row) => [row.uuid, row]))
    if (open.size === 0) throw new Refusal('domain_not_registered')
    const inOrder = [...open.values()].toSorted((a, b) => a.name.localeCompare(b.name))
    return pageOf(inOrder, {}, (row) => buildingReply(row))
  }),

  implement(guestBuildings, async (call) => {
    const { host } = await whitelabelFor(call, call.caller.host)
    const rows = await guestBuildingsOf(call.database.connection, host)
    return pageOf(rows, {}, (row) => buildingReply(row))
  }),

  implement(themeOfBuilding, ({ database, params, now }) =>
    themeOf(database.connection, params.buildingId, now()),
  ),

  implement(portfolio, ({ database, params, caller }) =>
    portfolioOf(database.connection, caller.principal.id, params.portfolioId),
  ),
]
