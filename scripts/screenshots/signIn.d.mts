import type { Browser, BrowserContext } from 'playwright'

export type SignedIn = {
  origin: string
  email: string
  /** Path of the building that opens after the sign-in. */
  building: string
  state: Awaited<ReturnType<BrowserContext['storageState']>>
  found: { contents: unknown[]; amenities: unknown[]; companies: unknown[] }
}
export function signIn(browser: Browser, origin: string, email: string): Promise<SignedIn>

/** The password of every account of the demo world. */
export const demoPassword: string
