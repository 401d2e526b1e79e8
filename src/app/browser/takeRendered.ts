import type { InlinedBoot, RenderedState } from '@contract/rendering'
import { stored } from '@platform/storage/stored'

/**
 * Returns what the server has rendered if it is for this user. A page rendered for another user is
 * removed before it is shown.
 */
export function takeRendered(
  element: HTMLElement,
  { rendered }: InlinedBoot,
): RenderedState | null {
  const marks = document.documentElement.dataset
  const session = stored.root.read()?.auth ?? null
  const isInside = session !== null && session.refreshExpiresAt > Date.now()
  const user = isInside ? session.user.uuid : null
  const isTheirs =
    rendered !== null && marks.rendered !== 'other' && (rendered.user?.uuid ?? null) === user
  delete marks.rendered
  if (!isTheirs) {
    element.replaceChildren()
    return null
  }
  return rendered
}
