import type { ContentItem } from '@contract/content'
import type { Measured } from '@machines/platform/consent/machine'
import type { Host } from '@platform/host'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { firstHouse, offline, refused } from '../../machines/fixtures'
import { detailAnswers, type ReadDetail } from '../answers'
import { deferred } from '../deferred'
import { renderApp } from '../renderApp'
import { framedPage, item } from '../samples'

const id = '00000000-0000-4000-8000-00000000c0de'
const home = `/building/${firstHouse.building.uuid}`
const title = (name: string) => screen.findByRole('heading', { name, level: 1 })

describe('another scope', () => {
  test('another language reads again, and the old response never shows', async () => {
    const english = deferred<ContentItem>()
    const reads: { lang: string }[] = []
    const readDetail: ReadDetail = (of) => {
      reads.push(of)
      return of.lang === 'en-us'
        ? english.promise
        : Promise.resolve(item({ uuid: id, title: 'Yoga auf Deutsch' }))
    }
    const { system } = await renderApp({
      at: `${home}/events/${id}`,
      signedIn: true,
      effects: { ...detailAnswers(readDetail) },
    })
    await waitFor(() => expect(reads).toHaveLength(1))
    system.language.send({ type: 'language.chosen', locale: 'de-de' })
    expect(await title('Yoga auf Deutsch')).toBeVisible()
    english.resolve(item({ uuid: id, title: 'Yoga in English' }))
    await waitFor(() => expect(reads.map(({ lang }) => lang)).toEqual(['en-us', 'de-de']))
    expect(screen.queryByText('Yoga in English')).toBeNull()
  })

  test('attachments link on, and Back returns', async () => {
    const other = '00000000-0000-4000-8000-00000000c0ff'
    const readDetail: ReadDetail = async ({ uuid }) =>
      uuid === id
        ? item({
            uuid,
            title: 'Yoga',
            attachable_content_uuid: other,
            attach_secondary_content: true,
          })
        : item({ uuid, title: 'Mats for hire', type: 'DEAL' })
    const measured: Measured[] = []
    const measureUse: Host['measureUse'] = (_tell, listen) => {
      listen((event) => measured.push(event.measured))
      return () => undefined
    }
    const rendered = await renderApp({
      at: `${home}/events/${id}`,
      signedIn: true,
      consent: 'granted',
      effects: { ...detailAnswers(readDetail), measureUse },
    })
    const link = await screen.findByRole('link', { name: 'Mats for hire' })
    expect(link).toHaveAttribute('href', `${home}/events/${id}/deals/${other}`)
    await rendered.user.click(link)
    expect(await title('Mats for hire')).toBeVisible()
    const clicks = measured.filter(({ event }) => event === 'CONTENT_CLICKED')
    expect(clicks.map(({ properties }) => properties)).toEqual([{ content_type: 'DEAL' }])
    await rendered.goBack()
    expect(await title('Yoga')).toBeVisible()
  })
})

test.each<[string, Error, string]>([
  ['is gone', refused('not_found', 404), 'This is no longer available'],
  ['stays while the network is away', offline, 'Yoga'],
])('an item that is read again %s', async (_, error, shown) => {
  let reads = 0
  const readDetail: ReadDetail = async ({ uuid }) => {
    reads += 1
    if (reads > 1) throw error
    return item({ uuid, title: 'Yoga' })
  }
  const { system } = await renderApp({
    at: `${home}/events/${id}`,
    signedIn: true,
    effects: { ...detailAnswers(readDetail) },
  })
  expect(await title('Yoga')).toBeVisible()
  const topic = `building:${firstHouse.building.uuid}`
  act(() => system.pages.send({ type: 'live.changed', message: { topic, data: { uuid: id } } }))
  await waitFor(() => expect(reads).toBe(2))
  expect(await title(shown)).toBeVisible()
})

describe('the address', () => {
  test('of the newer mode opens if that mode is on', async () => {
    const at = `${home}/content/${id}`
    const { address } = await renderApp({ at, signedIn: true, flags: ['show-content-v-2'] })
    expect(await title('Detail of content')).toBeVisible()
    expect(address()).toBe(at)
  })

  test('of the newer mode leads home if that mode is off', async () => {
    await renderApp({ at: `${home}/content/${id}`, signedIn: true })
    expect(await title('House 2')).toBeVisible()
  })

  test.each([`${home}/nonsense`, `${home}/events/7`, `${home}/event/${id}`])(
    '%s is not found',
    async (at) => {
      await renderApp({ at, signedIn: true })
      expect(await title('Page not found')).toBeVisible()
    },
  )
})

describe('an event post', () => {
  const open = (given: object) =>
    renderApp({
      at: `${home}/event-posts/${id}`,
      signedIn: true,
      effects: {
        ...detailAnswers(async () => ({ uuid: id, title: 'Cupping', attendants: [], ...given })),
      },
    })

  test("shows when, where and the price, by the venue's clock", async () => {
    await open({
      start_at: '2026-11-27T13:00:00Z',
      end_at: '2026-11-27T15:30:00Z',
      timezone: 'America/New_York',
      price: 12.5,
      currency_type: 'USD',
      street_number: '1',
      route: 'Meridian Plaza',
      locality: 'Boston',
      description: 'Bring a cup.',
    })
    expect(await screen.findByText('Friday, November 27, 2026')).toBeVisible()
    expect(screen.getByText(/^8:00\s–\s10:30\sAM\sEST$/)).toBeVisible()
    expect(screen.getByText('$12.50')).toBeVisible()
    expect(screen.getByText('1 Meridian Plaza, Boston')).toBeVisible()
    expect(screen.getByText('Bring a cup.')).toBeVisible()
    const map = screen.getByRole('link', { name: 'Open in maps' })
    expect(map).toHaveAttribute('href', expect.stringContaining('1+Meridian+Plaza'))
    expect(map).toHaveAttribute('rel', expect.stringContaining('noopener'))
  })

  test('without a price is free', async () => {
    await open({})
    expect(await screen.findByText('Free')).toBeVisible()
  })
})

describe('a post', () => {
  const open = (cta_url: string | null) =>
    renderApp({
      at: `${home}/posts/${id}`,
      signedIn: true,
      deployment: { surveyMarker: '/survey-mfe' },
      effects: {
        fetch: async () => framedPage(),
        ...detailAnswers(async () => ({
          uuid: id,
          title: 'News',
          subtitle: 'From the roof',
          description: 'Honey!',
          cta_label: 'Tell us',
          cta_url,
        })),
      },
    })

  test('opens a survey in the frame', async () => {
    const { user } = await open('/demo/survey-mfe/1')
    expect(await screen.findByText('From the roof')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Tell us' }))
    const frame = await screen.findByRole('dialog', { name: 'News' })
    const shown = await within(frame).findByTitle('News')
    expect(shown).toHaveAttribute('src', `${window.location.origin}/demo/survey-mfe/1`)
    expect(shown.getAttribute('sandbox')).not.toContain('allow-same-origin')
    await user.click(within(frame).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByTitle('News')).toBeNull())
  })

  test('opens anything else in a new tab without an opener', async () => {
    await open('https://a.test/x')
    const link = await screen.findByRole('link', { name: 'Tell us' })
    expect(link).toHaveAttribute('href', 'https://a.test/x')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
  })

  test.each(['javascript:alert(1)', null, ''])('has no button for %j', async (url) => {
    await open(url)
    expect(await title('News')).toBeVisible()
    expect(screen.queryByText('Tell us')).toBeNull()
  })
})
