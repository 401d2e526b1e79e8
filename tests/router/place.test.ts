import { safeReturn } from '@router/place'
import { expect, test } from 'vitest'

test.each([
  '/',
  '/my-history',
  '/building/00000000-0000-4000-8000-000000000002/companies?company_types=a,b',
  '/account?tab=cards#profile',
  '/logins-of-mine',
  '/account?next=https://evil.test/',
])('%s is a path inside the app', (path) => {
  expect(safeReturn(path)).toBe(path)
})

const tab = '\t'
test.each([
  ['nothing', null],
  ['an empty string', ''],
  ['an address of another host', 'https://evil.test/'],
  ['an address without TLS', 'http://evil.test'],
  ['a scheme-relative address', '//evil.test/'],
  ['three slashes', '///evil.test/'],
  ['a backslash for a slash', '/\\evil.test/'],
  ['two backslashes', '\\\\evil.test/'],
  ['a backslash later', '/account\\..\\..\\evil.test'],
  ['a tab that browsers drop', `/${tab}/evil.test/`],
  ['a line break that browsers drop', '/\n/evil.test/'],
  ['a carriage return', '/\r/evil.test'],
  ['a leading space', ' //evil.test'],
  ['a script', 'javascript:alert(1)'],
  ['a script in capitals', 'JaVaScRiPt:alert(1)'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['a file', 'file:///etc/passwd'],
  ['a host after a user name', 'https:evil.test'],
  ['a relative path', 'account'],
  ['a path of dots', '../account'],
  ['a dotted path to another host', '/.//evil.test'],
  ['a dotted path up to another host', '/x/..//evil.test'],
  ['the sign-in, which would loop', '/login?returnTo=/login'],
  ['sign-up', '/signup'],
  ['the password reset', '/reset-password'],
  ['the sign-out', '/logout'],
  ['the sign-out by a detour', '/account/../logout'],
  ['the sign-out, encoded', '/%6cogout'],
  ['the sign-out in capitals', '/LogOut'],
  ['the sign-out behind an escaped slash', '/%2flogout'],
  ['an undecodable path', '/%'],
])('%s is not', (_, given) => {
  expect(safeReturn(given)).toBeNull()
})
