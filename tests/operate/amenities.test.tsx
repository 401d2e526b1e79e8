import type { OperatedAmenityCategory } from '@contract/operate/amenities'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../ui/axe'
import { aCategory, anAmenity, listOf } from './records'
import { buildingUuid, renderConsole } from './renderConsole'

const at = `/buildings/${buildingUuid}/amenities`
const fitness = aCategory()
const food = aCategory({ uuid: fitness.uuid.replace('c1', 'c2'), name: 'Food', amenities: 0 })
const pool = anAmenity()
const gym = anAmenity({ uuid: pool.uuid.replace('d1', 'd2'), name: 'Gym' })
const categories = listOf(fitness, food)
const ofFitness = `${at}/${fitness.uuid}`

test('an empty list begins with a category', async () => {
  const created: object[] = []
  const { user } = await renderConsole({
    at,
    calls: {
      'amenityCategories.list': listOf<OperatedAmenityCategory>(),
      'amenityCategories.create': async ({ fields }) => void created.push(fields),
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
      'amenityCategories.read': async () => fitness,
      'amenityCategories.update': async ({ version, name }) => {
        sent.push({ version, name })
        return { ...fitness, version: 2, name: name ?? '' }
      },
      'amenities.list': listOf(pool, gym),
      'amenities.order': async ({ uuids }) => {
        sent.push(uuids)
        return listOf(gym, pool)()
      },
      'amenities.create': async ({ fields }) => void sent.push(fields),
    },
  })
  expect(await screen.findByRole('link', { name: 'Pool' })).toHaveAttribute(
    'href',
    `/operate${ofFitness}/${pool.uuid}`,
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
  await user.type(within(dialog).getByLabelText('Floor'), '9')
  await user.type(within(dialog).getByLabelText('Capacity'), '12 people')
  await user.type(within(dialog).getByLabelText('Picture'), 'javascript:x')
  await user.click(within(dialog).getByRole('button', { name: 'Add' }))
  expect(within(dialog).getByLabelText('Picture')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(dialog)
  await user.clear(within(dialog).getByLabelText('Picture'))
  await user.click(within(dialog).getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(sent).toEqual([
    { version: 1, name: 'Sports' },
    [gym.uuid, pool.uuid],
    {
      owner: fitness.uuid,
      name: 'Sauna',
      description: null,
      image_url: null,
      image_alt_text: null,
      floor: '9',
      hours: null,
      capacity: '12 people',
    },
  ])
})

test('an amenity is edited, and moves to another category', async () => {
  const sent: object[] = []
  let current = pool
  const { user } = await renderConsole({
    at: `${ofFitness}/${current.uuid}`,
    calls: {
      'amenities.read': async () => current,
      'amenityCategories.list': categories,
      'amenities.update': async ({ id: _id, key: _key, ...body }) => {
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
