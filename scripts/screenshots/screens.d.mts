import type { Page } from 'playwright'
import type { SignedIn } from './signIn.mjs'

export type Brand = 'portico' | 'leaseline' | 'harbor'
export type Screen = {
  /** Needs no sign-in. */
  isOutside?: true
  /** Signs in with this account instead of the brand's. */
  as?: string
  /** The only brand that has this screen. */
  of?: Brand
  act?: (page: Page, signedIn: { email: string }) => Promise<void>
}
export const brands: Record<Brand, { host: string; email: string }>
export const screens: Record<string, Screen>
export function addressOf(screen: Screen, signedIn: SignedIn): URL | null
