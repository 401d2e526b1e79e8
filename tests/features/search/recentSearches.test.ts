import { recentSearches } from '@features/search/recentSearches'
import type { AppSystem } from '@machines/platform/app/system'
import type { RecentsEvent } from '@machines/search/search/machine'
import { purge } from '@platform/storage/stored'
import { beforeEach, expect, test } from 'vitest'
import { kioskKnown, known } from '../../machines/fixtures'

beforeEach(() => localStorage.clear())

/** The two actors that are queried, in their current state. */
function searches(who: 'ada' | 'somebody else' | 'kiosk' | 'nobody') {
  const user = {
    ...(who === 'kiosk' ? kioskKnown : known(0)).session.user,
    ...(who === 'somebody else' && { uuid: 'another' }),
  }
  const of = (snapshot: object) => ({ getSnapshot: () => snapshot })
  const system = {
    kiosk: of({ hasTag: (tag: string) => tag === 'kiosk' && who === 'kiosk' }),
    session: of({
      context: { session: who === 'nobody' ? null : { user } },
      matches: () => who !== 'nobody',
    }),
  } as unknown as AppSystem
  const sent: RecentsEvent[] = []
  const effects = recentSearches(() => system)
  const stop = effects.watch((event) => sent.push(event), undefined)
  return { ...effects, stop, sent, last: () => sent.at(-1)?.recents }
}

test('searches are reported, the latest first and each once', () => {
  const { remember, last, sent } = searches('ada')
  expect(sent).toEqual([{ type: 'recents.changed', recents: [] }])
  for (const query of ['yoga', 'soup', ' Yoga ', '  ']) remember(query)
  expect(last()).toEqual(['Yoga', 'soup'])
  for (const query of ['a', 'b', 'c', 'd', 'e']) remember(query)
  expect(last()).toEqual(['e', 'd', 'c', 'b', 'a', 'Yoga'])
})

test('queries that differ only in case are two searches', () => {
  const { remember, last } = searches('ada')
  for (const query of ['Maße', 'Masse']) remember(query)
  expect(last()).toEqual(['Masse', 'Maße'])
})

test('changes are not reported after unsubscribing', () => {
  const { remember, stop, sent } = searches('ada')
  stop()
  remember('yoga')
  expect(sent).toHaveLength(1)
})

test('searches belong to one user, and go with the history or the session', () => {
  searches('ada').remember('yoga')
  expect(searches('ada').last()).toEqual(['yoga'])
  expect(searches('somebody else').last()).toEqual([])
  searches('ada').forget()
  expect(searches('ada').last()).toEqual([])
  searches('ada').remember('yoga')
  purge()
  expect(localStorage).toHaveLength(0)
})

test.each(['kiosk', 'nobody'] as const)('%s stores nothing', (who) => {
  const { remember, last } = searches(who)
  remember('yoga')
  expect(last()).toEqual([])
  expect(localStorage).toHaveLength(0)
})
