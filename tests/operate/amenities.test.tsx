import type { OperatedAmenity, OperatedAmenityCategory } from '@contract/operate/amenities'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { never } from '../features/deferred'
import { refused } from '../machines/fixtures'
import { expectAccessible } from '../ui/axe'
import { buildingUuid, renderConsole } from './renderConsole'

const at = `/buildings/${buildingUuid}/amenities`
const building = { uuid: buildingUuid, name: 'Harbor Exchange' }
const category = (n: number, name: string, amenities = 0): OperatedAmenityCategory => ({
  uuid: `00000000-0000-4000-8000-0000000000c${n}`,
  version: 1,
  building,
  name,
  amenities,
})
const [fitness, food] = [category(1, 'Fitness', 2), category(2, 'Food')]
const amenity = (n: number, name: string): OperatedAmenity => ({
  uuid: `00000000-0000-4000-8000-0000000000d${n}`,
  version: 1,
  building,
  category: { uuid: fitness.uuid, name: fitness.name },
  name,
  description: null,
  image_url: null,
  image_alt_text: null,
})
const listOf = <Row,>(rows: Row[]) => ({ data: rows, total: rows.length, order: 'one' })
const categories = async () => listOf([fitness, food])
const ofFitness = `${at}/${fitness.uuid}`

test('the categories lead to their amenities, and say what goes with them', async () => {
  const removed: string[] = []
  const deleteAmenityCategory = async ({ id }: { id: string }) => void removed.push(id)
  const { user } = await renderConsole({
    at,
    calls: { amenityCategories: categories, deleteAmenityCategory },
  })
  expect(await screen.findByRole('link', { name: 'Fitness' })).toHaveAttribute(
    'href',
    `/operate${ofFitness}`,
  )
  await expectAccessible(document.body)
  await user.click(screen.getByRole('button', { name: 'Remove Fitness' }))
  expect(await screen.findByText('Fitness disappears at once, with its 2 amenities.')).toBeVisible()
  const dialog = screen.getByRole('dialog', { name: 'Remove this category?' })
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(removed).toEqual([fitness.uuid]))
})

test('an empty list begins with a category', async () => {
  const created: object[] = []
  const { user } = await renderConsole({
    at,
    calls: {
      amenityCategories: async () => listOf<OperatedAmenityCategory>([]),
      createAmenityCategory: async ({ fields }) => void created.push(fields),
    },
  })
  await screen.findByRole('heading', { name: 'No amenities yet' })
  await expectAccessible(document.body)
  await user.click(screen.getAllByRole('button', { name: 'Add a category' })[0] as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: 'Add a category' })
  await user.click(within(dialog).getByRole('button', { name: 'Add' }))
  expect(await within(dialog).findByText('Enter a name')).toBeVisible()
  await user.type(within(dialog).getByLabelText('Name'), 'Fitness')
  await user.click(within(dialog).getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(created).toEqual([{ owner: buildingUuid, name: 'Fitness' }]))
})

test('a category shows its name and its amenities, and both are changed', async () => {
  const sent: object[] = []
  const { user } = await renderConsole({
    at: ofFitness,
    calls: {
      amenityCategory: async () => fitness,
      updateAmenityCategory: async ({ version, name }) => {
        sent.push({ version, name })
        return { ...fitness, version: 2, name: name ?? '' }
      },
      amenities: async () => listOf([amenity(1, 'Pool'), amenity(2, 'Gym')]),
      orderAmenities: async ({ uuids }) => {
        sent.push(uuids)
        return listOf([amenity(2, 'Gym'), amenity(1, 'Pool')])
      },
      createAmenity: async ({ fields }) => void sent.push(fields),
    },
  })
  expect(await screen.findByRole('link', { name: 'Pool' })).toHaveAttribute(
    'href',
    `/operate${ofFitness}/${amenity(1, 'Pool').uuid}`,
  )
  await expectAccessible(document.body)
  await user.clear(screen.getByLabelText('Name'))
  await user.type(screen.getByLabelText('Name'), 'Sports')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByRole('heading', { name: 'Sports', level: 1 })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Move Gym up' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: 'Add an amenity' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add an amenity' })
  await user.type(within(dialog).getByLabelText('Name'), 'Sauna')
  await user.type(within(dialog).getByLabelText('Picture'), 'javascript:x')
  await user.click(within(dialog).getByRole('button', { name: 'Add' }))
  expect(within(dialog).getByLabelText('Picture')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(dialog)
  await user.clear(within(dialog).getByLabelText('Picture'))
  await user.click(within(dialog).getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(sent).toEqual([
    { version: 1, name: 'Sports' },
    [amenity(2, 'Gym').uuid, amenity(1, 'Pool').uuid],
    {
      owner: fitness.uuid,
      name: 'Sauna',
      description: null,
      image_url: null,
      image_alt_text: null,
    },
  ])
})

test('an amenity is edited, and moves to another category', async () => {
  const sent: object[] = []
  let current = amenity(1, 'Pool')
  const { user } = await renderConsole({
    at: `${ofFitness}/${current.uuid}`,
    calls: {
      amenity: async () => current,
      amenityCategories: categories,
      updateAmenity: async ({ id: _id, key: _key, ...body }) => {
        sent.push(body)
        current = { ...current, version: 2, category: { uuid: food.uuid, name: food.name } }
        return current
      },
    },
  })
  await user.type(await screen.findByLabelText('Description'), 'Four lanes.')
  await user.selectOptions(screen.getByLabelText('Category'), 'Food')
  await expectAccessible(document.body)
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByRole('link', { name: 'Food' })).toHaveAttribute(
    'href',
    `/operate${at}/${food.uuid}`,
  )
  expect(sent).toEqual([{ version: 1, description: 'Four lanes.', category_uuid: food.uuid }])
})

test.each([
  { page: ofFitness, calls: { amenities: never } },
  { page: `${ofFitness}/${amenity(1, 'Pool').uuid}`, calls: {} },
])('what is gone says so: $page', async ({ page, calls }) => {
  const gone = async () => {
    throw refused('not_found', 404)
  }
  await renderConsole({ at: page, calls: { ...calls, amenityCategory: gone, amenity: gone } })
  expect(await screen.findByRole('heading', { name: 'This doesn’t exist any more' })).toBeVisible()
  await expectAccessible(document.body)
})
