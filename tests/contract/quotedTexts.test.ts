import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../../src/locales/en-us/', import.meta.url)
/** American English texts, in any source form. */
const shown = readdirSync(folder).flatMap((file) =>
  [...readFileSync(new URL(file, folder), 'utf8').matchAll(/^msgstr "(.*)"$/gm)].map(
    ([, text]) => text?.replaceAll('\\"', '"') ?? '',
  ),
)

/** The texts that the product's specification quotes. */
const quoted = [
  "User email or password doesn't match",
  'You can not reuse this old password',
  'The retry attempt limit is reached',
  'Your session has expired',
  'Please login again.',
  'Company Email Not Found',
  'Unable to Signup',
  'Under construction',
  'Unable to complete at this moment. Please try again later.',
  'You can no longer cancel this booking.',
  'RSVP limit has been reached',
  "You've reached the claims limit",
  'System is currently not available. If issue persists, contact support.',
  'No floors found',
  'No suites found',
  'Invalid Exp. Date',
  'Invalid Email',
  'Something went wrong. Page could not be loaded',
  'page not loaded',
  'Please enter a valid code',
  'Passwords are not equal',
  'Minimum 1 character',
  'There was an error while submitting your request form. Please try again.',
]

test.each(quoted)('American English matches exactly: %s', (text) => {
  expect(shown).toContain(text)
})
