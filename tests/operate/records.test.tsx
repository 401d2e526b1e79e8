import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refused } from '../machines/fixtures'
import { expectAccessible } from '../ui/axe'
import { aBuilding as stored } from './records'
import { buildingUuid, operator, renderConsole } from './renderConsole'

const at = `/buildings/${buildingUuid}/settings`

test('the second editor sees what the first changed, and decides', async () => {
  let current = stored()
  const sent: object[] = []
  const { user } = await renderConsole({
    at,
    calls: {
      building: async () => current,
      updateBuilding: async ({ version, name, locality }) => {
        const edits = {
          ...(name !== undefined && { name }),
          ...(locality !== undefined && { locality }),
        }
        sent.push(edits)
        if (version !== current.version) throw refused('version_conflict', 409)
        current = { ...current, ...edits, version: version + 1 }
        return current
      },
    },
  })
  const name = await screen.findByLabelText('Name')
  await user.clear(name)
  await user.type(name, 'Harbor House')
  current = stored({ version: 2, name: 'Harbor Tower', locality: 'Victoria' })
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Someone else saved this while you were editing')).toBeVisible()
  expect(screen.getByText(/Vancouver → Victoria/)).toBeVisible()
  await expectAccessible(document.body)
  expect(screen.getByRole('button', { name: 'Save with these choices' })).toBeDisabled()
  await user.click(screen.getByLabelText(/Yours/))
  await user.click(screen.getByRole('button', { name: 'Save with these choices' }))
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Harbor House'),
  )
  expect(current).toMatchObject({ version: 3, name: 'Harbor House', locality: 'Victoria' })
})

test('a sensitive change asks for the password, and goes on by itself', async () => {
  let isConfirmed = false
  let current = stored()
  const { user } = await renderConsole({
    at,
    calls: {
      building: async () => current,
      confirmPassword: async ({ fields }) => {
        if (fields.password !== 'right') throw refused('credentials_not_match', 401)
        isConfirmed = true
      },
      publishBuilding: async ({ publication }) => {
        if (!isConfirmed) throw refused('password_required', 403)
        current = stored({ publication, version: 2 })
        return current
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Hide' }))
  await user.click(await screen.findByRole('button', { name: 'Hide it' }))
  const password = await screen.findByLabelText('Password')
  await user.type(password, 'wrong')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('That password isn’t right')).toBeVisible()
  await user.clear(password)
  await user.type(password, 'right')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByRole('button', { name: 'Publish' })).toBeVisible()
  expect(current.publication).toBe('draft')
})

test('a role decides what is offered', async () => {
  await renderConsole({
    at,
    calls: {
      operator: async () => ({ ...operator, capabilities: ['buildings.read'] }),
      building: async () => stored(),
    },
  })
  expect(await screen.findByLabelText('Name')).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Hide' })).toBeNull()
  await expectAccessible(document.body)
  expect(screen.queryByRole('link', { name: 'Roles' })).toBeNull()
})

test('the languages of a building are chosen, and one is first', async () => {
  const sent: object[] = []
  const { user } = await renderConsole({
    at,
    calls: {
      building: async () => stored(),
      updateBuilding: async ({ languages }) => {
        sent.push(languages ?? [])
        return stored({ version: 2 })
      },
    },
  })
  await user.click(await screen.findByLabelText('American English'))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Choose at least one language')).toBeVisible()
  await expectAccessible(document.body)
  await user.click(screen.getByLabelText('American English'))
  await user.click(screen.getByLabelText('German (Germany)'))
  await user.selectOptions(screen.getByLabelText('First language'), 'de_DE')
  await user.selectOptions(screen.getByLabelText('Time zone'), 'Europe/Berlin')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject([
    { code: 'de_DE', priority: 0 },
    { code: 'en_US', priority: 1 },
  ])
})

test('unsaved changes stay in sight until they are saved or discarded', async () => {
  const { user } = await renderConsole({ at, calls: { building: async () => stored() } })
  const name = await screen.findByLabelText('Name')
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
  await user.type(name, '!')
  expect(screen.getByText('Unsaved changes')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(name).toHaveValue('Harbor Exchange')
  expect(screen.queryByText('Unsaved changes')).toBeNull()
})

test('a long form has a list of its parts, which leads to each', async () => {
  const { user } = await renderConsole({ at, calls: { building: async () => stored() } })
  const contents = await screen.findByRole('navigation', { name: 'On this page' })
  await user.click(within(contents).getByRole('link', { name: 'Pictures and colors' }))
  expect(screen.getByRole('heading', { name: 'Pictures and colors' })).toHaveFocus()
})
