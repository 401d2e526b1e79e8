import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { firstHouse, offline, refused, secondHouse } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { expectSpoken } from '../../ui/spokenText'
import { entering, newerDiscover } from '../answers'
import { deferred } from '../deferred'
import { type Replaced, renderApp } from '../renderApp'
import { category, item, utility } from '../samples'

type Part = 'utilities' | 'promoted' | 'discover' | 'spotlight'
type Asked = { part: Part; of: string; answer: () => void; fail: () => void }
const [one, two] = [firstHouse.building.uuid, secondHouse.building.uuid]
type Read = { params: { buildingId: string }; query: { lang?: string | undefined } }
const placeOf = ({ params, query }: Read) =>
  `${params.buildingId === one ? 'one' : 'two'} ${query.lang}`

/** A home whose every read waits for the test; a response names the part and the scope it was read for. */
function slowHome() {
  const requests: Asked[] = []
  const wait = <Data,>(part: Part, of: Read, data: Data) => {
    const answer = deferred<Data>()
    requests.push({
      part,
      of: placeOf(of),
      answer: () => answer.resolve(data),
      fail: () => answer.reject(offline),
    })
    return answer.promise
  }
  const news = (part: Part, of: Read) => item({ title: `${part} of ${placeOf(of)}` })
  const effects: Replaced = {
    utilityButtons: (of) =>
      wait('utilities', of, {
        utility_buttons: [utility({ text: `utilities of ${placeOf(of)}` })],
      }),
    promotedContents: (of) => wait('promoted', of, { contents: [news('promoted', of)] }),
    discoverContents: (of) => wait('discover', of, [category('Near', [news('discover', of)])]),
    spotlightContents: (of) => wait('spotlight', of, [category('Soon', [news('spotlight', of)])]),
  }
  return {
    requests,
    effects,
    count: (of: string) => requests.filter((each) => each.of === of).length,
    answer: (of: string) =>
      act(async () => {
        for (const each of requests) if (each.of === of) each.answer()
      }),
    fail: (of: string) =>
      act(async () => {
        for (const each of requests) if (each.of === of) each.fail()
      }),
  }
}
/** Everything visible that names the scope it was read for. */
const shown = () =>
  screen
    .queryAllByText(/ of (one|two) /, { selector: 'a, a *, button *' })
    .map((words) => words.textContent)
    .toSorted()
const all = (of: string) =>
  ['discover', 'promoted', 'spotlight', 'utilities'].map((part) => `${part} of ${of}`)

async function open() {
  const home = slowHome()
  const rendered = await renderApp({ signedIn: true, effects: home.effects })
  await waitFor(() => expect(home.count('one en-us')).toBe(4))
  const switchTo = (uuid: string) =>
    act(async () => rendered.system.building.send({ type: 'building.selected', uuid }))
  const speak = (locale: 'de-de' | 'es-es' | 'en-us') =>
    act(async () => rendered.system.language.send({ type: 'language.chosen', locale }))
  return { ...rendered, ...home, switchTo, speak }
}

describe('switching the building', () => {
  test('reads all four parts of the new one, once each', async () => {
    const { requests, count, switchTo, answer } = await open()
    await answer('one en-us')
    await switchTo(two)
    await waitFor(() => expect(count('two en-us')).toBe(4))
    expect(requests).toHaveLength(8)
    await answer('two en-us')
    await waitFor(() => expect(shown()).toEqual(all('two en-us')))
  })

  test('shows nothing of the old one, though its responses arrive last', async () => {
    const { count, switchTo, answer } = await open()
    await switchTo(two)
    await waitFor(() => expect(count('two en-us')).toBe(4))
    await answer('two en-us')
    await waitFor(() => expect(shown()).toEqual(all('two en-us')))
    await answer('one en-us')
    expect(shown()).toEqual(all('two en-us'))
  })

  test('shows nothing of the old one while the new one loads', async () => {
    const { count, switchTo, answer } = await open()
    await answer('one en-us')
    await waitFor(() => expect(shown()).toEqual(all('one en-us')))
    await switchTo(two)
    await waitFor(() => expect(count('two en-us')).toBe(4))
    expect(shown()).toEqual([])
  })

  test("back and forth ignores the first scope's responses in the last", async () => {
    const { requests, count, switchTo, answer, fail } = await open()
    await switchTo(two)
    await waitFor(() => expect(count('two en-us')).toBe(4))
    await switchTo(one)
    await waitFor(() => expect(count('one en-us')).toBe(8))
    const last = requests.slice(-4)
    await fail('two en-us')
    await act(async () => requests.slice(0, 4).forEach((each) => each.fail()))
    expect(screen.queryByText(/couldn’t load/)).toBeNull()
    await act(async () => last.forEach((each) => each.answer()))
    await waitFor(() => expect(shown()).toEqual(all('one en-us')))
    await answer('one en-us')
    expect(shown()).toEqual(all('one en-us'))
  })
})

describe('changing the language', () => {
  test('reads all four parts again, once each, and shows none of the old ones', async () => {
    const { requests, count, speak, answer } = await open()
    await answer('one en-us')
    await speak('de-de')
    await waitFor(() => expect(count('one de-de')).toBe(4))
    expect(requests).toHaveLength(8)
    expect(shown()).toEqual([])
    await answer('one de-de')
    await waitFor(() => expect(shown()).toEqual(all('one de-de')))
  })

  test('while loading never shows a response in the old language', async () => {
    const { count, speak, answer } = await open()
    await speak('de-de')
    await waitFor(() => expect(count('one de-de')).toBe(4))
    await answer('one en-us')
    expect(shown()).toEqual([])
    await answer('one de-de')
    await waitFor(() => expect(shown()).toEqual(all('one de-de')))
  })

  test('twice shows the last choice, in any order of responses', async () => {
    const { count, speak, answer } = await open()
    await speak('de-de')
    await speak('es-es')
    await waitFor(() => expect(count('one es-es')).toBe(4))
    await answer('one es-es')
    await answer('one de-de')
    await answer('one en-us')
    await waitFor(() => expect(shown()).toEqual(all('one es-es')))
  })

  test('of a building with another default reads home once, in that language', async () => {
    const home = slowHome()
    const german = {
      ...secondHouse,
      building: {
        ...secondHouse.building,
        languages: [{ code: 'de_DE', name: 'Deutsch', priority: 0 }],
      },
    }
    const rendered = await renderApp({
      signedIn: true,
      effects: {
        ...home.effects,
        ...entering(async ({ uuid }) => (uuid === two ? german : firstHouse)),
      },
    })
    await waitFor(() => expect(home.count('one en-us')).toBe(4))
    await act(async () => rendered.system.building.send({ type: 'building.selected', uuid: two }))
    await waitFor(() => expect(home.count('two de-de')).toBe(4))
    expect(home.count('two en-us')).toBe(0)
    await home.answer('two de-de')
    await waitFor(() => expect(shown()).toEqual(all('two de-de')))
  })
})

describe('a category whose content failed', () => {
  test('shows so in its tab, delays no other, and can be loaded again', async () => {
    const broken = category('Broken', [item({ title: 'Jazz' })])
    let isMended = false
    const discover = newerDiscover([
      category('Near', [item({ title: 'Yoga' })]),
      broken,
      category('Empty', []),
    ])
    const { user } = await renderApp({
      signedIn: true,
      flags: ['show-content-v-2'],
      effects: {
        ...discover,
        categoryContents: async (given) => {
          const isBroken = given.params.categoryUuid === broken.uuid && !isMended
          if (isBroken) throw refused('unavailable', 503)
          return discover.categoryContents(given)
        },
      },
    })
    expect(await screen.findByRole('link', { name: 'Yoga' })).toBeVisible()
    const tabs = within(screen.getByRole('tablist', { name: 'Discover categories' }))
    expect(tabs.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Near', 'Broken'])
    await user.click(tabs.getByRole('tab', { name: 'Broken' }))
    expect(await screen.findByText('We couldn’t load Broken')).toBeVisible()
    await expectSpoken('We couldn’t load Broken')
    await expectAccessible()
    isMended = true
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Jazz' })).toBeVisible()
  })
})
