import { createContext } from 'react'

/** Turns untrusted HTML into plain paragraphs during server rendering. Null in the browser, which sanitises it instead. */
export const PlainText = createContext<((html: string) => string[]) | null>(null)
