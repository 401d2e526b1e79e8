import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refused } from '../machines/fixtures'
import { expectAccessible } from '../ui/axe'
import { listOf, aResource as resource } from './records'
import { buildingUuid, renderConsole } from './renderConsole'
import { pressInRow } from './rowMenu'

const at = `/buildings/${buildingUuid}/resources`
const save = 'Save changes'

test('the list shows when each is open, and how often it is booked', async () => {
  const closed = resource({
    uuid: '00000000-0000-4000-8000-0000000000e2',
    name: 'Court',
    days_ahead: 0,
  })
  await renderConsole({ at, calls: { 'resources.list': listOf(resource(), closed) } })
  expect(await screen.findByRole('link', { name: 'Harbor room' })).toBeVisible()
  expect(screen.getByText('08:00–18:00')).toBeVisible()
  expect(screen.getByText('Closed')).toBeVisible()
  await expectAccessible(document.body)
})

test('a new one is checked at its fields', async () => {
  const created: object[] = []
  const { user } = await renderConsole({
    at,
    calls: {
      'resources.list': listOf(),
      'resources.create': async ({ fields }) => void created.push(fields),
    },
  })
  await screen.findByRole('heading', { name: 'No resources yet' })
  await expectAccessible(document.body)
  await user.click(screen.getAllByRole('button', { name: 'Add a resource' })[0] as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: 'Add a resource' })
  const inside = within(dialog)
  const fill = async (label: string, text: string) => {
    await user.clear(inside.getByLabelText(label))
    await user.type(inside.getByLabelText(label), text)
  }
  await fill('Opens at', '19:00')
  await fill('Minutes of a slot', 'half an hour')
  await user.click(inside.getByRole('button', { name: 'Add' }))
  const expectDescription = (label: string, text: RegExp) =>
    expect(inside.getByLabelText(label)).toHaveAccessibleDescription(text)
  expectDescription('Name', /Enter a name/)
  expectDescription('Closes at', /It has to close after it opens/)
  expectDescription('Minutes of a slot', /Enter whole minutes/)
  await expectAccessible(dialog)
  await fill('Name', 'Court')
  await fill('Opens at', '08:00')
  await fill('Minutes of a slot', '660')
  await user.click(inside.getByRole('button', { name: 'Add' }))
  expectDescription('Minutes of a slot', /has to fit/)
  await fill('Minutes of a slot', '60')
  await user.click(inside.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(created).toHaveLength(1))
  expect(created).toMatchObject([
    { owner: buildingUuid, name: 'Court', opens_at: '08:00', slot_minutes: 60, price: null },
  ])
})

test('one that was booked is not removed, and the dialog says what to do', async () => {
  const { user } = await renderConsole({
    at,
    calls: {
      'resources.list': listOf(resource()),
      'resources.remove': async () => {
        throw refused('resource_in_use', 409)
      },
    },
  })
  await pressInRow(user, 'Harbor room', 'Remove')
  const dialog = await screen.findByRole('dialog', { name: 'Remove this resource?' })
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }))
  expect(await within(dialog).findByText(/set its days in advance to 0/)).toBeVisible()
  await expectAccessible(dialog)
})

test('price and questions are checked and saved in the form of the server', async () => {
  const sent: object[] = []
  const { user } = await renderConsole({
    at: `${at}/${resource().uuid}`,
    calls: {
      'resources.read': async () =>
        resource({ company: { uuid: buildingUuid, name: 'Courts & Co' } }),
      'resources.update': async ({ version, price, currency_type, questions }) => {
        sent.push({ version, price, currency_type, questions })
        return resource({
          version: 2,
          price: 12.5,
          currency_type: 'EUR',
          questions: questions ?? [],
        })
      },
    },
  })
  await user.type(await screen.findByLabelText('Price of a slot'), '12,50')
  expect(screen.getByText('Courts & Co')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add a question' }))
  await user.selectOptions(screen.getByLabelText('Answer'), 'One of some choices')
  await user.click(screen.getByRole('button', { name: save }))
  const expectDescription = (label: string, text: RegExp) =>
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text)
  expectDescription('Currency', /needs a currency/)
  expectDescription('Question', /Enter a question/)
  expectDescription('Choices', /one on each line/)
  await expectAccessible(document.body)
  await user.selectOptions(screen.getByLabelText('Currency'), 'EUR')
  await user.type(screen.getByLabelText('Question'), 'Layout')
  await user.type(screen.getByLabelText('Choices'), 'Rows{Enter}Circle')
  await user.click(screen.getByLabelText('It has to be answered'))
  await user.click(screen.getByRole('button', { name: save }))
  expect((await screen.findAllByText('Changes saved')).length).toBeGreaterThan(0)
  const layout = {
    question: 'Layout',
    type: 'choice',
    required: true,
    choices: ['Rows', 'Circle'],
  }
  expect(sent).toEqual([{ version: 1, price: 12.5, currency_type: 'EUR', questions: [layout] }])
  await user.click(screen.getByRole('button', { name: 'Remove question 1' }))
  await user.click(screen.getByRole('button', { name: save }))
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ version: 2, questions: [] }))
})

test('days of the week have hours of their own, or none', async () => {
  const sent: object[] = []
  let current = resource({ weekday_hours: { sun: null } })
  const { user } = await renderConsole({
    at: `${at}/${current.uuid}`,
    calls: {
      'resources.read': async () => current,
      'resources.update': async ({ id: _id, key: _key, version, weekday_hours = {}, ...rest }) => {
        sent.push({ weekday_hours, ...rest })
        current = { ...current, version: version + 1, weekday_hours }
        return current
      },
    },
  })
  expect(await screen.findByLabelText('Sunday')).toHaveValue('closed')
  await user.selectOptions(screen.getByLabelText('Saturday'), 'Open at other times')
  const closes = screen.getByLabelText('Saturday: closes at')
  expect(closes).toHaveValue('18:00')
  await user.clear(closes)
  await user.type(closes, '7')
  await user.click(screen.getByRole('button', { name: save }))
  expect(closes).toHaveAccessibleDescription(/Enter a time of day/)
  await expectAccessible(document.body)
  await user.clear(closes)
  await user.type(closes, '7:00')
  await user.click(screen.getByRole('button', { name: save }))
  expect(closes).toHaveAccessibleDescription(/It has to close after it opens/)
  await user.clear(closes)
  await user.type(closes, '13:00')
  await user.click(screen.getByRole('button', { name: save }))
  await screen.findAllByText('Changes saved')
  await user.selectOptions(screen.getByLabelText('Sunday'), 'Open as above')
  await user.click(screen.getByRole('button', { name: save }))
  const saturday = { opens_at: '08:00', closes_at: '13:00' }
  await waitFor(() =>
    expect(sent).toEqual([
      { weekday_hours: { sat: saturday, sun: null } },
      { weekday_hours: { sat: saturday } },
    ]),
  )
})

test('a picture without a description says so gently, and is saved with or without it', async () => {
  const sent: object[] = []
  let current = resource({ image_url: '/pictures/room.jpg' })
  const { user } = await renderConsole({
    at: `${at}/${current.uuid}`,
    calls: {
      'resources.read': async () => current,
      'resources.update': async ({ id: _id, key: _key, version, ...changes }) => {
        sent.push(changes)
        current = { ...current, ...changes, version: version + 1 } as typeof current
        return current
      },
    },
  })
  const description = await screen.findByLabelText('Description of the picture')
  expect(description).toHaveAccessibleDescription(/people who can’t see it. It’s still missing/)
  expect(description).not.toHaveAttribute('aria-invalid')
  await expectAccessible(document.body)
  await user.type(screen.getByLabelText('Name'), ' 2')
  await user.click(screen.getByRole('button', { name: save }))
  await screen.findAllByText('Changes saved')
  await user.type(description, 'A long table')
  expect(description).not.toHaveAccessibleDescription(/still missing/)
  await user.click(screen.getByRole('button', { name: save }))
  await waitFor(() =>
    expect(sent).toEqual([{ name: 'Harbor room 2' }, { image_alt_text: 'A long table' }]),
  )
  await user.clear(screen.getByLabelText('Picture', { selector: ':not([type=file])' }))
  await user.clear(description)
  expect(description).not.toHaveAccessibleDescription(/still missing/)
})
