import { screen, waitFor, within } from '@testing-library/react'
import { foreground } from './outcomes'
import type { Send } from './stage'

const nameOf = (node: Element) =>
  (node.getAttribute('aria-label') ?? node.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

/** A control by its name, in the top dialog or else in the page. `ByRole` takes many times as long. */
async function control(name: string | RegExp): Promise<Element> {
  return waitFor(
    () => {
      const dialog = foreground()
      const place = dialog.matches('dialog') ? dialog : document.body
      const found = [
        ...place.querySelectorAll('button, a[href], [role="menuitem"], [role="radio"], label'),
      ].find((node) => (typeof name === 'string' ? nameOf(node) === name : name.test(nameOf(node))))
      if (found === undefined || found.matches(':disabled')) {
        throw new Error(`There is no enabled ${name} in ${nameOf(place).slice(0, 400)}`)
      }
      return found
    },
    { timeout: 10_000 },
  )
}

/** Presses these controls, one after the other. */
export const press =
  (...names: (string | RegExp)[]): Send =>
  async (user) => {
    for (const name of names) await user.click(await control(name))
  }

/** Puts these texts into the fields with these labels, like a paste. */
export const fill =
  (fields: Readonly<Record<string, string>>): Send =>
  async (user) => {
    for (const [label, text] of Object.entries(fields)) {
      const field = await waitFor(() => {
        const place = within(foreground() as HTMLElement)
        const found = place.getByLabelText(label, { selector: 'input, textarea' })
        if (found.matches(':disabled')) throw new Error(`${label} is disabled`)
        return found
      })
      await user.clear(field)
      await user.click(field)
      await user.paste(text)
    }
  }

export const choose =
  (label: string, option: string): Send =>
  async (user) =>
    user.selectOptions(await screen.findByLabelText(label), option)

export const keys =
  (text: string): Send =>
  (user) =>
    user.keyboard(text)

/** Chooses a file in the form. */
export const attach =
  (name: string): Send =>
  async (user) => {
    const input = foreground().querySelector<HTMLInputElement>('input[type="file"]')
    if (input === null) throw new Error('There is no place for a file')
    await user.upload(input, new File(['a picture'], name, { type: 'image/png' }))
  }

/** Whether this text has gone from the page. */
export const gone = (text: string) => () => screen.queryAllByText(text).length === 0

export const steps =
  (...all: Send[]): Send =>
  async (user) => {
    for (const step of all) await step(user)
  }
