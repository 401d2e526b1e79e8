import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Presses an action in the menu of the row with this name. */
export async function pressInRow(user: UserEvent, row: string, action: string): Promise<void> {
  const label = `Actions for ${row}`
  await user.click(await screen.findByRole('button', { name: label }))
  await user.click(within(screen.getByRole('menu', { name: label })).getByText(action))
}
