import type { InlinedBoot, Paint } from '@contract/paint'
import { readDraft } from '../storage/draft'
import { stored } from '../storage/stored'

/** What the server has painted, if it is this visitor's. What was painted for somebody else is taken away unseen. */
export function takePaint(element: HTMLElement, { paint }: InlinedBoot): Paint | null {
  const marks = document.documentElement.dataset
  const session = stored.root.read()?.auth ?? null
  const isInside = session !== null && session.refreshExpiresAt > Date.now()
  const user = isInside ? session.user.uuid : null
  // A sign-up that was left half-way goes on where it was, which the server cannot know.
  const goesOn = user === null && readDraft() !== null
  const isOther = marks.paint === 'other' || goesOn
  const isTheirs = paint !== null && !isOther && (paint.user?.uuid ?? null) === user
  delete marks.paint
  if (!isTheirs) {
    element.replaceChildren()
    return null
  }
  // See `src/paint/styleAttributes.ts`.
  for (const styled of element.querySelectorAll<HTMLElement>('[data-style]')) {
    styled.style.cssText = styled.dataset.style ?? ''
    delete styled.dataset.style
  }
  return paint
}
