import {
  type CategoryType,
  categories,
  categoryContents,
  discoverContents,
  promotedContents,
  promotedContentsV2,
  spotlightContents,
  utilityButtons,
} from '@contract/content'
import { enterBuilding } from '../domain/buildings'
import {
  categoriesWithContents,
  contentsOfCategory,
  listCategories,
  promotedOf,
} from '../domain/content'
import type { Principal } from '../domain/principal'
import { utilitiesOf } from '../domain/utilities'
import type { Dependencies } from '../http/dependencies'
import { implement } from '../http/implement'
import { pageLimit } from './page'

type InBuilding = Dependencies & {
  params: { buildingId: string }
  query: { lang?: string | undefined }
  caller: { principal: Principal }
}

type Ordering = {
  limit?: number | undefined
  offset?: number | undefined
  orderBy?: 'asc' | 'desc' | undefined
}

/** Nobody reads the content of a building that is not open to them. */
async function readerIn({ database, params, caller, query, now }: InBuilding) {
  await enterBuilding(database.connection, caller.principal.id, params.buildingId)
  return { userId: caller.principal.id, lang: query.lang, now: now() }
}

function withContents(type: CategoryType) {
  return async (call: InBuilding & { query: Ordering }) => {
    const { limit = pageLimit, offset = 0, orderBy = 'desc' } = call.query
    const order = { limit, offset, descending: orderBy === 'desc' }
    const reader = await readerIn(call)
    const { buildingId } = call.params
    return categoriesWithContents(call.database.connection, buildingId, type, order, reader)
  }
}

async function promoted(call: InBuilding) {
  const reader = await readerIn(call)
  const items = await promotedOf(call.database.connection, call.params.buildingId, reader)
  return { data: { contents: items } }
}

export const contentRoutes = [
  implement(utilityButtons, async (call) => {
    const { lang } = await readerIn(call)
    const { connection } = call.database
    return {
      data: { utility_buttons: await utilitiesOf(connection, call.params.buildingId, lang) },
    }
  }),

  implement(discoverContents, withContents('AudienceContent')),
  implement(spotlightContents, withContents('SecondaryContent')),
  implement(promotedContents, promoted),
  implement(promotedContentsV2, promoted),

  implement(categories, async (call) => {
    const { lang } = await readerIn(call)
    const order = { limit: call.query.limit ?? pageLimit, offset: 0, descending: true }
    const { connection } = call.database
    return listCategories(connection, call.params.buildingId, call.query.categoryType, order, lang)
  }),

  implement(categoryContents, async (call) => {
    const reader = await readerIn(call)
    const { buildingId, categoryUuid } = call.params
    const page = { limit: call.query.limit ?? pageLimit, offset: 0 }
    return contentsOfCategory(call.database.connection, buildingId, categoryUuid, page, reader)
  }),
]
