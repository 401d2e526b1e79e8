import { appPath } from '@rules/links/appPath'
import { pictureSource, safeLink } from '@rules/links/links'
import { outwardHref } from '@rules/links/outwardHref'
import { websiteHref } from '@rules/links/websiteHref'
import { describe, expect, test } from 'vitest'

describe('an address in content', () => {
  test.each([
    ['https://house.example/a?b=c', { kind: 'out', href: 'https://house.example/a?b=c' }],
    ['HTTP://house.example', { kind: 'out', href: 'http://house.example/' }],
    ['mailto:desk@house.example', { kind: 'out', href: 'mailto:desk@house.example' }],
    ['tel:+4940123', { kind: 'out', href: 'tel:+4940123' }],
    ['/building/one/companies', { kind: 'route', path: '/building/one/companies' }],
    ['/help-desk?a=b#c', { kind: 'route', path: '/help-desk?a=b#c' }],
    ['/demo/documents/house-rules.pdf', { kind: 'page', path: '/demo/documents/house-rules.pdf' }],
    ['/lunch', { kind: 'page', path: '/lunch' }],
    ['/building/one/nothing', { kind: 'page', path: '/building/one/nothing' }],
  ])('%s is followed', (given, link) => {
    expect(safeLink(given)).toEqual(link)
  })

  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://house.example/1',
    'portico://open',
    'ftp://house.example',
    '/logout',
    '/%6cogout?x',
    '/LOGIN',
    '/%',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/x/..//evil.example',
    'evil.example',
    '',
    ' ',
    null,
    undefined,
  ])('%j is inert', (given) => {
    expect(safeLink(given)).toBeNull()
  })

  test('a path is no external address, and vice versa', () => {
    expect(outwardHref('/help-desk')).toBeNull()
    expect(appPath('https://house.example/')).toBeNull()
  })
})

describe('the source of a picture', () => {
  test.each([
    ['/pictures/a.svg', '/pictures/a.svg'],
    ['https://cdn.test/a.png', 'https://cdn.test/a.png'],
    ['mailto:a@b.test', null],
    ['file:///etc/passwd', null],
    ['view-source:javascript:alert(1)', null],
    ['data:image/svg+xml,<svg onload=alert(1)>', null],
    ['//evil.test/a.png', null],
    [null, null],
  ])('%j', (given, expected) => {
    expect(pictureSource(given)).toBe(expected)
  })
})

describe("a company's website", () => {
  test.each([
    ['house.example', 'http://house.example/'],
    ['www.house.example/a', 'http://www.house.example/a'],
    ['house.example:8080/a', 'http://house.example:8080/a'],
    ['http://house.example', 'http://house.example/'],
    ['https://house.example', 'https://house.example/'],
    ['HTTPS://HOUSE.example', 'https://house.example/'],
    ['  house.example ', 'http://house.example/'],
    ['//house.example', 'http://house.example/'],
  ])('%j opens %s', (given, href) => {
    expect(websiteHref(given)).toBe(href)
  })

  test.each([
    '',
    '  ',
    null,
    undefined,
    'javascript:alert(1)',
    'JAVASCRIPT://%0aalert(1)',
    'data:text/html,1',
    'mailto:a@b.example',
    'http://',
    'ht tp://a b',
  ])('%j opens nothing', (given) => {
    expect(websiteHref(given)).toBeNull()
  })
})
