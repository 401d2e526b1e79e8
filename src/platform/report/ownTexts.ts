import type { AnyActorRef } from 'xstate'

/** Fields of a context that can contain personal text. */
const fields = /mail|pass|code|name|phone|token|text|subject|description|query|pin|comment|company/i
/**
 * Enough for every context with such fields; contexts with lists of content have many more values.
 */
const maxVisited = 4000

/**
 * Collects the text in the page's fields and the user's data in the charts; no report may contain
 * it.
 */
export function ownTexts(app: AnyActorRef): string[] {
  const found = new Set<string>()
  for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
    found.add(field.value)
  }
  let left = maxVisited
  const check = (value: unknown, isOwn: boolean, depth: number): void => {
    if (typeof value === 'string' && isOwn && value.length <= 200) found.add(value)
    if (typeof value !== 'object' || value === null || depth > 6) return
    for (const [name, each] of Object.entries(value)) {
      left -= 1
      if (left < 0) return
      check(each, Array.isArray(value) ? isOwn : fields.test(name), depth + 1)
    }
  }
  const lookAt = (actor: AnyActorRef): void => {
    const snapshot = actor.getSnapshot() as
      | { context?: unknown; children?: Record<string, AnyActorRef> }
      | undefined
    check(snapshot?.context, false, 0)
    for (const child of Object.values(snapshot?.children ?? {})) lookAt(child)
  }
  lookAt(app)
  return [...found].filter((text) => text.trim().length >= 3)
}
