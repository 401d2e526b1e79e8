import { unreadNotices } from '@contract/notices'
import type { Api } from '@platform/api/client'

export const unreadNoticeCalls = ({ call }: Api) => ({
  unreadNotices: async (
    { buildingUuid: buildingId }: { buildingUuid: string },
    signal: AbortSignal,
  ) => (await call(unreadNotices, { params: { buildingId }, signal })).data.unread,
})
