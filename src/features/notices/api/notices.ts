import { markNoticesRead, notices } from '@contract/notices'
import type { RowsWanted } from '@machines/kernel/pagedRequest/machine'
import type { NoticePage, NoticesOf, SentMarks } from '@machines/notices/notices/machine'
import type { Api } from '@platform/api/client'
import { readRows } from '@platform/readRows'

export const noticeCalls = ({ call }: Api) => ({
  notices: async (
    { of: { buildingUuid: buildingId }, ...rows }: RowsWanted<NoticesOf>,
    signal: AbortSignal,
  ): Promise<NoticePage> => {
    let unread = 0
    const read = await readRows(async (query) => {
      const page = await call(notices, { params: { buildingId }, query, signal })
      unread = page.unread
      return page
    }, rows)
    return { ...read, unread }
  },

  markNoticesRead: async (
    { buildingUuid: buildingId, marks: { uuids, until }, key }: SentMarks,
    signal: AbortSignal,
  ): Promise<void> => {
    await call(markNoticesRead, {
      params: { buildingId },
      body: { uuids: [...uuids], until },
      signal,
      idempotencyKey: key,
    })
  },
})
