import { createContext } from 'react'

/** What the server gathers of a page while it renders it, beside the markup. */
export type Collector = {
  /** The text of a heading. The first one of a page gives the document its title. */
  addHeading: (text: string) => void
  /** The declarations of an element that bears them as `data-style`. */
  addStyle: (declarations: string) => void
}

/** Null in the browser: there the page itself can be asked. */
export const CollectorContext = createContext<Collector | null>(null)
