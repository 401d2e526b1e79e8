import type { Page } from '@playwright/test'

/**
 * What is hidden from keyboard users when it receives the focus (2.4.11). Tabbing meets a bar by chance only. So each
 * tab stop in turn is moved to the upper and to the lower edge of the window, under the fixed bars there, and focused:
 * the page must scroll it into view, as when a user presses Tab.
 */
export async function coveredStops(page: Page): Promise<string[]> {
  // A key that does nothing: from then on, the browser treats a moved focus as the keyboard's.
  await page.keyboard.press('F2')
  return page.evaluate(async () => {
    const isSeen = (node: Element) => {
      const { left, right, top, bottom } = node.getBoundingClientRect()
      const shares = [0.15, 0.5, 0.85]
      const points = shares.flatMap((x) =>
        shares.map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
      )
      return points.some(([x, y]) => {
        const over = document.elementFromPoint(x, y)
        if (over === null) return false
        // Some inputs are hidden below their visual replacement, which is beside them.
        const drawn = node.matches('input') ? (node.closest('label') ?? node.parentElement) : node
        return drawn?.contains(over) === true || over.contains(node)
      })
    }
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    /** What appears on focus is rendered a frame later, and a page with newly rendered content still moves. */
    const comesIntoSight = async (node: Element) => {
      for (let at = 0; at < 20 && !isSeen(node); at += 1) await frame()
      return isSeen(node)
    }
    const scroll = (top: number) => window.scrollBy({ top, behavior: 'instant' })
    const reachable = 'a[href], button, input, select, textarea, summary, [tabindex]'
    const within = document.querySelector('dialog:modal') ?? document.body
    const stops = [...within.querySelectorAll<HTMLElement>(reachable)].filter(
      (node) => node.tabIndex >= 0 && !node.matches(':disabled') && node.checkVisibility(),
    )
    const covered = new Set<string>()
    for (const node of stops) {
      for (const edge of ['top', 'bottom'] as const) {
        // An element that already has the focus is not scrolled into view.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        const { top, bottom } = node.getBoundingClientRect()
        scroll(edge === 'top' ? top : bottom - window.innerHeight)
        node.focus()
        if (!node.matches(':focus') || (await comesIntoSight(node))) continue
        const name = node.getAttribute('aria-label') ?? node.textContent
        covered.add(`${node.tagName} ${name.trim().slice(0, 40)}, from the ${edge}`)
      }
    }
    return [...covered]
  })
}
