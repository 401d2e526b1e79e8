import { datedContents } from '@contract/calendar'
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
import type { Dependencies } from '../http/dependencies'
import { implement } from '../http/implement'
import { publicOrigin } from '../http/publicOrigin'
import type { Principal } from '../services/auth/principal'
import { contentOf } from '../services/content/content'
import { companyOf } from '../services/content/onDisplay'
import { tagsOf } from '../services/content/tags'
import { datedIn } from '../services/home/dated'
import {
  categoriesOf,
  categoriesWithContents,
  contentsOfCategory,
  type HomeRead,
  promotedOf,
  utilitiesOf,
} from '../services/home/reads'
import { isOwnHost, reachedFrom } from '../services/platform/ownAddress'
import { enterBuilding } from '../services/tenancy/buildings'
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

function homeReadOf({ database, contentCache, params, caller, query, now }: InBuilding): HomeRead {
  return {
    connection: database.connection,
    contentCache,
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
    return categoriesWithContents(homeReadOf(call), type, order)
  }
}

async function promoted(call: InBuilding) {
  return { data: { contents: await promotedOf(homeReadOf(call)) } }
}

export const contentRoutes = [
  implement(utilityButtons, async (call) => {
    const utilities = await utilitiesOf(homeReadOf(call))
    if (!utilities.some(({ url }) => isOwnHost(url)))
      return { data: { utility_buttons: utilities } }
    const origin = await publicOrigin(call, call.caller.hostHeader).catch(() => null)
    if (origin === null) return { data: { utility_buttons: utilities } }
    const reached = utilities.map((utility) => ({
      ...utility,
      url: isOwnHost(utility.url) ? reachedFrom(utility.url, origin) : utility.url,
    }))
    return { data: { utility_buttons: reached } }
  }),

  implement(discoverContents, withContents('AudienceContent')),
  implement(spotlightContents, withContents('SecondaryContent')),
  implement(promotedContents, promoted),
  implement(promotedContentsV2, promoted),

  implement(categories, (call) => {
    const order = { limit: call.query.limit ?? pageLimit, offset: 0, descending: true }
    return categoriesOf(homeReadOf(call), call.query.categoryType, order)
  }),

  implement(categoryContents, (call) => {
    const page = { limit: call.query.limit ?? pageLimit, offset: 0 }
    return contentsOfCategory(homeReadOf(call), call.params.categoryUuid, page)
  }),

  implement(datedContents, async (call) => ({
    data: await datedIn(homeReadOf(call), call.query.month),
  })),

  implement(contentById, async ({ database, params, query, caller, now }) => {
    const reader = { userId: caller.principal.id, lang: query.lang, now: now() }
    const { buildingId, contentUuid } = params
    return { data: await contentOf(database.connection, buildingId, contentUuid, reader) }
  }),

  implement(sanitizedTags, async ({ database, params, query, caller, now }) => {
    const { connection } = database
    const { uuid } = await enterBuilding(connection, caller.principal.id, params.buildingId)
    const viewer = { companyUuid: companyOf(caller.principal.id), now: now() }
    const tags = await tagsOf(connection, uuid, query.tags, viewer)
    // This endpoint has no offset in the contract, so all tags are sent as one page.
    return { data: tags, total: tags.length, limit: Math.max(pageLimit, tags.length), offset: 0 }
  }),
]
