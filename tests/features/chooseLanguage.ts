import { screen, within } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'

/** The button that opens the language picker, by the language that it names. */
export const pickers = (now: string) =>
  screen.queryAllByRole('button', { name: new RegExp(`${now}$`) }).filter(opensDialog)
const opensDialog = (button: HTMLElement) => button.getAttribute('aria-haspopup') === 'dialog'

/** Opens the picker that names the language `now`. */
export async function openLanguages(user: ReturnType<typeof userEvent.setup>, now: string) {
  await screen.findAllByRole('button', { name: new RegExp(`${now}$`) })
  const [picker] = pickers(now)
  if (picker === undefined) throw new Error(`no language picker names ${now}`)
  await user.click(picker)
  return within(await screen.findByRole('dialog'))
}

export async function chooseLanguage(
  user: ReturnType<typeof userEvent.setup>,
  now: string,
  wanted: string,
) {
  const dialog = await openLanguages(user, now)
  await user.click(await dialog.findByRole('button', { name: new RegExp(`^${wanted}`) }))
}
