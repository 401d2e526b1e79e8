import type { DetailKind } from '../detail/item'

/** The pages that have logic of their own, with what their addresses say. */
export type PageParameters = {
  home: object
  maintenance: object
  /** Whether the header may offer the admin site: with the shell, not with an address. */
  adminLink: object
  amenities: object
  directory: { companyTypes: string[] }
  company: { uuid: string }
  detail: { kind: DetailKind; uuid: string; path: string }
}

export type PageName = keyof PageParameters

/** A page as the router enters it. */
export type Page = {
  [Name in PageName]: { name: Name } & PageParameters[Name]
}[PageName]

/**
 * How the logic of a page lives. What is `kept` goes on after it was left, until the visit ends: it is found as it
 * was when one comes back. What is `fresh` begins anew each time. A `read` is one read and nothing else: fresh,
 * too, and read again by itself when the network is back.
 */
const lives = {
  home: 'kept',
  maintenance: 'fresh',
  adminLink: 'read',
  amenities: 'kept',
  directory: 'kept',
  company: 'read',
  detail: 'fresh',
} as const satisfies Record<PageName, 'kept' | 'fresh' | 'read'>

export const pageNames = Object.keys(lives) as PageName[]
export const isRead = (name: PageName): boolean => lives[name] === 'read'
export const isKept = (name: PageName): boolean => lives[name] === 'kept'

export function isSamePage(a: Page, b: Page): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
