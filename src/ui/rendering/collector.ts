import { createContext } from 'react'

/** Collects data beside the markup during server rendering. */
export type Collector = {
  /** Adds the text of a heading. The first one of a page becomes the document's title. */
  addHeading: (text: string) => void
  /** Adds the declarations of an element with this `data-style`. */
  addStyle: (declarations: string) => void
}

/** Null in the browser, which can read the document instead. */
export const CollectorContext = createContext<Collector | null>(null)
