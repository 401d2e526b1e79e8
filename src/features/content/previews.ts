import type { ContentItem } from '@contract/content'

/** What a tile, a search result or another link knows of the item that it opens. */
export type Preview = Pick<ContentItem, 'uuid' | 'type' | 'title'> & Partial<ContentItem>

/** The time from a press to the page that it opens, in milliseconds; later, the preview may be old. */
const validMs = 10_000

let pressed: { preview: Preview; at: number } | null = null

/** Remembers the item whose link was pressed last. Browser only: module state is shared by all users of a server. */
export function setPreview(preview: Preview): void {
  pressed = { preview, at: Date.now() }
}

/**
 * The pressed item with this UUID, for its page to show until the item is read; null if another one was pressed. Each press
 * is good for one page: after a change of language, what the tile knew is in the wrong one.
 */
export function takePreview(uuid: string): Preview | null {
  const taken = pressed
  pressed = null
  const isCurrent = taken?.preview.uuid === uuid && Date.now() - taken.at < validMs
  return isCurrent ? taken.preview : null
}
