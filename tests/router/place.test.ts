import { safeReturn } from '@router/place'
import { expect, test } from 'vitest'

test.each([
  '/',
  '/my-history',
  '/building/00000000-0000-4000-8000-000000000002/companies?company_types=a,b',
  '/account?tab=cards#profile',
  '/logins-of-mine',
  '/account?next=https://evil.test/',
])('%s is a place inside the app', (path) => {
  expect(safeReturn(path)).toBe(path)
})

const tab = '\t'
test.each([
  ['nothing', null],
  ['nothing at all', ''],
  ['an address', 'https://evil.test/'],
  ['an address without TLS', 'http://evil.test'],
  ['a protocol of the page', '//evil.test/'],
  ['three slashes', '///evil.test/'],
  ['a backslash for a slash', '/\\evil.test/'],
  ['two backslashes', '\\\\evil.test/'],
  ['a backslash later', '/account\\..\\..\\evil.test'],
  ['a tab that browsers drop', `/${tab}/evil.test/`],
  ['a line that browsers drop', '/\n/evil.test/'],
  ['a carriage return', '/\r/evil.test'],
  ['a leading space', ' //evil.test'],
  ['a script', 'javascript:alert(1)'],
  ['a script in capitals', 'JaVaScRiPt:alert(1)'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['a file', 'file:///etc/passwd'],
  ['a host by user name', 'https:evil.test'],
  ['a relative path', 'account'],
  ['a path of dots', '../account'],
  ['a dotted way to another host', '/.//evil.test'],
  ['a dotted way up to another host', '/x/..//evil.test'],
  ['sign-in, which would turn in a circle', '/login?returnTo=/login'],
  ['sign-up', '/signup'],
  ['the reset', '/reset-password'],
  ['the way out', '/logout'],
  ['the way out by a detour', '/account/../logout'],
  ['the way out, written in another way', '/%6cogout'],
  ['the way out in capitals', '/LogOut'],
  ['the way out behind a slash that is escaped', '/%2flogout'],
  ['what cannot be read', '/%'],
])('%s is not', (_, given) => {
  expect(safeReturn(given)).toBeNull()
})
