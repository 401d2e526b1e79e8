import type { OperatedFlagRule } from '@contract/operate/flagRules'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { offline } from '../machines/fixtures'
import { expectAccessible } from '../ui/axe'
import { buildingUuid, renderConsole } from './renderConsole'

const at = '/deployment/flags'
const rule = (fields: Partial<OperatedFlagRule>): OperatedFlagRule => ({
  uuid: '00000000-0000-4000-8000-0000000000c7',
  flag: 'dropdown-kiosk',
  audience: 'building',
  value: buildingUuid,
  building: 'Harbor Exchange',
  enabled: true,
  ...fields,
})

test('the list says for whom each flag is on or off', async () => {
  const share = rule({ uuid: buildingUuid, audience: 'share', value: '20', building: null })
  await renderConsole({
    at,
    calls: {
      flagRules: async () => ({ data: [rule({}), { ...share, enabled: false }], total: 2 }),
    },
  })
  expect(await screen.findByText('A building: Harbor Exchange')).toBeVisible()
  expect(screen.getByText('A share of all people: 20 %')).toBeVisible()
  expect(screen.getByText('Off')).toBeVisible()
  expect(screen.getAllByText('“Kiosk mode” in the menu')).toHaveLength(2)
  await expectAccessible(document.body)
})

test('a flag is switched for a building, or a share; a failure loses nothing', async () => {
  const sent: object[] = []
  const { user } = await renderConsole({
    at,
    calls: {
      flagRules: async () => ({ data: [], total: 0 }),
      setFlagRule: async ({ fields }) => {
        sent.push(fields)
        if (sent.length === 1) throw offline
      },
    },
  })
  await screen.findByRole('heading', { name: 'No flags are switched' })
  await expectAccessible(document.body)
  await user.click(screen.getAllByRole('button', { name: 'Switch a flag' })[0] as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: 'Switch a flag' })
  const inside = within(dialog)
  const send = () => user.click(inside.getByRole('button', { name: 'Switch' }))
  await send()
  expect(inside.getByLabelText('Flag')).toHaveAccessibleDescription(/Choose a flag/)
  expect(inside.getByLabelText('Building')).toHaveAccessibleDescription(/Choose a building/)
  await expectAccessible(dialog)
  await user.selectOptions(inside.getByLabelText('Flag'), 'dropdown-kiosk')
  expect(inside.getByLabelText('Flag')).toHaveAccessibleDescription('“Kiosk mode” in the menu')
  await user.selectOptions(inside.getByLabelText('For whom'), 'A share of all people')
  await user.type(inside.getByLabelText('Percent of all people'), '120')
  await send()
  expect(inside.getByLabelText('Percent of all people')).toHaveAccessibleDescription(/0 to 100/)
  await user.clear(inside.getByLabelText('Percent of all people'))
  await user.type(inside.getByLabelText('Percent of all people'), '20')
  await user.click(inside.getByLabelText('On'))
  await send()
  expect(await inside.findByText(/You seem to be offline/)).toBeVisible()
  expect(inside.getByLabelText('Percent of all people')).toHaveValue('20')
  await send()
  await waitFor(() => expect(sent).toHaveLength(2))
  const share = { flag: 'dropdown-kiosk', audience: 'share', value: '20', enabled: false }
  expect(sent).toEqual([share, share])
})
