import { tileTransitions } from '@app/browser/tileTransition'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const home = { pathname: '/building/one' }
const page = { pathname: '/building/one/content/yoga' }
const tile = (id: string, href: string) =>
  `<article id="${id}"><div data-tile="picture"></div><a href="${href}">${id}</a></article>`

let wantsLess: boolean
beforeEach(() => {
  wantsLess = false
  vi.stubGlobal('CSS', { supports: () => true })
  window.matchMedia = () => ({ matches: wantsLess }) as MediaQueryList
  document.body.innerHTML =
    tile('spotlight', page.pathname) + tile('discover', page.pathname) + tile('other', '/other')
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const typesOf = (isAllowed = true) => {
  const { defaultViewTransition } = tileTransitions(() => isAllowed)
  if (defaultViewTransition === undefined) throw new Error('no transitions')
  return defaultViewTransition.types
}
const moving = () => [...document.querySelectorAll('[data-moving]')].map(({ id }) => id)

test('the pressed tile moves to its page, and back to its place', () => {
  const types = typesOf()
  document.querySelector<HTMLElement>('#discover a')?.focus()
  expect(types({ fromLocation: home, toLocation: page })).toEqual(['tile'])
  expect(moving()).toEqual(['discover'])
  document.querySelector<HTMLElement>('#discover a')?.blur()
  expect(types({ fromLocation: page, toLocation: home })).toEqual(['tile'])
  expect(moving()).toEqual(['discover'])
})

test('one tile moves at a time', () => {
  const types = typesOf()
  for (const [id, to] of [
    ['spotlight', page],
    ['other', { pathname: '/other' }],
  ] as const) {
    document.querySelector<HTMLElement>(`#${id} a`)?.focus()
    types({ fromLocation: home, toLocation: to })
  }
  expect(moving()).toEqual(['other'])
})

test.each([
  ['the first page', { toLocation: page }],
  ['a page that no tile links to', { fromLocation: home, toLocation: { pathname: '/account' } }],
  ['one page after another', { fromLocation: page, toLocation: { pathname: '/other' } }],
  ['a section of home', { fromLocation: home, toLocation: home }],
])('%s changes immediately', (_, move) => {
  expect(typesOf()(move)).toBe(false)
  expect(moving()).toEqual([])
})

test('nothing moves with reduced motion, on a kiosk, or in an older browser', () => {
  const move = { fromLocation: home, toLocation: page }
  expect(typesOf(false)(move)).toBe(false)
  wantsLess = true
  expect(typesOf()(move)).toBe(false)
  vi.stubGlobal('CSS', { supports: () => false })
  expect(tileTransitions(() => true)).toEqual({})
})
