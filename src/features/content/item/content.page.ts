import { savedLogic } from '@features/content/saved/saved.page'
import { requestFormLogic } from '@features/support/requestForm/requestForm.page'
import type { DetailKind } from '@machines/content/detail/item'
import { contentNamedBy } from '@rules/content/contentNamedBy'
import { type Address, defineLogic, definePage } from '@shared/pages/definePage'

type DetailAddress = { kind: DetailKind; uuid: string; path: string }

export const detailLogic = defineLogic({
  name: 'detail',
  load: async () => (await import('./content.logic')).detail,
  area: 'details',
  prefetchReads: async () => (await import('./content.logic')).readDetail,
  lifetime: 'transient',
  topics: (_: DetailAddress, { buildingUuid }) => [`building:${buildingUuid}`],
  isAbout: ({ uuid }: DetailAddress, { data }) => data?.uuid === uuid,
  input: ({ kind, uuid, path }: DetailAddress, { buildingUuid, lang, userId }, { keyPrefix }) => ({
    kind,
    uuid,
    path,
    buildingUuid,
    lang,
    userId,
    keyPrefix,
  }),
})

/** The page of events, deals and posts, at any of their addresses. Items can be saved. */
const contentScreen = {
  area: 'details',
  screen: async () => (await import('./ContentScreen')).ContentScreen,
  starts: [savedLogic.at()],
  opens: [requestFormLogic],
} as const

const detailOf = (kind: DetailKind) =>
  detailLogic.at(({ params: { uuid }, pathname: path }: Address<{ uuid: string }>) => ({
    kind,
    uuid,
    path,
  }))

export const postPage = definePage({
  path: '/building/$buildingUuid/posts/$uuid',
  ...contentScreen,
  logic: detailOf('post'),
})

export const eventPostPage = definePage({
  path: '/building/$buildingUuid/event-posts/$uuid',
  ...contentScreen,
  logic: detailOf('eventPost'),
})

export const offerPage = definePage({
  path: '/building/$buildingUuid/offers/$uuid',
  ...contentScreen,
  logic: detailOf('offer'),
})

export const contentPage = definePage({
  path: '/building/$buildingUuid/content/$uuid',
  ...contentScreen,
  requires: ['newerDiscover'],
  logic: detailOf('content'),
})

/** The older mode addresses an item by its type, below the page that lists it. */
export const olderContentPage = definePage({
  path: '/building/$buildingUuid/$typed/$',
  ...contentScreen,
  exists: ({ pathname }) => contentNamedBy(pathname) !== null,
  logic: detailLogic.at(({ pathname: path }) => ({
    kind: 'content',
    uuid: contentNamedBy(path) ?? '',
    path,
  })),
})
