import { type KeyboardEvent, useState } from 'react'

export type Options = {
  /** The id of the option that the keyboard stands on; undefined while it stands in the field. */
  active: string | undefined
  isActive: (id: string) => boolean
  onKeyDown: (event: KeyboardEvent) => boolean
  /** The option that Enter opens: the active one, else the first. */
  press: () => boolean
}

const optionsIn = (listId: string) => [
  ...(document.getElementById(listId)?.querySelectorAll<HTMLElement>('[role="option"]') ?? []),
]

/**
 * Where the keyboard stands in a list whose field keeps the focus (the combobox pattern of the ARIA practices).
 * With other things in the list it stands in the field again.
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
      // One step beyond either end is the field itself.
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
