import {
  type CategoryType,
  categories,
  categoryContents,
  contentById,
  discoverContents,
  promotedContents,
  promotedContentsV2,
  sanitizedTags,
  spotlightContents,
  utilityButtons,
} from '@contract/content'
import { enterBuilding } from '../domain/buildings'
import { contentOf } from '../domain/content'
import {
  categoriesOf,
  categoriesWithContents,
  contentsOfCategory,
  promotedOf,
  type Reading,
  utilitiesOf,
} from '../domain/home/reads'
import type { Principal } from '../domain/principal'
import { tagsOf } from '../domain/tags'
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

function readingOf({ database, shelves, params, caller, query, now }: InBuilding): Reading {
  return {
    connection: database.connection,
    shelves,
    userId: caller.principal.id,
    buildingUuid: params.buildingId.toLowerCase(),
    lang: query.lang,
    now: now(),
  }
}

function withContents(type: CategoryType) {
  return (call: InBuilding & { query: Ordering }) => {
    const { limit = pageLimit, offset = 0, orderBy = 'desc' } = call.query
    const order = { limit, offset, descending: orderBy === 'desc' }
    return categoriesWithContents(readingOf(call), type, order)
  }
}

async function promoted(call: InBuilding) {
  return { data: { contents: await promotedOf(readingOf(call)) } }
}

export const contentRoutes = [
  implement(utilityButtons, async (call) => ({
    data: { utility_buttons: await utilitiesOf(readingOf(call)) },
  })),

  implement(discoverContents, withContents('AudienceContent')),
  implement(spotlightContents, withContents('SecondaryContent')),
  implement(promotedContents, promoted),
  implement(promotedContentsV2, promoted),

  implement(categories, (call) => {
    const order = { limit: call.query.limit ?? pageLimit, offset: 0, descending: true }
    return categoriesOf(readingOf(call), call.query.categoryType, order)
  }),

  implement(categoryContents, (call) => {
    const page = { limit: call.query.limit ?? pageLimit, offset: 0 }
    return contentsOfCategory(readingOf(call), call.params.categoryUuid, page)
  }),

  implement(contentById, async ({ database, params, query, caller, now }) => {
    const reader = { userId: caller.principal.id, lang: query.lang, now: now() }
    const { buildingId, contentUuid } = params
    return { data: await contentOf(database.connection, buildingId, contentUuid, reader) }
  }),

  implement(sanitizedTags, async ({ database, params, query, caller, now }) => {
    const { connection } = database
    const { uuid } = await enterBuilding(connection, caller.principal.id, params.buildingId)
    const tags = await tagsOf(connection, uuid, query.tags, now())
    // The contract has no way to ask for a second page: there is one.
    return { data: tags, total: tags.length, limit: Math.max(pageLimit, tags.length), offset: 0 }
  }),
]
