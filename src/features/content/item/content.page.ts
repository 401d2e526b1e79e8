import { savedLogic } from '@features/content/saved/saved.page'
import type { DetailKind } from '@machines/content/detail/item'
import type { detailMachine } from '@machines/content/detail/machine'
import { contentNamedBy } from '@rules/content/contentNamedBy'
import { type Address, defineLogic, definePage } from '@shared/pages/definePage'

type DetailAddress = { kind: DetailKind; uuid: string; path: string }

export const detailLogic = defineLogic<typeof detailMachine, DetailAddress>()({
  name: 'detail',
  area: 'details',
  lifetime: 'transient',
  topics: (_, { buildingUuid }) => [`building:${buildingUuid}`],
  isAbout: ({ uuid }, { data }) => data?.uuid === uuid,
  input: ({ kind, uuid, path }, { buildingUuid, lang, userId }, { keyPrefix }) => ({
    kind,
    uuid,
    path,
    buildingUuid,
    lang,
    userId,
    keyPrefix,
  }),
})

/** The one page of events, deals and posts, whatever their address. It can be saved. */
const contentScreen = { area: 'details', screen: 'ContentScreen', prefetches: true } as const

const startsOf = (kind: DetailKind) => [
  detailLogic.at(({ params: { uuid }, pathname: path }: Address<{ uuid: string }>) => ({
    kind,
    uuid,
    path,
  })),
  savedLogic.at(),
]

export const postPage = definePage({
  path: '/building/$buildingUuid/posts/$uuid',
  ...contentScreen,
  starts: startsOf('post'),
})

export const eventPostPage = definePage({
  path: '/building/$buildingUuid/event-posts/$uuid',
  ...contentScreen,
  starts: startsOf('eventPost'),
})

export const offerPage = definePage({
  path: '/building/$buildingUuid/offers/$uuid',
  ...contentScreen,
  starts: startsOf('offer'),
})

export const contentPage = definePage({
  path: '/building/$buildingUuid/content/$uuid',
  ...contentScreen,
  requires: ['newerDiscover'],
  starts: startsOf('content'),
})

/** The older mode names an item by its type, below whatever page it was found on. */
export const olderContentPage = definePage({
  path: '/building/$buildingUuid/$typed/$',
  ...contentScreen,
  exists: ({ pathname }) => contentNamedBy(pathname) !== null,
  starts: [
    detailLogic.at(({ pathname: path }) => ({
      kind: 'content',
      uuid: contentNamedBy(path) ?? '',
      path,
    })),
    savedLogic.at(),
  ],
})
