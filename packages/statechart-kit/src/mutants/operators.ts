import { type AnyStateMachine, not } from 'xstate'
import { isIdempotentAction } from '../internals'

/** One fault in a chart. */
export interface Mutant {
  /** Where and what: `authenticated.refreshing onError[0]: guard inverted`. */
  readonly name: string
  readonly config: object
  /** Delays that differ from the chart's. */
  readonly delays?: Readonly<Record<string, unknown>>
}

type Config = Record<string, unknown>
type Transition = Config & { target?: string; guard?: unknown; actions?: unknown }

/** A copy that shares nothing but functions. */
function copy<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copy) as T
  if (typeof value !== 'object' || value === null) return value
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copy(each)])) as T
}

const listOf = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat())

/** Every mutant that the operators create of a chart, in the chart's order. */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const mutants: Mutant[] = []
  const root = machine.config as Config
  /** One mutant: `change` receives the copied node at this path of state names. */
  const add = (path: readonly string[], what: string, change: (node: Config) => void) => {
    const config = copy(root)
    let node = config
    for (const name of path) node = (node.states as Record<string, Config>)[name] as Config
    change(node)
    mutants.push({ name: `${path.join('.') || '(root)'} ${what}`, config })
  }
  /** Repeating it has no further effect. */
  const isIdempotent = (action: unknown) => {
    const { type } = (typeof action === 'string' ? { type: action } : action) as { type?: string }
    const made = machine.implementations.actions[type ?? ''] as { type?: string } | undefined
    return isIdempotentAction(made?.type ?? type ?? '')
  }

  const visit = (node: Config, path: readonly string[], siblings: readonly string[]) => {
    for (const where of placesOf(node)) {
      const candidates = listOf(where.read(node))
      for (const [at, candidate] of candidates.entries()) {
        const label = candidates.length > 1 ? `${where.name}[${at}]` : where.name
        const replace = (changed: unknown[]) => (copied: Config) => {
          where.write(copied, changed)
        }
        const others = candidates.filter((_, index) => index !== at)
        add(path, `${label}: transition removed`, replace(others))
        const transition: Transition =
          typeof candidate === 'string' ? { target: candidate } : (candidate as Transition)
        const withChange = (change: Partial<Transition>) =>
          replace(
            candidates.map((each, index) =>
              index === at ? { ...(copy(transition) as object), ...change } : each,
            ),
          )
        const { target, guard } = transition
        if (typeof target === 'string') {
          const other = otherTarget(target, node, path, siblings)
          if (other !== null)
            add(path, `${label}: target ${target} → ${other}`, withChange({ target: other }))
        }
        if (guard !== undefined) {
          const { guard: _, ...unguarded } = transition
          const drop = candidates.map((each, index) => (index === at ? unguarded : each))
          add(path, `${label}: guard dropped`, replace(drop))
          add(path, `${label}: guard inverted`, withChange({ guard: inverted(guard) }))
        }
        for (const change of actionFaults(transition.actions, isIdempotent)) {
          add(path, `${label}: ${change.what}`, withChange({ actions: change.actions }))
        }
      }
    }
    for (const moment of ['entry', 'exit'] as const) {
      for (const change of actionFaults(node[moment], isIdempotent)) {
        add(path, `${moment}: ${change.what}`, (copied) => {
          copied[moment] = change.actions
        })
      }
    }
    if (Object.keys((node.on as object | undefined) ?? {}).length > 1) {
      add(path, 'all its events removed', (copied) => {
        copied.on = {}
      })
    }
    const states = (node.states ?? {}) as Record<string, Config>
    const names = Object.keys(states)
    for (const name of names) visit(states[name] as Config, [...path, name], names)
  }
  visit(root, [], [])
  for (const [name, delay] of Object.entries(machine.implementations.delays)) {
    if (delay === 0) continue
    const shifted =
      typeof delay === 'number' ? delay * 10 : (...given: unknown[]) => delayOf(delay, given) * 10
    mutants.push({
      name: `delay ${name}: ten times as long`,
      config: root,
      delays: { [name]: shifted },
    })
  }
  return mutants
}

const delayOf = (delay: unknown, given: unknown[]) =>
  (delay as (...args: unknown[]) => number)(...given)

/** A place of a node with transitions. */
interface Place {
  readonly name: string
  read(node: Config): unknown
  write(node: Config, transitions: unknown[]): void
}

function placesOf(node: Config): Place[] {
  const below = (group: string): Place[] =>
    Object.keys((node[group] as Config | undefined) ?? {}).map((key) => ({
      name: group === 'on' ? key : `${group} ${key}`,
      read: (from) => (from[group] as Config)[key],
      write: (to, transitions) => {
        if (transitions.length > 0) (to[group] as Config)[key] = transitions
        else delete (to[group] as Config)[key]
      },
    }))
  const own = ['always', 'onDone'].filter((key) => node[key] !== undefined)
  const invokes = listOf(node.invoke) as Config[]
  return [
    ...below('on'),
    ...below('after'),
    ...own.map((key): Place => fieldOf(key, (from) => from, key)),
    ...invokes.flatMap((invoke, at) =>
      ['onDone', 'onError', 'onSnapshot']
        .filter((key) => invoke[key] !== undefined)
        .map((key) => {
          const id = (invoke.id ?? invoke.src) as string
          return fieldOf(`${id} ${key}`, (from) => listOf(from.invoke)[at] as Config, key)
        }),
    ),
  ]
}

const fieldOf = (name: string, holder: (node: Config) => Config, key: string): Place => ({
  name,
  read: (node) => holder(node)[key],
  write: (node, transitions) => {
    if (transitions.length > 0) holder(node)[key] = transitions
    else delete holder(node)[key]
  },
})

/** A sibling of the target, named in the same way; null if there is none. */
function otherTarget(
  target: string,
  node: Config,
  path: readonly string[],
  siblings: readonly string[],
): string | null {
  const next = (names: readonly string[], name: string) => {
    const at = names.indexOf(name)
    const other = names[(at + 1) % names.length]
    return at === -1 || other === undefined || other === name ? null : other
  }
  if (target.startsWith('.')) {
    const name = target.slice(1)
    const other = next(Object.keys((node.states as object | undefined) ?? {}), name)
    return other === null ? null : `.${other}`
  }
  if (target.startsWith('#')) return null
  // The state itself would not change most transitions.
  const others = siblings.filter((name) => name === target || name !== path.at(-1))
  return next(others, target)
}

const inverted = (guard: unknown) => not(guard as never)

function actionFaults(actions: unknown, isIdempotent: (action: unknown) => boolean) {
  const list = listOf(actions)
  return list.flatMap((action, at) => {
    const name =
      typeof action === 'string' ? action : ((action as { type?: string }).type ?? 'an action')
    const dropped = {
      what: `action ${name} dropped`,
      actions: list.filter((_, index) => index !== at),
    }
    if (isIdempotent(action)) return [dropped]
    const repeated = {
      what: `action ${name} repeated`,
      actions: list.flatMap((each, index) => (index === at ? [each, each] : [each])),
    }
    return [dropped, repeated]
  })
}
