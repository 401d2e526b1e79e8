import { moveTiles } from '@app/browser/tileMotion'
import type { AppRouter } from '@router/router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const home = { pathname: '/building/one' }
const page = { pathname: '/building/one/content/yoga' }
const tile = (id: string, href: string) =>
  `<article id="${id}"><div data-tile="picture"></div><a href="${href}"><span data-tile="title" style="font-size: 20px">${id}</span></a></article>`
const opened =
  '<div data-page="picture"></div><header><h1 data-page="title" style="font-size: 40px">Yoga</h1><p data-page="subtitle"></p></header>'

type Listener = (event: object) => void
let listeners: Map<string, Listener>
let wantsLess: boolean
/** Each element that moved, with its first keyframe. */
let moved: [string, Keyframe][]

/** Places each element by its id, or by its part. */
const rects: Record<string, [left: number, top: number, width: number, height: number]> = {
  spotlight: [0, -500, 100, 50],
  discover: [20, 300, 100, 50],
  other: [40, 600, 100, 50],
  page: [10, 100, 400, 300],
}

beforeEach(() => {
  listeners = new Map()
  wantsLess = false
  moved = []
  window.matchMedia = () => ({ matches: wantsLess }) as MediaQueryList
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const id = this.closest('article')?.id ?? 'page'
    return new DOMRect(...(rects[id] ?? [0, 0, 0, 0]))
  })
  Element.prototype.animate = function (keyframes) {
    const [begin] = keyframes as Keyframe[]
    if (begin) moved.push([(this as HTMLElement).dataset['page'] ?? '', begin])
    return {} as Animation
  }
  document.body.innerHTML =
    tile('spotlight', page.pathname) + tile('discover', page.pathname) + tile('other', '/other')
})
afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

function navigate(move: { fromLocation?: object; toLocation: object }, isAllowed = true) {
  const subscribe = (type: string, listener: Listener) => void listeners.set(type, listener)
  moveTiles({ subscribe } as never as AppRouter, () => isAllowed)
  listeners.get('onBeforeNavigate')?.(move)
  document.body.innerHTML = opened
  listeners.get('onRendered')?.({})
}

test('picture and title begin where the visible tile was, undistorted; the lines beside appear', () => {
  navigate({ fromLocation: home, toLocation: page })
  expect(moved).toEqual([
    [
      'picture',
      {
        transformOrigin: '0 0',
        // A quarter as wide; 200 of its 300 px are as high as the tile's 50.
        transform: 'translate(10px, 187.5px) scale(0.25)',
        clipPath: 'inset(50px 0px)',
      },
    ],
    ['title', { transformOrigin: '0 0', transform: 'translate(10px, 200px) scale(0.5)' }],
    ['subtitle', { opacity: 0 }],
  ])
})

test('of several tiles of one item, the pressed one moves', () => {
  document.querySelector<HTMLElement>('#spotlight a')?.focus()
  navigate({ fromLocation: home, toLocation: page })
  expect(moved.map(([, { transform }]) => transform)[1]).toBe('translate(-10px, -600px) scale(0.5)')
})

test('a page rendered again does not move again', () => {
  navigate({ fromLocation: home, toLocation: page })
  listeners.get('onRendered')?.({})
  expect(moved).toHaveLength(3)
})

test.each([
  ['the first page', { toLocation: page }],
  ['a page that no tile links to', { fromLocation: home, toLocation: { pathname: '/account' } }],
  ['one page after another', { fromLocation: page, toLocation: { pathname: '/other' } }],
  ['a section of home', { fromLocation: home, toLocation: home }],
  ['home, to which the user returns', { fromLocation: page, toLocation: home }],
])('%s is shown without motion', (_, move) => {
  navigate(move)
  expect(moved).toEqual([])
})

test('a page without picture is shown without motion of one', () => {
  navigate({ fromLocation: home, toLocation: page })
  expect(moved.map(([part]) => part)).toContain('picture')
  moved = []
  document.body.innerHTML = tile('discover', page.pathname)
  listeners.get('onBeforeNavigate')?.({ fromLocation: home, toLocation: page })
  document.body.innerHTML = '<h1 data-page="title">Yoga</h1>'
  listeners.get('onRendered')?.({})
  expect(moved.map(([part]) => part)).toEqual(['title'])
})

test('nothing moves with reduced motion, or on a kiosk', () => {
  navigate({ fromLocation: home, toLocation: page }, false)
  expect(moved).toEqual([])
  document.body.innerHTML = tile('discover', page.pathname)
  wantsLess = true
  navigate({ fromLocation: home, toLocation: page })
  expect(moved).toEqual([])
})
