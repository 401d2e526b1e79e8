import type { TransactionType } from '@contract/transactions'
import type { DetailKind } from '../detail/item'
import type { SuiteOf } from '../setting/context'

/** The pages that have logic of their own, with what their addresses say. */
export type PageParameters = {
  home: object
  maintenance: object
  /** What the header may offer: with the shell, not with an address. */
  permissions: object
  /** The way to the admin site: with the shell, too. */
  adminLaunch: object
  /** One's own passes: with the shell, too, because home and what can be attended both show them. */
  passes: object
  /** One's next bookings, for home. */
  dayBookings: object
  amenities: object
  /** What somebody has saved: with its own page, and with those on which something can be saved. */
  saved: object
  directory: { companyTypes: string[] }
  company: { uuid: string }
  /** `2026-11`; null for the present month, which the server knows. */
  calendar: { month: string | null }
  detail: { kind: DetailKind; uuid: string; path: string }
  floors: { buildingUuid: string }
  suites: { buildingUuid: string; floorId: string }
  suite: SuiteOf
  history: { type: TransactionType; period: 'upcoming' | 'past' }
  approvals: object
  passCheck: object
  serviceRequests: object
  helpDesk: object
  /** Who asks before something unsaved is left: with all pages of the account. */
  departure: object
  profile: object
  /** Where the account is signed in. */
  signedIn: object
  /** One's payment cards. */
  cards: object
  addCard: object
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
  permissions: 'read',
  adminLaunch: 'fresh',
  passes: 'read',
  dayBookings: 'read',
  amenities: 'kept',
  saved: 'kept',
  directory: 'kept',
  company: 'read',
  calendar: 'read',
  detail: 'fresh',
  floors: 'read',
  suites: 'read',
  suite: 'kept',
  history: 'kept',
  approvals: 'fresh',
  passCheck: 'fresh',
  serviceRequests: 'fresh',
  helpDesk: 'fresh',
  departure: 'fresh',
  profile: 'fresh',
  signedIn: 'fresh',
  cards: 'fresh',
  addCard: 'fresh',
} as const satisfies Record<PageName, 'kept' | 'fresh' | 'read'>

export const pageNames = Object.keys(lives) as PageName[]
export const isRead = (name: PageName): boolean => lives[name] === 'read'
export const isKept = (name: PageName): boolean => lives[name] === 'kept'

export function isSamePage(a: Page, b: Page): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
