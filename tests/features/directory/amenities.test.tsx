import type { AmenityCategory } from '@contract/directory'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { branding, firstHouse, offline, refused } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import type { Answers } from '../answers'
import { deferred, never } from '../deferred'
import { renderApp } from '../renderApp'

const home = `/building/${firstHouse.building.uuid}`
const id = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`
const gym = {
  amenity_uuid: id(1),
  amenity_name: 'The Engine Room',
  description: 'Weights, rowers and a view.',
  image_url: '/pictures/gym.svg',
  image_alt_text: 'Two people run',
}
const quiet = { amenity_uuid: id(2), amenity_name: 'Quiet room' }
const categories: AmenityCategory[] = [
  { id: 1, category_uuid: id(10), category_name: 'Move', amenities: [gym] },
  { id: 2, category_uuid: id(11), category_name: 'Nothing', amenities: [] },
  { id: 3, category_uuid: id(12), category_name: 'Rest', amenities: [quiet] },
]
const ready = async () => categories
type Scene = NonNullable<Parameters<typeof renderApp>[0]>

const open = (
  amenities: Answers['amenitiesByCategory'],
  scene: Scene = {},
  at = `${home}/amenities`,
) =>
  renderApp({
    at,
    signedIn: true,
    ...scene,
    effects: { amenitiesByCategory: amenities, ...scene.effects },
  })

describe('the amenities', () => {
  test('show tabs by category, without empty categories', async () => {
    const { user } = await open(ready)
    const link = await screen.findByRole('link', { name: 'The Engine Room' })
    expect(link).toHaveAttribute('href', `${home}/amenities/${id(1)}`)
    expect(screen.getByRole('img', { name: 'Two people run' })).toBeVisible()
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Move', 'Rest'])
    await user.click(screen.getByRole('tab', { name: 'Rest' }))
    expect(await screen.findByRole('link', { name: 'Quiet room' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'The Engine Room' })).toBeNull()
    await expectAccessible()
  })

  test("open at the address's category, and returning from an amenity restores it", async () => {
    const { user, address } = await open(ready, {}, `${home}/amenities?category=${id(12)}`)
    await user.click(await screen.findByRole('link', { name: 'Quiet room' }))
    expect(await screen.findByRole('heading', { name: 'Quiet room', level: 1 })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Building information' }))
    expect(await screen.findByRole('tab', { name: 'Rest', selected: true })).toBeVisible()
    expect(address()).toBe(`${home}/amenities?category=${id(12)}`)
  })

  test.each([id(99), '7', '["a"]'])(
    'open at the first category if the address names none of theirs: %s',
    async (category) => {
      await open(ready, {}, `${home}/amenities?category=${category}`)
      expect(await screen.findByRole('tab', { name: 'Move', selected: true })).toBeVisible()
    },
  )

  test.each([
    ['default', 'Building information'],
    ['lease', 'Amenities'],
    ['hosted', 'Amenities'],
  ] as const)('in the family %s are called %s', async (family, title) => {
    const scene = { branding: { ...branding, whitelabel: { ...branding.whitelabel, family } } }
    await open(ready, scene)
    expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeVisible()
  })
})

describe('an amenity', () => {
  const openOne = (amenities: Answers['amenitiesByCategory'], scene: Scene = {}, at = 1) =>
    open(amenities, scene, `${home}/amenities/${id(at)}`)

  test('shows picture, name, description and category', async () => {
    await openOne(ready)
    expect(await screen.findByRole('heading', { name: 'The Engine Room', level: 1 })).toBeVisible()
    expect(screen.getByText('Move')).toBeVisible()
    expect(screen.getByText('Weights, rowers and a view.')).toBeVisible()
    expect(screen.getByRole('img', { name: 'Two people run' })).toBeVisible()
    await expectAccessible()
  })

  test('shows what the building says of it as facts', async () => {
    const facts = { floor: '9', hours: 'Daily, 6:00 AM – 10:00 PM', capacity: '30 people' }
    const { user } = await open(async () => [
      { id: 1, category_uuid: id(10), category_name: 'Move', amenities: [{ ...gym, ...facts }] },
    ])
    expect(await screen.findByText('Floor 9 · Daily, 6:00 AM – 10:00 PM')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'The Engine Room' }))
    await screen.findByRole('heading', { name: 'The Engine Room', level: 1 })
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Floor',
      'Opening hours',
      'Capacity',
    ])
    expect(screen.getByText('30 people')).toBeVisible()
    await expectAccessible()
  })

  test('shows the placeholder without a picture', async () => {
    await openOne(ready, {}, 2)
    expect(await screen.findByRole('heading', { name: 'Quiet room', level: 1 })).toBeVisible()
    expect(document.querySelector('main img, article img')).toBeNull()
    await expectAccessible()
  })

  test('that does not exist shows that it is gone', async () => {
    await openOne(ready, {}, 3)
    expect(await screen.findByText('This is no longer available')).toBeVisible()
  })
})

describe('the request form', () => {
  async function openForm(createSupportRequest: Answers['createSupportRequest'] = never) {
    const rendered = await open(
      ready,
      { effects: { createSupportRequest } },
      `${home}/amenities/${id(1)}`,
    )
    await rendered.user.click(await screen.findByRole('button', { name: 'Send a request' }))
    const form = within(await screen.findByRole('dialog', { name: 'Send a request' }))
    const fill = () => rendered.user.type(form.getByLabelText('Description'), 'The light is out.')
    const send = () => rendered.user.click(form.getByRole('button', { name: 'Send' }))
    return { ...rendered, form, fill, send }
  }
  const file = (name: string, bytes = 10) => {
    const made = new File(['x'], name)
    Object.defineProperty(made, 'size', { value: bytes })
    return made
  }

  test('shows its subject, and requires the description', async () => {
    const submitRequest = vi.fn<Answers['createSupportRequest']>(never)
    const { form, fill, send } = await openForm(submitRequest)
    expect(form.getByLabelText('Nature of the request')).toHaveValue('Move')
    expect(form.getByLabelText('Subject')).toHaveValue('About The Engine Room')
    await send()
    expect(form.getByLabelText('Description')).toBeInvalid()
    expect(submitRequest).not.toHaveBeenCalled()
    await expectAccessible()
    await fill()
    expect(form.getByLabelText('Description')).toBeValid()
  })

  test('sends text and files once, and shows the reference', async () => {
    const answer = deferred<{ id: string; reference: string }>()
    const submitRequest = vi.fn<Answers['createSupportRequest']>(() => answer.promise)
    const { form, fill, user } = await openForm(submitRequest)
    await fill()
    await user.upload(form.getByLabelText('Add files'), [file('light.png')])
    expect(await form.findByText('light.png')).toBeVisible()
    await user.dblClick(form.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(submitRequest).toHaveBeenCalled())
    expect(submitRequest.mock.calls.map(([{ body }]) => body)).toEqual([
      expect.objectContaining({
        building_uuid: firstHouse.building.uuid,
        issue_type: 'Move',
        subject: 'About The Engine Room',
        description: 'The light is out.',
        attachments: [expect.objectContaining({ name: 'light.png' })],
      }),
    ])
    answer.resolve({ id: id(1), reference: 'PR-4F7K2C' })
    const done = await screen.findByRole('dialog', { name: 'Your request is on its way' })
    expect(within(done).getByText(/PR-4F7K2C/)).toBeVisible()
    await expectAccessible()
    await user.click(within(done).getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // Done resets the form.
    await user.click(screen.getByRole('button', { name: 'Send a request' }))
    expect(await screen.findByLabelText('Description')).toHaveValue('')
  })

  test('shows the progress of sending', async () => {
    const submitRequest = vi.fn<Answers['createSupportRequest']>(never)
    const { form, fill, send } = await openForm(submitRequest)
    await fill()
    expect(form.queryByRole('progressbar')).toBeNull()
    await send()
    const bar = await form.findByRole('progressbar', { name: 'Sending your request' })
    expect(bar).not.toHaveAttribute('value')
    expect(form.getByText('Sending…')).toBeVisible()
    await waitFor(() => expect(submitRequest).toHaveBeenCalled())
    act(() => submitRequest.mock.calls[0]?.[0].onProgress?.(0.404))
    expect(bar).toHaveAttribute('value', '40')
    expect(form.getByText('Sending… 40%')).toBeVisible()
    await expectAccessible()
  })

  test('shows a failure, loses nothing, and retries with the same key', async () => {
    const submitRequest = vi.fn<Answers['createSupportRequest']>(() => Promise.reject(offline))
    const keys = () => submitRequest.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)
    const { user, fill, send } = await openForm(submitRequest)
    await fill()
    await send()
    const message = await screen.findByRole('dialog', { name: 'Your request wasn’t sent' })
    expect(
      within(message).getByText(
        'There was an error while submitting your request form. Please try again.',
      ),
    ).toBeVisible()
    await expectAccessible()
    await user.click(within(message).getByRole('button', { name: 'Back to the form' }))
    expect(await screen.findByLabelText('Description')).toHaveValue('The light is out.')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(submitRequest).toHaveBeenCalledTimes(2))
    expect(keys()[1]).toBe(keys()[0])

    // After a change it is another intent.
    await user.click(await screen.findByRole('button', { name: 'Back to the form' }))
    await user.type(await screen.findByLabelText('Subject'), '!')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(submitRequest).toHaveBeenCalledTimes(3))
    expect(keys()[2]).not.toBe(keys()[0])
  })

  test('shows a file that the help desk rejects', async () => {
    const { fill, send } = await openForm(() =>
      Promise.reject(refused('attachment_type_not_allowed', 415)),
    )
    await fill()
    await send()
    expect(await screen.findByText(/can’t accept one of the files/)).toBeVisible()
  })

  test('names rejected files, and why', async () => {
    const { form } = await openForm()
    const files = [file('virus.exe'), file('film.mov', 6_000_000), file('plan.pdf')]
    fireEvent.change(form.getByLabelText('Add files'), { target: { files } })
    expect(await form.findByText('virus.exe isn’t a file type we accept.')).toBeVisible()
    expect(form.getByText('film.mov is larger than 5 MB.')).toBeVisible()
    expect(form.getByText('plan.pdf')).toBeVisible()
  })

  test('limits the number of files', async () => {
    const { form } = await openForm()
    const files = [1, 2, 3, 4, 5, 6].map((n) => file(`plan ${n}.pdf`))
    fireEvent.change(form.getByLabelText('Add files'), { target: { files } })
    expect(
      await form.findByText('plan 6.pdf wasn’t added. You can send up to 5 files.'),
    ).toBeVisible()
    expect(form.getByText('plan 5.pdf')).toBeVisible()
  })

  test('confirms before Cancel discards anything; declining loses nothing', async () => {
    const { form, fill, user } = await openForm()
    await fill()
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    const question = await screen.findByRole('dialog', { name: 'Discard this request?' })
    await expectAccessible()
    await user.click(within(question).getByRole('button', { name: 'Keep writing' }))
    expect(await screen.findByLabelText('Description')).toHaveValue('The light is out.')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('closes on Cancel if nothing was typed', async () => {
    const { form, user } = await openForm()
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('does not send when it is closed', async () => {
    const submitRequest = vi.fn<Answers['createSupportRequest']>(never)
    const { fill, goTo } = await openForm(submitRequest)
    await fill()
    await goTo(home)
    expect(await screen.findByRole('heading', { name: 'House 2', level: 1 })).toBeVisible()
    expect(submitRequest).not.toHaveBeenCalled()
  })
})
