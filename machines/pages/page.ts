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

export const pageNames = [
  'home',
  'maintenance',
  'adminLink',
  'amenities',
  'directory',
  'company',
  'detail',
] as const satisfies readonly PageName[]

/**
 * Pages that are found as they were when one comes back to them: their logic goes on after they were
 * left, until the visit ends.
 */
const kept: readonly PageName[] = ['home', 'amenities', 'directory']

/** Pages that are one read and nothing else. */
const reads: readonly PageName[] = ['adminLink', 'company']

export const isRead = (name: PageName): boolean => reads.includes(name)
export const isKept = (name: PageName): boolean => kept.includes(name)

export function isSamePage(a: Page, b: Page): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
