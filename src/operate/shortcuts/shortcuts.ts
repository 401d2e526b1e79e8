/** The keys of the console's shortcuts, with Ctrl or, on Apple devices, ⌘. */
export const shortcuts = { find: 'K', save: 'S', help: '/' } as const
export type Shortcut = keyof typeof shortcuts

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** A shortcut as it is written on this device: `⌘ K` or `Ctrl K`. */
export const shortcutText = (key: string): string => `${isApple() ? '⌘' : 'Ctrl'} ${key}`

type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
>

/** The shortcut that is pressed. Either modifier works everywhere: external keyboards differ from their device. */
export function shortcutOf(press: Press): Shortcut | null {
  const { key, ctrlKey, metaKey, altKey, isComposing } = press
  if (isComposing || altKey || ctrlKey === metaKey) return null
  const names = Object.keys(shortcuts) as Shortcut[]
  return names.find((name) => shortcuts[name] === key.toUpperCase()) ?? null
}
