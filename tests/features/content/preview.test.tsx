import type { ContentItem } from '@contract/content'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { firstHouse, offline, refused } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { detailAnswers } from '../answers'
import { deferred } from '../deferred'
import { renderApp } from '../renderApp'
import { category, item } from '../samples'

const home = `/building/${firstHouse.building.uuid}`
const yoga = item({
  title: 'Yoga on the terrace',
  type: 'EVENT',
  start_at: '2026-11-26T17:00:00Z',
  end_at: '2026-11-26T18:00:00Z',
  subtitle: 'Bring a mat',
})

/** Home, on which the tile of one item is pressed whose read is still running. */
async function press() {
  const read = deferred<ContentItem>()
  const rendered = await renderApp({
    at: home,
    signedIn: true,
    effects: {
      ...detailAnswers(() => read.promise),
      discoverContents: async () => [category('Near', [yoga])],
    },
  })
  await rendered.user.click(await screen.findByRole('link', { name: /Yoga on the terrace/ }))
  return { ...rendered, read }
}
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })

describe('the page of a pressed tile', () => {
  it('shows what the tile knows while the item is being read', async () => {
    await press()
    expect(await heading('Yoga on the terrace')).toBeVisible()
    const main = within(screen.getByRole('main'))
    expect(main.getByText('Bring a mat')).toBeVisible()
    expect(main.getAllByText(/November 26/).at(-1)).toBeVisible()
    expect(main.getByText('Loading')).toBeInTheDocument()
    await expectAccessible()
  })

  it('keeps heading and focus when the rest arrives', async () => {
    const { read } = await press()
    const title = await heading('Yoga on the terrace')
    await act(async () => read.resolve({ ...yoga, description: 'Slow and warm.' }))
    expect(await screen.findByText('Slow and warm.')).toBeVisible()
    expect(await heading('Yoga on the terrace')).toBe(title)
    expect(title).toHaveFocus()
    expect(within(screen.getByRole('main')).queryByText('Loading')).toBeNull()
  })

  it.each([
    ['failed', offline, 'We couldn’t load this page'],
    ['found nothing', refused('not_found', 404), 'This is no longer available'],
  ])('shows no preview any more once the read has %s', async (_, error, title) => {
    const { read } = await press()
    await heading('Yoga on the terrace')
    await act(async () => read.reject(error))
    expect(await heading(title)).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Yoga on the terrace', level: 1 })).toBeNull()
  })

  it('is not shown again in another language', async () => {
    const { system } = await press()
    await heading('Yoga on the terrace')
    act(() => system.language.send({ type: 'language.chosen', locale: 'de-de' }))
    await waitFor(() => expect(screen.getByText('Wird geladen')).toBeInTheDocument())
    expect(screen.queryByRole('heading', { name: 'Yoga on the terrace', level: 1 })).toBeNull()
  })
})
