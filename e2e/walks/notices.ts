import { expect, type Page } from '@playwright/test'
import { seen } from '../journeys/helpers'

/** The texts by which a person learns of a failure, by its name in the walks' keys. */
const texts: Readonly<Record<string, string>> = {
  network: 'You’re offline',
  timeout: 'That took too long',
  internal_error: 'Something went wrong',
  too_many_requests: 'Too many attempts',
  sso_cancelled: 'Sign-in was cancelled',
  sso_state_invalid: 'This sign-in is no longer valid',
  credentials_not_match: 'User email or password doesn',
}

/** Sees what a failure is about, and nothing of another one. */
export async function seesNotice(page: Page, failure: string | null): Promise<void> {
  if (failure !== null && texts[failure] === undefined) throw new Error(`No text for '${failure}'`)
  for (const [name, text] of Object.entries(texts)) {
    // oxlint-disable-next-line no-await-in-loop -- the first that differs is reported
    await expect(seen(page, text)).toBeVisible({ visible: name === failure })
  }
}
