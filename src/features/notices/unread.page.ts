import { defineLogic } from '@shared/pages/definePage'

/** How many notices are unread; part of the shell, whose bell shows it. */
export const unreadNoticesLogic = defineLogic({
  name: 'unreadNotices',
  load: async () => (await import('./unread.logic')).unreadNotices,
  area: 'inside',
  lifetime: 'transient',
  topics: () => ['mine'],
  input: (_, { buildingUuid }) => ({ of: { buildingUuid } }),
})
