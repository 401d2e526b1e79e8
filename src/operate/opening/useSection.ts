import type { OpeningDraft } from '@contract/operate/openingDraft'
import { draftOf, showsErrors } from '@machines/operate/opening/selectors'
import { type OpeningSection, wrongFields } from '@rules/operate/openingSteps'
import { useSelector } from '@xstate/react'
import type { OpeningActor } from './opening.logic'

/** A section of the draft, what changes it, and whether a field shows its error. */
export function useSection<Section extends OpeningSection>(
  opening: OpeningActor,
  section: Section,
  initial: NonNullable<OpeningDraft[Section]>,
) {
  const draft = useSelector(opening, draftOf)
  const shows = useSelector(opening, showsErrors)
  const value = draft[section] ?? initial
  const wrong = shows ? wrongFields(section, { ...draft, [section]: value }) : []
  return {
    value,
    change: (next: NonNullable<OpeningDraft[Section]>) =>
      opening.send({ type: 'section.changed', section, value: next }),
    isWrong: (path: string) => wrong.includes(path),
    shows,
  }
}
