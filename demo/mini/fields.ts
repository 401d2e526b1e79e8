import { el } from './dom'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export type Field = {
  element: HTMLElement
  control: Control
  /** Shows what is wrong below the control; null removes it. */
  setProblem: (text: string | null) => void
}

let count = 0

/** A labelled control, with its error message tied to it. */
export function fieldOf(label: string, control: Control): Field {
  count += 1
  const id = `field-${count}`
  control.id = id
  const problem = el('p', { class: 'problem', id: `${id}-problem` })
  const setProblem = (text: string | null) => {
    problem.textContent = text ?? ''
    if (text === null) {
      control.removeAttribute('aria-invalid')
      control.removeAttribute('aria-describedby')
      return
    }
    control.setAttribute('aria-invalid', 'true')
    control.setAttribute('aria-describedby', problem.id)
  }
  control.addEventListener('input', () => setProblem(null))
  const element = el('div', { class: 'field' }, el('label', { for: id }, label), control, problem)
  return { element, control, setProblem }
}

/**
 * Shows what is wrong with each field, and focuses the first one.
 *
 * @param problems a field's problem by the browser's own constraints (`required`, `min`, the type)
 * @returns whether all are valid
 */
export function areValid(fields: Field[], problemOf: (control: Control) => string): boolean {
  const invalid = fields.filter(({ control, setProblem }) => {
    setProblem(control.validity.valid ? null : problemOf(control))
    return !control.validity.valid
  })
  invalid[0]?.control.focus()
  return invalid.length === 0
}
