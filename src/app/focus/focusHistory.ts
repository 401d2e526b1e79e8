import { isUsable } from '@ui/focus/tabbable'

/** How many places of the history are remembered. */
const maxLength = 50

type Left = { node: WeakRef<HTMLElement>; href: string | null }

/** What had the focus when the places of the history were left, by their keys. */
export function createFocusHistory() {
  const left = new Map<string, Left>()
  return {
    keep(key: string | null, node: HTMLElement | null): void {
      if (key === null || node === null) return
      // The latest is the last.
      left.delete(key)
      left.set(key, { node: new WeakRef(node), href: node.getAttribute('href') })
      const [oldest] = left.keys()
      if (left.size > maxLength && oldest !== undefined) left.delete(oldest)
    },
    /** What to go on with there: the element itself, or the link to the same address in a page that was drawn anew. */
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
