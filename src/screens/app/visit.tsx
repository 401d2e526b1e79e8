import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { type Actor, type AnyActorLogic, type AnyActorRef, createActor } from 'xstate'

type Kept = { actors: Map<string, AnyActorRef>; states: Map<string, unknown> }

const VisitContext = createContext<Kept | null>(null)

/**
 * One user's visit to one building in one language. What a page keeps here outlives the page: whoever
 * comes back to it finds it as it was, at once. It ends with the visit.
 */
export function Visit({ children }: { children: ReactNode }) {
  const [kept] = useState<Kept>(() => ({ actors: new Map(), states: new Map() }))
  useEffect(
    () => () => {
      for (const actor of kept.actors.values()) actor.stop()
    },
    [kept],
  )
  return <VisitContext value={kept}>{children}</VisitContext>
}

function useVisit(): Kept {
  const kept = useContext(VisitContext)
  if (kept === null) throw new Error('This screen is not inside a visit')
  return kept
}

/**
 * The actor of this name; started by the first page that asks for it, with its `input`. `onReturn` runs
 * when a page finds it running.
 */
export function useKeptActor<Logic extends AnyActorLogic>(
  name: string,
  logic: Logic,
  input: unknown,
  onReturn?: (actor: Actor<Logic>) => void,
): { actor: Actor<Logic>; wasKept: boolean } {
  const { actors } = useVisit()
  const [{ actor, wasKept }] = useState(() => {
    const known = actors.get(name) as Actor<Logic> | undefined
    if (known !== undefined) return { actor: known, wasKept: true }
    const made = createActor(logic, { input } as never) as Actor<Logic>
    actors.set(name, made)
    return { actor: made.start(), wasKept: false }
  })
  useEffect(() => {
    if (wasKept) onReturn?.(actor)
    // Once for each showing of the page, whatever its props become.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [actor, wasKept])
  return { actor, wasKept }
}

/** What was chosen in a view, such as a tab: it is chosen still when one comes back. */
export function useKeptState<State>(name: string, initial: State): [State, (next: State) => void] {
  const { states } = useVisit()
  const [state, setState] = useState(() => (states.get(name) as State | undefined) ?? initial)
  return [
    state,
    (next) => {
      states.set(name, next)
      setState(next)
    },
  ]
}
