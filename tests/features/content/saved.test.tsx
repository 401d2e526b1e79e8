import type { ContentItem } from '@contract/content'
import type { SavedItem } from '@contract/saved'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { firstHouse, offline } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { type Answers } from '../answers'
import { deferred } from '../deferred'
import { home } from '../places'
import { type Replaced, renderApp } from '../renderApp'

afterEach(() => expectAccessible())

const talk: ContentItem = {
  uuid: '00000000-0000-4000-8000-0000000000b1',
  type: 'EVENT',
  title: 'Talk on the roof',
  start_at: '2026-12-01T17:00:00Z',
}
const answered = { saved: true }
const stored = (content: ContentItem, onDisplay = true): SavedItem => ({
  content,
  saved_at: '2026-11-23T09:00:00Z',
  on_display: onDisplay,
})
const open = (effects: Replaced, at = `${home}/saved`) => renderApp({ at, signedIn: true, effects })

describe('the list of what was saved', () => {
  test('is on its way, then there, and each item leads to its page', async () => {
    const read = deferred<SavedItem[]>()
    await open({ savedItems: () => read.promise })
    expect(await screen.findByText('Loading your saved items')).toBeInTheDocument()
    await expectAccessible()
    await act(async () => read.resolve([stored(talk)]))
    const link = await screen.findByRole('link', { name: talk.title })
    expect(link).toHaveAttribute('href', `${home}/events/${talk.uuid}`)
  })

  test('is empty, and says how it is filled', async () => {
    await open({})
    expect(await screen.findByText('Nothing saved yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See what’s on' })).toHaveAttribute('href', home)
  })

  test('could not be read, and is read again', async () => {
    const savedItems = vi
      .fn<Answers['savedItems']>(async () => [stored(talk)])
      .mockRejectedValueOnce(offline)
    const { user } = await open({ savedItems })
    await screen.findByText('We couldn’t load your saved items')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: talk.title })).toBeVisible()
  })

  test('lets an item go at once, and brings it back by one press', async () => {
    let isKept = true
    const saves: boolean[] = []
    const save = (isSaved: boolean) => async () => {
      saves.push(isSaved)
      isKept = isSaved
      return answered
    }
    const { user } = await open({
      savedItems: async () => (isKept ? [stored(talk)] : []),
      saveItem: save(true),
      unsaveItem: save(false),
    })
    await user.click(
      await screen.findByRole('button', { name: `Remove “${talk.title}” from saved` }),
    )
    expect(screen.queryByRole('link', { name: talk.title })).toBeNull()
    expect(screen.getByText(`“${talk.title}” is no longer saved.`)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Keep it' }))
    expect(await screen.findByRole('link', { name: talk.title })).toBeVisible()
    await waitFor(() => expect(saves).toEqual([false, true]))
  })

  test('has an item again that could not be let go, and says so', async () => {
    const answer = deferred<typeof answered>()
    const { user } = await open({
      savedItems: async () => [stored(talk)],
      unsaveItem: () => answer.promise,
    })
    await user.click(
      await screen.findByRole('button', { name: `Remove “${talk.title}” from saved` }),
    )
    expect(screen.queryByRole('link', { name: talk.title })).toBeNull()
    await act(async () => answer.reject(offline))
    expect(screen.getByText('We couldn’t save that change. Please try again.')).toBeVisible()
    expect(screen.getByRole('link', { name: talk.title })).toBeVisible()
    expect(screen.queryByText(/is no longer saved/)).toBeNull()
  })

  test('has what is on first, and what is not any more below it', async () => {
    const over: ContentItem = {
      ...talk,
      uuid: '00000000-0000-4000-8000-0000000000b2',
      title: 'Lesung',
      lang: 'de-de',
    }
    await open({ savedItems: async () => [stored(over, false), stored(talk)] })
    expect(await screen.findByRole('link', { name: talk.title })).toBeVisible()
    const titles = screen.getAllByRole('heading').map(({ textContent }) => textContent)
    expect(titles).toEqual(['Saved', talk.title, 'No longer on'])
    const gone = within(screen.getByRole('region', { name: 'No longer on' }))
    expect(gone.getAllByRole('listitem')).toHaveLength(1)
    expect(gone.getByText('Lesung')).toHaveAttribute('lang', 'de-DE')
    expect(gone.getByText(/^It’s over, or the building has taken it down/)).toBeVisible()
    expect(screen.queryByText('Nothing saved yet')).toBeNull()
  })

  test('says what is shown no more, which leads nowhere and can be taken off', async () => {
    const unsaveItem = vi.fn<Answers['unsaveItem']>(() => new Promise(() => {}))
    const { user } = await open({ savedItems: async () => [stored(talk, false)], unsaveItem })
    const gone = within(await screen.findByRole('region', { name: 'No longer on' }))
    expect(gone.getByText(talk.title)).toBeVisible()
    expect(gone.queryByRole('link')).toBeNull()
    await expectAccessible()
    await user.click(gone.getByRole('button', { name: `Remove “${talk.title}” from the list` }))
    expect(screen.queryByRole('region', { name: 'No longer on' })).toBeNull()
    expect(unsaveItem.mock.calls[0]?.[0].params.contentId).toBe(talk.uuid)
  })

  test('is found in the menu of the header', async () => {
    const { user, address } = await open({}, home)
    await user.click(await screen.findByRole('button', { name: 'Menu for Ada Test' }))
    await user.click(screen.getByRole('menuitem', { name: 'Saved' }))
    await screen.findByRole('heading', { level: 1, name: 'Saved' })
    expect(address()).toBe(`${home}/saved`)
  })
})

describe('the bookmark of a page', () => {
  const page = `${home}/posts/${talk.uuid}`
  const bookmark = () => screen.findByRole('button', { name: 'Save' })

  test('is filled at once, and stays so when the server agrees', async () => {
    const store: SavedItem[] = []
    const saveItem = vi.fn<Answers['saveItem']>(async () => {
      store.push(stored(talk))
      return answered
    })
    const { user } = await open({ saveItem, savedItems: async () => [...store] }, page)
    await waitFor(async () => expect(await bookmark()).toBeEnabled())
    expect(await bookmark()).toHaveAttribute('aria-pressed', 'false')
    await user.click(await bookmark())
    expect(await bookmark()).toHaveAttribute('aria-pressed', 'true')
    expect(saveItem.mock.calls[0]?.[0]).toMatchObject({
      params: { buildingId: firstHouse.building.uuid, contentId: talk.uuid },
    })
  })

  test('is empty again where the server does not, and says so', async () => {
    const answer = deferred<typeof answered>()
    const { user } = await open({ saveItem: () => answer.promise }, page)
    await waitFor(async () => expect(await bookmark()).toBeEnabled())
    await user.click(await bookmark())
    await act(async () => answer.reject(offline))
    expect(await bookmark()).toHaveAttribute('aria-pressed', 'false')
    expect(screen.getByText('Not saved. Please try again.')).toBeVisible()
  })

  test('is filled again where it could not be taken back, and says so', async () => {
    const answer = deferred<typeof answered>()
    const { user } = await open(
      { unsaveItem: () => answer.promise, savedItems: async () => [stored(talk)] },
      page,
    )
    await waitFor(async () => expect(await bookmark()).toBeEnabled())
    expect(await bookmark()).toHaveAttribute('aria-pressed', 'true')
    await user.click(await bookmark())
    expect(await bookmark()).toHaveAttribute('aria-pressed', 'false')
    await act(async () => answer.reject(offline))
    expect(await bookmark()).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByText('Still saved. Please try again.')).toBeVisible()
  })

  test('waits until it is known what is saved; where that cannot be known, a press asks again', async () => {
    const read = deferred<SavedItem[]>()
    const savedItems = vi.fn<Answers['savedItems']>(() => read.promise)
    const { user } = await open({ savedItems }, page)
    expect(await bookmark()).toBeDisabled()
    await act(async () => read.reject(offline))
    expect(await bookmark()).toBeEnabled()
    await user.click(await bookmark())
    await waitFor(() => expect(savedItems).toHaveBeenCalledTimes(2))
  })

  test('is not there on a kiosk, nor where nothing can be saved', async () => {
    const kiosk = await renderApp({ at: page, signedIn: true, isKiosk: true })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    kiosk.unmount()
    await renderApp({ at: page, signedIn: true, deployment: { extensions: [] } })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  })
})
