import { companies, companyById } from '@contract/companies'
import { amenitiesByCategory } from '@contract/directory'
import { implement } from '../http/implement'
import { amenitiesIn } from '../services/directory/amenities'
import { companiesOf, companyFor } from '../services/directory/companies'
import { enterBuilding } from '../services/tenancy/buildings'
import { pageLimit } from './page'

export const directoryRoutes = [
  implement(amenitiesByCategory, async ({ database, params, query, caller }) => {
    const { connection } = database
    const { uuid } = await enterBuilding(connection, caller.principal.id, params.buildingId)
    const { limit = pageLimit, offset = 0, lang } = query
    return amenitiesIn(connection, uuid, { limit, offset }, lang)
  }),

  implement(companies, async ({ database, params, query, caller }) => {
    const { connection } = database
    const { uuid } = await enterBuilding(connection, caller.principal.id, params.buildingId)
    const { limit = pageLimit, offset = 0, orderBy = 'desc', company_types: types = [] } = query
    const order = { limit, offset, descending: orderBy === 'desc' }
    return companiesOf(connection, uuid, order, types)
  }),

  implement(companyById, async ({ database, params, caller }) => ({
    data: await companyFor(database.connection, caller.principal.id, params.companyUuid),
  })),
]
