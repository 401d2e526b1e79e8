import type { OperatedContent } from '@contract/operate/contents'
import type { CollectionMachine } from '@machines/operate/collection/machine'
import type { PublishedPageMachine } from '@machines/operate/page/pages'
import type { Versioned } from '@machines/operate/record/context'
import type { Owned } from '../api/sent'
import type { ListQuery } from '../table/query'
import { type ContentDraft, draftOf } from './draft'

/** A new item, for the building `owner`. */
export type NewContent = Owned<ContentDraft>
export type ContentsMachine = CollectionMachine<ListQuery, OperatedContent, NewContent>

/** A stored item, with what is only shown; `end_at` is when it goes offline. */
export type ContentRecord = ContentDraft &
  Pick<
    OperatedContent,
    | 'publication'
    | 'live_at'
    | 'offered_categories'
    | 'offered_companies'
    | 'cancelled_at'
    | 'going'
  > & {
    end_at: string | null
  }
export type ContentMachine = PublishedPageMachine<ContentRecord>

export const versioned = (content: OperatedContent): Versioned<ContentRecord> => ({
  version: content.version,
  fields: {
    ...draftOf(content),
    publication: content.publication,
    live_at: content.live_at,
    cancelled_at: content.cancelled_at,
    going: content.going,
    end_at: content.offline_at,
    offered_categories: content.offered_categories,
    offered_companies: content.offered_companies,
  },
})
