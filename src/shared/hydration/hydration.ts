import type { AnyActorRef, Snapshot } from 'xstate'

/** A part of the server's markup that React hydrates on its own, after what is around it. */
export type HydratedPart = {
  isHydrated?: boolean
  /** Only of a part that waits for the user: ends its wait. */
  start?: () => void
  /** Of such a part: the element around it. Null until that is hydrated. */
  element?: () => Element | null
}

/** The page that the server has rendered, until it is hydrated. The server itself never begins. */
type Hydration = {
  /** Snapshots from which the server's markup can be rendered again. */
  rendered: WeakMap<object, Snapshot<unknown>>
  /** What is around all other parts, up to a screen. */
  page: HydratedPart
  waiting: Set<HydratedPart>
  listeners: Set<() => void>
  /** What the user has last pressed, focused or pointed at. */
  touched: Element | null
}

let hydration: Hydration | null = null

/** Events after which a part is hydrated at once: React then handles the event itself. */
const touching = ['pointerover', 'focusin', 'keydown', 'click'] as const

/**
 * Call this when the actors have the state of the server's markup. React hydrates a page in several tasks, and actors may
 * change between them: until a part is hydrated, `useSelector` selects from the snapshots that this keeps.
 */
export function beginHydration(root: AnyActorRef): void {
  const page: HydratedPart = {}
  const begun: Hydration = {
    page,
    rendered: new WeakMap(),
    waiting: new Set([page]),
    listeners: new Set(),
    touched: null,
  }
  hydration = begun
  keepSnapshots(root, begun.rendered)
  const listening = new AbortController()
  const touch = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    begun.touched = target
    for (const part of begun.waiting) if (isTouched(part)) part.start?.()
  }
  // In the capture phase of the window, before React looks for the part that it has to hydrate.
  const options = { capture: true, passive: true, signal: listening.signal }
  for (const type of touching) window.addEventListener(type, touch, options)
  begun.listeners.add(() => {
    if (begun.waiting.size > 0) return
    listening.abort()
    if (hydration === begun) hydration = null
  })
}

function keepSnapshots(actor: AnyActorRef, kept: Hydration['rendered']): void {
  if (kept.has(actor)) return
  const snapshot = actor.getSnapshot() as Snapshot<unknown> & {
    children?: Record<string, AnyActorRef>
  }
  kept.set(actor, snapshot)
  for (const child of Object.values(snapshot.children ?? {})) keepSnapshots(child, kept)
}

/** The snapshot from which the server's markup was rendered; undefined for an actor that started later. */
export const renderedSnapshot = (actor: object): Snapshot<unknown> | undefined =>
  hydration?.rendered.get(actor)

/** Whether the server has rendered the page; false on the server itself. */
export const isPageRendered = (): boolean => hydration !== null

/** Whether the user has last pressed, focused or pointed at something in this part. */
export function isTouched({ element }: HydratedPart): boolean {
  return element?.()?.contains(hydration?.touched ?? null) === true
}

/** Counts a part as not hydrated yet, unless it is. Call it once what is around the part is hydrated. */
export function expectPart(part: HydratedPart): void {
  if (part.isHydrated !== true) hydration?.waiting.add(part)
}

/** Call this once a screen is hydrated, but for the parts in it. */
export function finishPage(): void {
  if (hydration !== null) finishPart(hydration.page)
}

export function finishPart(part: HydratedPart): void {
  part.isHydrated = true
  if (hydration?.waiting.delete(part) !== true) return
  const { listeners } = hydration
  // Once React has run the other effects too, which may expect further parts.
  queueMicrotask(() => {
    for (const look of listeners) look()
  })
}

/** Resolves once React has hydrated all but the parts that wait for the user. Undefined if it has. */
export const pageHydrated = (): Promise<void> | undefined =>
  untilHydrated((parts) => parts.every(({ start }) => start !== undefined))

/**
 * Ends every wait, and resolves once the whole page is hydrated. Await it before a change that does not come from an actor,
 * such as another language: React would find texts that the server has not rendered.
 */
export const allHydrated = (): Promise<void> | undefined =>
  untilHydrated((parts) => {
    for (const part of parts) part.start?.()
    return parts.length === 0
  })

/** Stops waiting for parts that React cannot hydrate, because their code hangs. */
export function leaveUnhydrated(): void {
  for (const part of hydration?.waiting ?? []) if (part.start === undefined) finishPart(part)
}

/** Ends the wait of one part; returns whether there was any. */
export function hydrateNextPart(): boolean {
  const next = [...(hydration?.waiting ?? [])].find(({ start }) => start !== undefined)
  next?.start?.()
  return next !== undefined
}

function untilHydrated(isDone: (parts: HydratedPart[]) => boolean): Promise<void> | undefined {
  if (hydration === null) return undefined
  const { waiting, listeners } = hydration
  if (isDone([...waiting])) return undefined
  return new Promise((resolve) => {
    const look = () => {
      if (!isDone([...waiting])) return
      listeners.delete(look)
      resolve()
    }
    listeners.add(look)
  })
}
