import type { AnyActorRef } from 'xstate'

/** Fields of a context whose text is somebody's, or can be. */
const fields = /mail|pass|code|name|phone|token|text|subject|description|query|pin|comment|company/i
/** Enough for every context that has such fields; lists of contents have many more. */
const maxVisited = 4000

/** What is typed into the page, and what charts know of their user: texts that no report may have. */
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
