import type { CarriedReply, ReadAnswer, RenderedState } from '@contract/rendering'
import type { User } from '@contract/users'

type Given = {
  params?: Record<string, string> | undefined
  query?: Record<string, unknown> | undefined
}

/** Path and query of a call, by what its endpoint names. */
export function filledPath(path: string, params: Record<string, string> = {}): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

/** Names a read: server and browser make the same calls with the same code, so the same text comes out. */
export function keyOfRead(path: string, { params, query }: Given): string {
  return `${filledPath(path, params)} ${JSON.stringify(query ?? {})}`
}

/** The answers that came with a rendered page: each is used once, and only for its first screen. */
export type Carried = {
  take(key: string): ReadAnswer | null
  /** The user as the server knew them when it rendered. */
  readonly user: User | null
  /** The same, in place of one read. */
  takeUser(): User | null
  /** Whether nothing is left that the first screen asks for. */
  isUsedUp(): boolean
  /**
   * An answer that did not come along, as soon as the page may hear of it. Until it is awake, that would change what is on
   * show, and the rendered page would have to be drawn anew.
   */
  onceAwake<Answer>(answer: Promise<Answer>): Promise<Answer>
  /** From now on answers are heard as they come. */
  hear(): void
  /** The page is awake: from now on the server is asked, and heard. */
  drop(): void
}

export function carriedBy(rendered: RenderedState | null): Carried {
  const replies = new Map<string, CarriedReply>(
    rendered?.replies.map((reply) => [reply.key, reply]),
  )
  const user = rendered?.user ?? null
  let untaken = user
  let hear = () => {}
  const mayHear = new Promise<void>((resolve) => {
    hear = resolve
    if (rendered === null) resolve()
  })
  return {
    user,
    take: (key) => {
      const found = replies.get(key) ?? null
      replies.delete(key)
      return found
    },
    takeUser: () => {
      const taken = untaken
      untaken = null
      return taken
    },
    isUsedUp: () => replies.size === 0,
    onceAwake: (answer) => answer.finally(() => mayHear),
    hear,
    drop: () => {
      replies.clear()
      hear()
    },
  }
}
