import type { ContentItem } from '@contract/content'
import { createPreviews } from '@shared/previews'

/** What a tile, a search result or another link knows of the item that it opens. */
export type ItemPreview = Pick<ContentItem, 'uuid' | 'type' | 'title'> & Partial<ContentItem>

export const itemPreviews = createPreviews<ItemPreview>()
