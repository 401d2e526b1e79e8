import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { firstHouse } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { expectSpoken } from '../../ui/spokenText'
import { detailAnswers } from '../answers'
import { renderApp } from '../renderApp'
import { category, item } from '../samples'

const home = `/building/${firstHouse.building.uuid}`
const id = '00000000-0000-4000-8000-00000000c0de'
const page = { title: 'Yoga', url: `${window.location.origin}${home}/events/${id}` }

const open = (isKiosk = false) =>
  renderApp({
    at: `${home}/events/${id}?lang=en-us`,
    signedIn: true,
    isKiosk,
    effects: { ...detailAnswers(async () => item({ uuid: id, title: 'Yoga' })) },
  })
const give = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })
afterEach(() => {
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name)
})
const press = async (user: Awaited<ReturnType<typeof open>>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Share' }))

describe('sharing a page', () => {
  test("opens the device's share sheet, without parameters for the app", async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined)
    const { user } = await open()
    give('share', share)
    await press(user)
    expect(share).toHaveBeenCalledExactlyOnceWith(page)
    expect(screen.queryByText('Link copied')).toBeNull()
  })

  test('does nothing if the share sheet is dismissed', async () => {
    const { user } = await open()
    give('share', () => Promise.reject(new DOMException('closed', 'AbortError')))
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined)
    give('clipboard', { writeText })
    await press(user)
    expect(writeText).not.toHaveBeenCalled()
  })

  test('otherwise copies the link and confirms it', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined)
    const { user } = await open()
    give('clipboard', { writeText })
    await press(user)
    expect(await screen.findByText('Link copied')).toBeVisible()
    await expectSpoken('Link copied')
    expect(writeText).toHaveBeenCalledExactlyOnceWith(page.url)
    await expectAccessible()
  })

  test('shows a failure to copy', async () => {
    const { user } = await open()
    give('clipboard', { writeText: () => Promise.reject(new Error('denied')) })
    await press(user)
    expect(await screen.findByText('We couldn’t copy the link')).toBeVisible()
  })

  test('is absent on a kiosk', async () => {
    await open(true)
    expect(await screen.findByRole('heading', { name: 'Yoga', level: 1 })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
  })
})

describe('related items', () => {
  const yoga = item({ uuid: id, title: 'Yoga', host_company_name: 'Company of the test' })
  const others = ['Tai chi', 'Running'].map((title) => item({ title, host_company_name: 'Others' }))
  const soup = item({ title: 'Soup' })
  const effects = {
    ...detailAnswers(async () => yoga),
    discoverContents: async () => [category('Move', [yoga, ...others]), category('Eat', [soup])],
  }
  const links = () =>
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

  test('are of the same category, if home has been loaded', async () => {
    const { goTo } = await renderApp({ at: home, signedIn: true, effects })
    expect(await screen.findByRole('link', { name: 'Tai chi' })).toBeVisible()
    await goTo(`${home}/events/${id}`)
    expect(await screen.findByRole('heading', { name: 'More like this' })).toBeVisible()
    expect(links()).toEqual(['Tai chi', 'Running'])
    expect(screen.getByRole('link', { name: 'Tai chi' })).toHaveAttribute(
      'href',
      `${home}/events/${others[0]?.uuid}`,
    )
    await expectAccessible()
  })

  test('are absent if nothing else is of the same category', async () => {
    const { goTo } = await renderApp({
      at: home,
      signedIn: true,
      effects: { ...effects, ...detailAnswers(async () => ({ ...soup, uuid: soup.uuid })) },
    })
    expect(await screen.findByRole('link', { name: 'Tai chi' })).toBeVisible()
    await goTo(`${home}/events/${soup.uuid}`)
    expect(await screen.findByRole('heading', { name: 'Soup', level: 1 })).toBeVisible()
    expect(screen.queryByText('More like this')).toBeNull()
  })

  test('of a company are what it hosts', async () => {
    const { goTo } = await renderApp({ at: home, signedIn: true, effects })
    expect(await screen.findByRole('link', { name: 'Tai chi' })).toBeVisible()
    await goTo(`${home}/companies/${id}`)
    expect(await screen.findByRole('heading', { name: 'From this company' })).toBeVisible()
    expect(links()).toEqual(['Yoga'])
  })

  test('are absent for a user who follows a link, and nothing is read for them', async () => {
    const discover = vi.fn<typeof effects.discoverContents>(effects.discoverContents)
    await renderApp({
      at: `${home}/events/${id}`,
      signedIn: true,
      effects: { ...effects, discoverContents: discover },
    })
    expect(await screen.findByRole('heading', { name: 'Yoga', level: 1 })).toBeVisible()
    expect(screen.queryByText('More like this')).toBeNull()
    expect(discover).not.toHaveBeenCalled()
  })
})
