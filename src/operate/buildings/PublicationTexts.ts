import type { Publication } from '@contract/operate/publication'
import type { Capability } from '@contract/operate/roles'
import { createContext, useContext } from 'react'

/** What is asked before a state changes at once. */
export type PublicationQuestion = {
  title: string
  description: string
  confirmLabel: string
  busyLabel: string
  isDangerous: boolean
}

/** What publishing is called for a kind of record. */
export type PublicationTexts = {
  /** What publishing takes. */
  capability: Capability
  /** States that are called something else than those of a building. */
  names: Partial<Record<Publication, string>>
  /** What happens at its end: a building ends; an event has an end of its own, so an item goes offline. */
  end: 'ends' | 'offline'
  publishing: { title: string; description: string; untilHint: string }
  ending: { title: string; description: string; keepLabel: string }
  hiding: PublicationQuestion
  restoring: PublicationQuestion
  canceling: PublicationQuestion
  archiving: PublicationQuestion
  /** How many people hear that it is called off; 0 for no one. */
  going: number
  /** Another operator was faster: the change can be made after another look, or no longer. */
  outdated: string
  overtaken: string
}

export const PublicationContext = createContext<PublicationTexts | null>(null)

export function usePublicationTexts(): PublicationTexts {
  const texts = useContext(PublicationContext)
  if (texts === null) throw new Error('The texts of the publication are missing')
  return texts
}
