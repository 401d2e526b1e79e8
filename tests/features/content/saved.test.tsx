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

describe('the list of saved items', () => {
  test('links each item to its page', async () => {
    await open({ savedItems: async () => [stored(talk)] })
    const link = await screen.findByRole('link', { name: talk.title })
    expect(link).toHaveAttribute('href', `${home}/events/${talk.uuid}`)
  })

  test('removes an item immediately, and restores it with one press', async () => {
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

  test('shows an item again if it could not be removed, with an error', async () => {
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

  test('lists current items first, and past ones below', async () => {
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

  test('shows hidden items, which link nowhere and can be removed', async () => {
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

  test("is in the header's menu", async () => {
    const { user, address } = await open({}, home)
    await user.click(await screen.findByRole('button', { name: 'Menu for Ada Test' }))
    await user.click(screen.getByRole('menuitem', { name: 'Saved' }))
    await screen.findByRole('heading', { level: 1, name: 'Saved' })
    expect(address()).toBe(`${home}/saved`)
  })
})

describe("a page's bookmark", () => {
  const page = `${home}/posts/${talk.uuid}`
  const bookmark = () => screen.findByRole('button', { name: 'Save' })

  test('is filled immediately, and stays so once the server confirms', async () => {
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

  test('is cleared again if the server refuses, with an error', async () => {
    const answer = deferred<typeof answered>()
    const { user } = await open({ saveItem: () => answer.promise }, page)
    await waitFor(async () => expect(await bookmark()).toBeEnabled())
    await user.click(await bookmark())
    await act(async () => answer.reject(offline))
    expect(await bookmark()).toHaveAttribute('aria-pressed', 'false')
    expect(screen.getByText('Not saved. Please try again.')).toBeVisible()
  })

  test('is filled again if it could not be removed, with an error', async () => {
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

  test('waits until the saved items are known; after a failure, a press reads again', async () => {
    const read = deferred<SavedItem[]>()
    const savedItems = vi.fn<Answers['savedItems']>(() => read.promise)
    const { user } = await open({ savedItems }, page)
    expect(await bookmark()).toBeDisabled()
    await act(async () => read.reject(offline))
    expect(await bookmark()).toBeEnabled()
    await user.click(await bookmark())
    await waitFor(() => expect(savedItems).toHaveBeenCalledTimes(2))
  })

  test('is absent on a kiosk and without the extension', async () => {
    const kiosk = await renderApp({ at: page, signedIn: true, isKiosk: true })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    kiosk.unmount()
    await renderApp({ at: page, signedIn: true, deployment: { extensions: [] } })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  })
})
