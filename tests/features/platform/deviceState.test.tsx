import { profileEdits } from '@features/account/profileEdits'
import { cardDraft } from '@features/cards/cardDraft'
import { helpDeskDraft } from '@features/support/helpDeskDraft'
import { allHydrated } from '@shared/hydration/hydration'
import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { endAll } from '../../onTestEnd'
import { turns } from '../../turns'
import { entryPlaces, homePlaces, insidePlaces, openPlaces, smartPlaces } from '../places'
import { type AppOptions, renderApp } from '../renderApp'
import { serverMarkup } from '../serverMarkup'

/** What the server assumes, since it does not know this device. */
const assumed: AppOptions = { flags: ['smart-building'] }
/** This device: its storage and its network say otherwise. */
const device: AppOptions = {
  ...assumed,
  consent: 'granted',
  hasShortcuts: false,
  isOffline: true,
  cachedAt: '2026-11-18T09:00:00Z',
  effects: {
    watchInstall: (emit) => {
      emit({ type: 'install.offered' })
      return () => {}
    },
  },
}

const settle = () =>
  act(async () => {
    await turns()
  })

const stating = /^(aria-(?!labelledby|describedby|controls|owns)|href|disabled|hidden|open)/

const stated = ({ localName, attributes }: Element) =>
  [...attributes]
    .filter(({ name }) => stating.test(name))
    .map(({ name, value }) => `${localName} ${name}=${value}`)

/** Every text, and every element with the attributes and the value that state something. */
function shown(): string[] {
  const lines: string[] = []
  const walk = document.createTreeWalker(document.body)
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
    if (node.parentElement?.closest('noscript, [data-announcer]') != null) continue
    if (node instanceof Text) lines.push(node.data)
    if (node instanceof HTMLInputElement) lines.push(`${node.type} ${node.checked}`)
    if (node instanceof Element && 'value' in node) lines.push(`value ${String(node.value)}`)
    if (node instanceof Element) lines.push(...stated(node))
  }
  return lines.filter((line) => line.trim() !== '')
}

/** Unsaved input of this tab. */
function storeDrafts(): void {
  profileEdits.write({ first_name: 'Grace' })
  helpDeskDraft.write({ nature: 'other', subject: 'A lamp', description: 'It flickers' })
  cardDraft.write({ first_name: 'Grace', last_name: 'Test', country: 'DE' })
}

async function shownBy(options: AppOptions) {
  storeDrafts()
  const { differences } = await renderApp(options)
  await vi.waitFor(() => expect(document.querySelector('h1')).not.toBeNull())
  await settle()
  // Not within `act`, which would hold back the hydration that this awaits.
  const done = allHydrated()
  await settle()
  await done
  await settle()
  const found = shown()
  await endAll()
  cleanup()
  return { found, differences }
}

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  // React warns that two renderers have used the same contexts, which only a test does.
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const inside = [...homePlaces, ...[...insidePlaces, ...smartPlaces].map(([path]) => path)]
const outside = [...entryPlaces, ...openPlaces]

async function shownInBothWays(options: AppOptions) {
  const fresh = await shownBy({ ...device, ...options })
  const rendered = await serverMarkup({ ...assumed, ...options })
  const hydrated = await shownBy({ ...device, ...options, rendered })
  return { fresh, hydrated }
}

describe('a page that the server has rendered shows the state of this device', () => {
  const places = [
    ...inside.map((at) => ({ at, signedIn: true })),
    ...outside.map((at) => ({ at, signedIn: false })),
  ]
  test.each(places)('$at', async (place) => {
    const { fresh, hydrated } = await shownInBothWays(place)
    expect(hydrated.differences).toEqual([])
    expect(hydrated.found).toEqual(fresh.found)
  })
})
