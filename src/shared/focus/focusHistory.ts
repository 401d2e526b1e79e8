import { isUsable } from '@ui/focus/tabbable'

/** Maximum number of history entries. */
const maxLength = 50

type Left = { node: WeakRef<HTMLElement>; href: string | null }

/** Stores, by history key, which element had the focus when the user left an entry. */
export function createFocusHistory() {
  const left = new Map<string, Left>()
  return {
    remember(key: string | null, node: HTMLElement | null): void {
      if (key === null || node === null) return
      // Reinserted, so that the latest entry is last.
      left.delete(key)
      left.set(key, { node: new WeakRef(node), href: node.getAttribute('href') })
      const [oldest] = left.keys()
      if (left.size > maxLength && oldest !== undefined) left.delete(oldest)
    },
    /**
     * Returns the element to focus there: the same element, or the link with the same address if
     * the page was rendered again.
     */
    find(key: string | null, page: Element | null): HTMLElement | null {
      const known = key === null ? undefined : left.get(key)
      if (known === undefined) return null
      const node = known.node.deref()
      if (isUsable(node ?? null)) return node ?? null
      if (known.href === null) return null
      const links = [...(page?.querySelectorAll<HTMLElement>('a[href]') ?? [])]
      return (
        links.find((link) => link.getAttribute('href') === known.href && isUsable(link)) ?? null
      )
    },
  }
}
