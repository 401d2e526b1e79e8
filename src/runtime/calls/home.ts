import {
  type CategoryType,
  type CategoryWithContents,
  categories,
  categoryContents,
  discoverContents,
  promotedContents,
  promotedContentsV2,
  spotlightContents,
  utilityButtons,
} from '@contract/content'
import type { HomeInput } from '@machines/home/machine'
import type { Api } from '../api/client'

const pageLimit = 100
const byNameDescending = { orderByProperty: 'name', orderBy: 'desc', offset: 0 } as const

export const homeCalls = ({ call }: Api) => {
  const older = async (
    { buildingUuid: buildingId, lang }: HomeInput,
    endpoint: typeof discoverContents | typeof spotlightContents,
    signal: AbortSignal,
  ): Promise<CategoryWithContents[]> => {
    const options = { params: { buildingId }, query: { lang, ...byNameDescending }, signal }
    return (await call(endpoint, options)).data
  }

  /** Ready when every category's contents have come. */
  const newer = async (
    { buildingUuid: buildingId, lang }: HomeInput,
    categoryType: CategoryType,
    signal: AbortSignal,
  ): Promise<CategoryWithContents[]> => {
    const { data } = await call(categories, {
      params: { buildingId },
      query: { categoryType, active: true, limit: pageLimit, lang },
      signal,
    })
    return Promise.all(
      data.map(async (category) => {
        const params = { buildingId, categoryUuid: category.uuid }
        const query = { limit: pageLimit, lang }
        const { data: contents } = await call(categoryContents, { params, query, signal })
        return { ...category, contents }
      }),
    )
  }

  return {
    utilities: async ({ buildingUuid: buildingId, lang }: HomeInput, signal: AbortSignal) =>
      (await call(utilityButtons, { params: { buildingId }, query: { lang }, signal })).data
        .utility_buttons,

    promoted: async ({ buildingUuid: buildingId, lang, mode }: HomeInput, signal: AbortSignal) => {
      const options = { params: { buildingId }, query: { lang }, signal }
      const reply =
        mode === 'newer'
          ? await call(promotedContentsV2, options)
          : await call(promotedContents, options)
      return reply.data.contents
    },

    discover: (input: HomeInput, signal: AbortSignal) =>
      input.mode === 'newer'
        ? newer(input, 'AudienceContent', signal)
        : older(input, discoverContents, signal),

    spotlight: (input: HomeInput, signal: AbortSignal) =>
      input.mode === 'newer'
        ? newer(input, 'SecondaryContent', signal)
        : older(input, spotlightContents, signal),
  }
}
