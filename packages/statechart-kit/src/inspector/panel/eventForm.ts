import type { AnyEventObject } from 'xstate'
import { element } from './element'

/** A form for an event that is written as JSON. What is written stays while the panel is drawn again. */
export function eventForm(send: (event: AnyEventObject) => void) {
  const field = element('textarea', { spellcheck: 'false', id: 'event' })
  const problem = element('p', { class: 'problem', role: 'alert' })
  const view = element(
    'form',
    {
      onsubmit: (submitted) => {
        submitted.preventDefault()
        const event = eventIn(field.value)
        problem.textContent =
          event === null ? 'Write an object with a "type", such as {"type": "order.sent"}' : ''
        if (event !== null) send(event)
      },
    },
    element('h3', {}, 'Send an event'),
    element('label', { for: 'event' }, 'Event, as JSON', field),
    problem,
    element('div', { class: 'row' }, element('button', { type: 'submit' }, 'Send')),
  )
  return {
    view,
    write: (text: string): void => {
      field.value = text
      field.focus()
    },
  }
}

function eventIn(text: string): AnyEventObject | null {
  try {
    const value: unknown = JSON.parse(text)
    const isEvent =
      typeof value === 'object' &&
      value !== null &&
      typeof (value as { type?: unknown }).type === 'string'
    return isEvent ? (value as AnyEventObject) : null
  } catch {
    return null
  }
}
