import type { Page } from 'playwright'
import type { Visit } from './visit.mjs'

export type Brand = 'portico' | 'leaseline' | 'harbor'
export type Screen = {
  /** Seen by those who are not signed in. */
  isOutside?: true
  /** Who sees it, if not who looks at the brand. */
  as?: string
  /** The one brand that has it. */
  of?: Brand
  act?: (page: Page, visit: { email: string }) => Promise<void>
}
export const brands: Record<Brand, { host: string; email: string }>
export const screens: Record<string, Screen>
export function addressOf(screen: Screen, visit: Visit): URL | null
