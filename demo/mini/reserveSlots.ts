import { el } from './dom'
import type { Slot } from './reserveApi'
import type { Words } from './reserveMessages'

/** How many slots in a row can be booked from each slot on, up to the most that one booking can have. */
function lengthFrom(slots: Slot[], first: number, most: number): number {
  const run = slots.slice(first, first + most)
  const end = run.findIndex(({ state }) => state !== 'free')
  return end === -1 ? run.length : end
}

export type SlotGrid = {
  element: HTMLFieldSetElement
  /** The number of the chosen slot; null before the choice. */
  chosen: () => number | null
  /** The most slots that a booking from the chosen one on can have. */
  longest: () => number
  /** Marks the slots that the booking takes after the chosen one. */
  mark: (length: number) => void
  /** Shows the slots of another reply; the choice is gone. */
  replace: (slots: Slot[]) => void
  setProblem: (text: string | null) => void
}

type Options = {
  words: Words
  /** Formats an instant as a time of day of the building. */
  time: (instant: string) => string
  most: number
  onChoose: () => void
}

/** The slots of a day, of which a free one can be chosen; every other one says why it cannot. */
export function slotGrid(first: Slot[], { words, time, most, onChoose }: Options): SlotGrid {
  const problem = el('p', { class: 'problem', id: 'slots-problem' })
  const notes = { past: words.past, own: words.own, taken: words.taken, blocked: words.blocked }
  let slots = first
  const labelOf = ({ start_at, state }: Slot, at: number) =>
    el(
      'label',
      { class: `slot ${state}` },
      el('input', {
        type: 'radio',
        name: 'start',
        value: String(at),
        disabled: state !== 'free',
        change: onChoose,
      }),
      el('span', {}, time(start_at)),
      state === 'free' ? null : el('small', {}, notes[state]),
    )
  let labels = slots.map(labelOf)
  const inputs = () => labels.map((label) => label.querySelector('input'))
  const chosen = () => {
    const at = inputs().findIndex((input) => input?.checked === true)
    return at === -1 ? null : at
  }
  const setProblem = (text: string | null) => {
    problem.textContent = text ?? ''
    if (text === null) element.removeAttribute('aria-describedby')
    else {
      element.setAttribute('aria-describedby', problem.id)
      inputs()
        .find((input) => input?.disabled === false)
        ?.focus()
    }
  }
  const grid = el('div', { class: 'slots' }, ...labels)
  const element = el('fieldset', {}, el('legend', {}, words.time), grid, problem)
  return {
    element,
    chosen,
    longest: () => {
      const at = chosen()
      return at === null ? 0 : lengthFrom(slots, at, most)
    },
    mark: (length) => {
      const at = chosen()
      for (const [n, label] of labels.entries())
        label.classList.toggle('during', at !== null && n > at && n < at + length)
    },
    replace: (fresh) => {
      slots = fresh
      labels = slots.map(labelOf)
      grid.replaceChildren(...labels)
    },
    setProblem,
  }
}
