import type { InlinedBoot, Paint } from '@contract/paint'
import { stored } from '@platform/storage/stored'

/** What the server has painted, if it is this visitor's. What was painted for somebody else is taken away unseen. */
export function takePaint(element: HTMLElement, { paint }: InlinedBoot): Paint | null {
  const marks = document.documentElement.dataset
  const session = stored.root.read()?.auth ?? null
  const isInside = session !== null && session.refreshExpiresAt > Date.now()
  const user = isInside ? session.user.uuid : null
  const isTheirs = paint !== null && marks.paint !== 'other' && (paint.user?.uuid ?? null) === user
  delete marks.paint
  if (!isTheirs) {
    element.replaceChildren()
    return null
  }
  return paint
}
