import { useEffect, useEffectEvent } from 'react'
import { type Shortcut, shortcutOf } from './shortcuts'

/**
 * Listens for a shortcut, and keeps the browser's own meaning of its keys from the page.
 *
 * @param action not called while a dialog is open, unless it `opensDialog` and so closes it, too
 */
export function useShortcut(
  shortcut: Shortcut,
  action: () => void,
  { opensDialog = false }: { opensDialog?: boolean } = {},
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (shortcutOf(event) !== shortcut) return
    event.preventDefault()
    if (opensDialog || document.querySelector('dialog[open]') === null) action()
  })
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
