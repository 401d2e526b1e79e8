import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { offline } from '../machines/fixtures'
import { expectAccessible } from '../ui/axe'
import { operator, renderConsole } from './renderConsole'
import { at, server, three, utility } from './utilityServer'

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
const button = (name: string) => screen.getByRole('button', { name })

test('a row moves with its buttons, which keep the focus, and is stored in one call', async () => {
  const { calls, sent } = server()
  const { user } = await renderConsole({ at, calls })
  await screen.findByRole('link', { name: 'Transit' })
  await user.tab()
  button('Move Food up').focus()
  await user.keyboard('{Enter}')
  expect(names()).toEqual(['Transit', 'Food', 'Concierge'])
  await user.keyboard('{Enter}')
  await waitFor(() => expect(sent.at(-1)?.uuids[0]).toBe(three[2]?.uuid))
  expect(names()).toEqual(['Food', 'Transit', 'Concierge'])
  expect(button('Move Food up')).toHaveFocus()
  expect(button('Move Food up')).toHaveAttribute('aria-disabled', 'true')
  await user.keyboard('{Enter}')
  expect(names()).toEqual(['Food', 'Transit', 'Concierge'])
  expect(sent).toHaveLength(2)
  await user.click(button('Move Food down'))
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(names()).toEqual(['Transit', 'Food', 'Concierge'])
})

test('a row is dragged with the mouse', async () => {
  const { calls, sent } = server()
  await renderConsole({ at, calls })
  await screen.findByRole('link', { name: 'Transit' })
  const rows = screen.getAllByRole('row').slice(1)
  const [first, , last] = rows
  if (first === undefined || last === undefined) throw new Error('There are three rows')
  const grip = first.querySelector('[draggable]')
  if (grip === null) throw new Error('A row has a grip')
  const dataTransfer = { setDragImage: () => {}, setData: () => {}, effectAllowed: '' }
  fireEvent.dragStart(grip, { dataTransfer })
  fireEvent.dragOver(last, { dataTransfer })
  fireEvent.drop(last, { dataTransfer })
  expect(names()).toEqual(['Concierge', 'Food', 'Transit'])
  await waitFor(() => expect(sent).toHaveLength(1))
  // Something from elsewhere is not a row of this list.
  fireEvent.dragOver(first, { dataTransfer })
  fireEvent.drop(first, { dataTransfer })
  expect(sent).toHaveLength(1)
})

test('an order that is not stored stays on the screen, to be sent again or undone', async () => {
  const { calls } = server()
  let isOffline = true
  const order: (typeof calls)['utilities.order'] = async (input) => {
    if (isOffline) throw offline
    return calls['utilities.order'](input)
  }
  const { user } = await renderConsole({ at, calls: { ...calls, 'utilities.order': order } })
  await screen.findByRole('link', { name: 'Transit' })
  await user.click(button('Move Food up'))
  expect(await screen.findByText('The new order isn’t saved')).toBeVisible()
  expect(names()).toEqual(['Transit', 'Food', 'Concierge'])
  await expectAccessible(document.body)
  await user.click(button('Undo the moves'))
  expect(names()).toEqual(['Transit', 'Concierge', 'Food'])
  await user.click(button('Move Food up'))
  await screen.findByText('The new order isn’t saved')
  isOffline = false
  await user.click(button('Try again'))
  await waitFor(() => expect(screen.queryByText('The new order isn’t saved')).toBeNull())
  expect(names()).toEqual(['Transit', 'Food', 'Concierge'])
})

test('a list that another operator has stored replaces the moves, with a notice', async () => {
  const { calls, change, sent } = server()
  const { user } = await renderConsole({ at, calls })
  await screen.findByRole('link', { name: 'Transit' })
  change([utility(4), ...three])
  await user.click(button('Move Food up'))
  expect(await screen.findByText('Someone else changed this list')).toBeVisible()
  await waitFor(() => expect(names()).toEqual(['Utility 4', 'Transit', 'Concierge', 'Food']))
  await user.click(button('Move Food up'))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(names()).toEqual(['Utility 4', 'Transit', 'Food', 'Concierge'])
  expect(screen.queryByText('Someone else changed this list')).toBeNull()
})

test('a reader sees the list, and changes nothing', async () => {
  await renderConsole({
    at,
    calls: {
      ...server().calls,
      operator: async () => ({ ...operator, capabilities: ['buildings.read'] }),
    },
  })
  await screen.findByRole('link', { name: 'Transit' })
  expect(screen.queryByRole('button', { name: /Move|Remove|Add/ })).toBeNull()
})
