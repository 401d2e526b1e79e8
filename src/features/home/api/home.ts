import {
  type CategoryType,
  categories,
  categoryContents,
  discoverContents,
  promotedContents,
  promotedContentsV2,
  sanitizedTags,
  spotlightContents,
  utilityButtons,
} from '@contract/content'
import type { HomeCategory } from '@machines/home/category'
import type { UtilitiesInput } from '@machines/home/utilities/machine'
import { FailedCall, toFailure } from '@machines/kernel/failure'
import type { InBuilding, Scope } from '@machines/platform/pages/scope'
import type { Api } from '@platform/api/client'

/** The parameters of home's reads. */
type HomeOf = InBuilding & Pick<Scope, 'mode'>

const pageLimit = 100
const byNameDescending = { orderByProperty: 'name', orderBy: 'desc', offset: 0 } as const

export const homeCalls = ({ call }: Api) => {
  const older = async (
    { buildingUuid: buildingId, lang }: HomeOf,
    endpoint: typeof discoverContents | typeof spotlightContents,
    signal: AbortSignal,
  ): Promise<HomeCategory[]> => {
    const options = { params: { buildingId }, query: { lang, ...byNameDescending }, signal }
    const { data } = await call(endpoint, options)
    return data.map((category) => ({ ...category, failure: null }))
  }

  /**
   * Resolves when all categories have loaded or failed; a failed one does not affect the others.
   */
  const newer = async (
    { buildingUuid: buildingId, lang }: HomeOf,
    categoryType: CategoryType,
    signal: AbortSignal,
  ): Promise<HomeCategory[]> => {
    const { data } = await call(categories, {
      params: { buildingId },
      query: { categoryType, active: true, limit: pageLimit, lang },
      signal,
    })
    const loaded = await Promise.all(
      data.map(async (category): Promise<HomeCategory> => {
        const params = { buildingId, categoryUuid: category.uuid }
        const query = { limit: pageLimit, lang }
        try {
          const { data: contents } = await call(categoryContents, { params, query, signal })
          return { ...category, contents, failure: null }
        } catch (error) {
          return { ...category, contents: [], failure: toFailure(error) }
        }
      }),
    )
    const failure = loaded[0]?.failure
    if (failure && loaded.every((category) => category.failure !== null)) {
      throw new FailedCall(failure)
    }
    return loaded
  }

  return {
    utilities: async ({ buildingUuid: buildingId, lang }: UtilitiesInput, signal: AbortSignal) =>
      (await call(utilityButtons, { params: { buildingId }, query: { lang }, signal })).data
        .utility_buttons,

    promoted: async ({ buildingUuid: buildingId, lang, mode }: HomeOf, signal: AbortSignal) => {
      const options = { params: { buildingId }, query: { lang }, signal }
      const reply =
        mode === 'newer'
          ? await call(promotedContentsV2, options)
          : await call(promotedContents, options)
      return reply.data.contents
    },

    tags: async ({ buildingUuid: buildingId }: HomeOf, signal: AbortSignal) =>
      (await call(sanitizedTags, { params: { buildingId }, query: {}, signal })).data,

    discover: (of: HomeOf, signal: AbortSignal) =>
      of.mode === 'newer'
        ? newer(of, 'AudienceContent', signal)
        : older(of, discoverContents, signal),

    spotlight: (of: HomeOf, signal: AbortSignal) =>
      of.mode === 'newer'
        ? newer(of, 'SecondaryContent', signal)
        : older(of, spotlightContents, signal),
  }
}
