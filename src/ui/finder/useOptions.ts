import { type KeyboardEvent, useState } from 'react'

export type Options = {
  /** The id of the active option; undefined while none is active. */
  active: string | undefined
  isActive: (id: string) => boolean
  onKeyDown: (event: KeyboardEvent) => boolean
  /** Opens the active option, otherwise the first. Returns whether there is one. */
  press: () => boolean
}

const optionsIn = (listId: string) => [
  ...(document.getElementById(listId)?.querySelectorAll<HTMLElement>('[role="option"]') ?? []),
]

/**
 * Active option of a list whose field keeps the focus (the ARIA combobox pattern). Resets when the
 * list changes.
 */
export function useOptions(listId: string, shown: unknown): Options {
  const [at, setAt] = useState<{ id: string; among: unknown } | null>(null)
  const active = at !== null && at.among === shown ? at.id : undefined
  const stand = (option: HTMLElement | undefined) => {
    setAt(option ? { id: option.id, among: shown } : null)
    option?.scrollIntoView?.({ block: 'nearest' })
  }
  return {
    active,
    isActive: (id) => id === active,
    onKeyDown: ({ key }) => {
      const options = optionsIn(listId)
      const now = options.findIndex(({ id }) => id === active)
      // One step beyond either end returns to the field.
      if (key === 'ArrowDown') stand(options[now + 1])
      else if (key === 'ArrowUp') stand(now < 0 ? options.at(-1) : options[now - 1])
      else return false
      return true
    },
    press: () => {
      const options = optionsIn(listId)
      const option = options.find(({ id }) => id === active) ?? options[0]
      option?.click()
      return option !== undefined
    },
  }
}
