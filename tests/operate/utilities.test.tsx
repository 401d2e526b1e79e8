import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refused } from '../machines/fixtures'
import { expectAccessible } from '../ui/axe'
import { buildingUuid, renderConsole } from './renderConsole'
import { at, server, utility } from './utilityServer'

const button = (name: string) => screen.getByRole('button', { name })

test('a new utility is checked at its fields, and nothing typed is lost', async () => {
  const created: object[] = []
  let isRefused = true
  const { user } = await renderConsole({
    at,
    calls: {
      ...server([]).calls,
      'utilities.create': async ({ fields }) => {
        if (isRefused) throw refused('internal_error', 500)
        created.push(fields)
      },
    },
  })
  await screen.findByRole('heading', { name: 'No utilities yet' })
  await user.click(screen.getAllByRole('button', { name: 'Add a utility' })[0] as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: 'Add a utility' })
  const inside = within(dialog)
  await user.click(inside.getByRole('button', { name: 'Add' }))
  expect((await inside.findAllByText('Enter a label')).length).toBeGreaterThan(0)
  await user.type(inside.getByLabelText('Label'), 'Transit')
  await user.type(inside.getByLabelText('Address'), 'javascript:alert(1)')
  await user.type(inside.getByLabelText('Icon'), 'data:image/svg+xml,x')
  await user.click(inside.getByRole('button', { name: 'Add' }))
  expect(inside.getByLabelText('Address')).toHaveAccessibleDescription(
    /Enter an address that begins with/,
  )
  expect(inside.getByLabelText('Icon')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(dialog)
  await user.clear(inside.getByLabelText('Address'))
  await user.type(inside.getByLabelText('Address'), 'https://transit.example/')
  await user.clear(inside.getByLabelText('Icon'))
  await user.click(inside.getByRole('button', { name: 'Add' }))
  expect(await inside.findByText(/Something went wrong/)).toBeVisible()
  expect(inside.getByLabelText('Address')).toHaveValue('https://transit.example/')
  isRefused = false
  await user.click(inside.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(created).toHaveLength(1))
  expect(created).toEqual([
    {
      owner: buildingUuid,
      text: 'Transit',
      utility_name: 'Transit',
      type: 'webview',
      url: 'https://transit.example/',
      route: null,
      web_image: null,
      company_types: [],
      requires_sign_in: false,
    },
  ])
})

test('a utility saves only what differs, in the form of the server', async () => {
  const sent: object[] = []
  let current = utility(1, { route: 'companies', url: null, company_types: ['food'] })
  const { user } = await renderConsole({
    at: `${at}/${current.uuid}`,
    calls: {
      'utilities.read': async () => current,
      'utilities.update': async ({ version, company_types }) => {
        sent.push({ version, company_types })
        current = { ...current, version: 2, company_types: ['food', 'retail'] }
        return current
      },
    },
  })
  const types = await screen.findByLabelText('Types of companies')
  await user.type(types, ', Retail')
  await user.click(button('Save changes'))
  expect(types).toHaveAccessibleDescription(/lower-case words/)
  await expectAccessible(document.body)
  await user.clear(types)
  await user.type(types, 'food, retail')
  await user.click(button('Save changes'))
  expect((await screen.findAllByText('Changes saved')).length).toBeGreaterThan(0)
  expect(sent).toEqual([{ version: 1, company_types: ['food', 'retail'] }])
})

test('a drawing of the product fills in the icon, and a file of one’s own replaces it', async () => {
  const sent: object[] = []
  let current = utility(1, { web_image: null })
  const { user } = await renderConsole({
    at: `${at}/${current.uuid}`,
    calls: {
      'utilities.read': async () => current,
      uploadForBuilding: async () => ({ url: '/uploads/own.svg', family: null }),
      'utilities.update': async ({ version, web_image }) => {
        sent.push({ version, web_image })
        current = { ...current, version: version + 1, web_image: web_image ?? null }
        return current
      },
    },
  })
  await user.click(await screen.findByRole('radio', { name: 'Bicycle' }))
  expect(screen.getByRole('textbox', { name: 'Icon' })).toHaveValue('/icons/bicycle.svg')
  expect(screen.getByRole('radio', { name: 'Bicycle' })).toBeChecked()
  await expectAccessible(document.body)
  await user.click(button('Save changes'))
  await waitFor(() => expect(sent).toEqual([{ version: 1, web_image: '/icons/bicycle.svg' }]))
  const file = new File(['<svg/>'], 'own.svg', { type: 'image/svg+xml' })
  await user.upload(screen.getByLabelText('Icon', { selector: 'input[type=file]' }), file)
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Icon' })).toHaveValue('/uploads/own.svg'),
  )
  expect(screen.getByRole('radio', { name: 'Bicycle' })).not.toBeChecked()
})
