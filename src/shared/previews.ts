import type { RenderLink } from '@ui/link/renderLink'
import { useState } from 'react'
import { routerLink } from './routerLink'

/** The time from a press to the page that it opens, in milliseconds; later, the preview may be old. */
const validMs = 10_000

type Pressed<Known> = { id: string; known: Known; at: number }

/** What the links to pages of one kind know of their targets. A page shows it until its data is read. */
export type Previews<Known> = {
  /** A link that remembers what it knows when it is pressed. */
  linkTo: (id: string, known: Known) => RenderLink
  /** What the pressed link knew; null if another one was pressed. */
  take: (id: string) => Known | null
}

/**
 * Remembers the link of one kind that was pressed last. Only presses in a browser do: module state is shared by all users
 * of a server.
 */
export function createPreviews<Known>(): Previews<Known> {
  let pressed: Pressed<Known> | null = null
  return {
    linkTo:
      (id, known) =>
      ({ onClick, ...props }) =>
        routerLink({
          ...props,
          onClick: (event) => {
            pressed = { id, known, at: Date.now() }
            onClick?.(event)
          },
        }),
    take: (id) => {
      const taken = pressed
      // Each press is good for one page: after a change of language, what the link knew is in the wrong one.
      pressed = null
      return taken?.id === id && Date.now() - taken.at < validMs ? taken.known : null
    },
  }
}

/** What the link to this page knew; null if the page was opened differently. */
export function usePreview<Known>(previews: Previews<Known>, id: string): Known | null {
  const [taken] = useState(() => ({ id, known: previews.take(id) }))
  return taken.id === id ? taken.known : null
}
