/* oxlint-disable no-underscore-dangle -- the names are XState's; this is the only file that uses them */
import {
  type ActorSystem,
  type AnyActor,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createEmptyActor,
  type InspectionEvent,
} from 'xstate'

// Everything that XState does not document: private fields, and the names of its own events and actions. A new version
// of XState that changes any of them needs changes in this file alone.

export type AnySystem = ActorSystem<{ actors: Record<string, AnyActorRef> }>

/** What an actor can report, with the prefix of the event and the field that holds the value. */
export const outcomes = [
  { kind: 'done', prefix: 'xstate.done.actor.', field: 'output' },
  { kind: 'error', prefix: 'xstate.error.actor.', field: 'error' },
  { kind: 'snapshot', prefix: 'xstate.snapshot.', field: 'snapshot' },
] as const

export type Outcome = (typeof outcomes)[number]['kind']

const outcomeOf = (kind: Outcome) =>
  outcomes.find((each) => each.kind === kind) as (typeof outcomes)[number]

/** The type of the event that reports this outcome of an actor. */
export const outcomeType = (kind: Outcome, id: string): string => outcomeOf(kind).prefix + id

/** The id of the actor that an event of this type reports; undefined for other events. */
export const reporterOf = (type: string): string | undefined => {
  const outcome = outcomes.find(({ prefix }) => type.startsWith(prefix))
  return outcome && type.slice(outcome.prefix.length)
}

/** The value that such an event reports. */
export const outcomeValue = (kind: Outcome, event: AnyEventObject): unknown =>
  event[outcomeOf(kind).field]

const afterPrefix = 'xstate.after.'

/** The type of the event that ends a delay: `codeTimeout.<state id>`. */
export const delayType = (delay: string): string => afterPrefix + delay

/** The delay that an event of this type ends; undefined for other events. */
export const delayIn = (type: string): string | undefined =>
  type.startsWith(afterPrefix) ? type.slice(afterPrefix.length) : undefined

/** The type of the event after a final child of this state is reached. */
export const stateDoneType = (nodeId: string): string => `xstate.done.state.${nodeId}`

/** The type of the event that stops an actor. */
export const stopType = 'xstate.stop'

/** Whether XState itself creates events, or actions, of this name. */
export const isInternal = (name: string): boolean => name.startsWith('xstate.')

/** Whether repeating this built-in action changes nothing. */
export const isIdempotentAction = (type: string): boolean =>
  ['xstate.assign', 'xstate.stopChild'].includes(type)

/** The active state nodes of the machine, including ancestors. */
export function activeNodes(snapshot: AnyMachineSnapshot): readonly AnyStateNode[] {
  return snapshot._nodes
}

/** The transitions taken in the microstep; none if the event is not one. */
export function takenIn(event: InspectionEvent): readonly AnyTransitionDefinition[] {
  return event.type === '@xstate.microstep' ? event._transitions : []
}

/** The snapshot in an inspection event; undefined if it has none. */
export function snapshotIn(event: InspectionEvent): object | undefined {
  return event.type === '@xstate.snapshot' || event.type === '@xstate.microstep'
    ? event.snapshot
    : undefined
}

/** The action that the root actor executes in this inspection event; undefined for other events. */
export function actionIn(event: InspectionEvent): { type: string; params: unknown } | undefined {
  if (event.type !== '@xstate.action' || event.actorRef.sessionId !== event.rootId) return undefined
  return event.action
}

/** The event that an executed action emits; undefined for other actions. */
export function emittedIn({ type, params }: ExecutedAction): AnyEventObject | undefined {
  return type === 'xstate.emit' ? (params as { event: AnyEventObject }).event : undefined
}

/** The type of inspection events that contain an event which an actor receives. */
export const receivedType = '@xstate.event'

/**
 * The event that an actor receives in this inspection event; undefined for others.
 *
 * @param systemId of the actor; the root's by default.
 */
export function receivedIn(event: InspectionEvent, systemId?: string): AnyEventObject | undefined {
  if (event.type !== receivedType) return undefined
  const { actorRef } = event
  const isIt =
    systemId === undefined
      ? actorRef.sessionId === event.rootId
      : (actorRef as { systemId?: string }).systemId === systemId
  return isIt ? event.event : undefined
}

/** The type of the event with which an actor starts. */
export const initType = 'xstate.init'

/** What an inspection event tells about an actor's work. */
export type Observed =
  /** It receives an event; a child's snapshot, which follows each event of the child, does not count. */
  | { kind: 'received'; event: AnyEventObject; source: AnyActorRef | undefined }
  | { kind: 'taken'; event: AnyEventObject; snapshot: object; taken: TakenTransitions }
  /** It has handled the event. */
  | { kind: 'handled'; event: AnyEventObject; snapshot: object }

type TakenTransitions = readonly AnyTransitionDefinition[]

export function observedIn(inspected: InspectionEvent): Observed | undefined {
  if (inspected.type === receivedType) {
    const { event, sourceRef } = inspected
    if (event.type.startsWith(outcomeOf('snapshot').prefix)) return undefined
    return { kind: 'received', event, source: sourceRef as AnyActorRef | undefined }
  }
  const { type } = inspected
  if (type !== '@xstate.microstep' && type !== '@xstate.snapshot') return undefined
  const { event, snapshot } = inspected
  return type === '@xstate.snapshot'
    ? { kind: 'handled', event, snapshot }
    : { kind: 'taken', event, snapshot, taken: takenIn(inspected) }
}

interface Registry {
  _set(systemId: string, actor: AnyActorRef): void
  _unregister(actor: AnyActorRef): void
}

/** Registers the actor in the system under this id. @throws if another actor has it. */
export function register(system: AnySystem, systemId: string, actor: AnyActorRef) {
  const registry: unknown = system
  ;(registry as Registry)._set(systemId, actor)
}

/** Releases the actor's system id. */
function unregister(system: AnySystem, actor: AnyActorRef) {
  const registry: unknown = system
  ;(registry as Registry)._unregister(actor)
}

/** The input with which the actor was created. */
export function inputOf(actor: unknown): unknown {
  return (actor as { options?: { input?: unknown } } | undefined)?.options?.input
}

/**
 * Whether the logic is that of a promise. XState does not mark its logics: a promise is recognized by how it handles the
 * event that settles it.
 *
 * @throws if the logic cannot receive that event before it runs.
 */
export function isPromiseLogic({ transition }: AnyActorLogic): boolean {
  const settle = { type: 'xstate.promise.resolve', data: 'probe' }
  const next = transition({ status: 'active' }, settle, { self: {} } as never)
  return next?.status === 'done' && next.output === 'probe'
}

/** Calls the listener with the id of every delay that the actor starts, after its timer was set. */
export function onDelayStarted(actor: AnyActor, listener: (id: string) => void): void {
  const { scheduler } = actor.system
  const schedule = scheduler.schedule.bind(scheduler)
  scheduler.schedule = (source, target, event, delay, id) => {
    schedule(source, target, event, delay, id)
    if (source === actor) listener(id ?? event.type)
  }
}

/** An action as the machine passes it to its executor. */
export interface ExecutedAction {
  readonly type: string
  readonly params?: unknown
}

/** What a built-in action does to timers and children. */
export type Consequence =
  | { readonly kind: 'delayStarted'; readonly id: string; readonly ms: number }
  | { readonly kind: 'delayCancelled'; readonly id: string }
  | { readonly kind: 'childStarted'; readonly id: string }

/** The consequence of an executed action; undefined if it has none. */
export function consequenceOf({ type, params }: ExecutedAction): Consequence | undefined {
  const { id, delay, sendId } = (params ?? {}) as Record<string, unknown>
  if (type === 'xstate.raise' && typeof delay === 'number' && typeof id === 'string') {
    return { kind: 'delayStarted', id, ms: delay }
  }
  if (type === 'xstate.cancel' && typeof sendId === 'string') {
    return { kind: 'delayCancelled', id: sendId }
  }
  if (type === 'xstate.spawnChild' && typeof id === 'string') return { kind: 'childStarted', id }
  return undefined
}

/** The event that an executed action sends to another actor; undefined for other actions. */
export function messageIn({
  type,
  params,
}: ExecutedAction): { to: string; event: AnyEventObject } | undefined {
  const { to, event } = (params ?? {}) as { to?: AnyActorRef; event?: AnyEventObject }
  if (type !== 'xstate.sendTo' || typeof to !== 'object' || event === undefined) return undefined
  const { systemId } = to as { systemId?: string }
  return { to: systemId ?? to.id, event }
}

/**
 * A scope in which a transition can be computed: its actions are passed to `execute`, and have no effect. A message
 * without a receiver throws, because XState would send it to the machine itself.
 */
export function createScope(execute: (action: ExecutedAction) => void) {
  const self = createEmptyActor()
  const { system } = self
  const ignore = () => {}
  const scope = {
    self,
    system,
    id: '',
    sessionId: '',
    logger: ignore,
    defer: ignore,
    emit: ignore,
    stopChild: ignore,
    actionExecutor: (action: ExecutedAction) => {
      execute(action)
      const { to } = (action.params ?? {}) as { to?: unknown }
      if (action.type === 'xstate.sendTo' && to === self) {
        throw new Error('a message has no receiver: is its system id among `system`?')
      }
      if (action.type === 'xstate.stopChild' && action.params) {
        unregister(system, action.params as AnyActorRef)
      }
    },
  } as unknown as AnyActorScope
  return { scope, system: system as AnySystem }
}

/** The event by which a promise tells its own actor how it was settled. */
const settled = { done: 'xstate.promise.resolve', error: 'xstate.promise.reject' } as const

interface LiveSystem {
  _relay(source: AnyActorRef | undefined, target: AnyActorRef, event: AnyEventObject): void
  readonly scheduler: {
    schedule(
      source: AnyActorRef,
      target: AnyActorRef,
      event: AnyEventObject,
      delay: number,
      id: string,
    ): void
    cancelAll(actor: AnyActorRef): void
  }
}

interface LiveActor {
  readonly _actorScope: never
  readonly logic: AnyStateMachine
  _stop(): void
  update(snapshot: AnyMachineSnapshot, event: AnyEventObject): void
}

const live = (actor: AnyActorRef) => actor as unknown as LiveActor
const systemOf = (actor: AnyActorRef) => actor.system as unknown as LiveSystem

/** Settles the promise of a running actor now; what its call answers later is ignored. */
export function settleCall(actor: AnyActorRef, kind: keyof typeof settled, data: unknown): void {
  systemOf(actor)._relay(actor, actor, { type: settled[kind], data })
}

/**
 * Passes every event that an actor of the system sends, also to itself, to `takes` first; an event that it takes is not
 * delivered until the function that it was given is called. The returned function ends that.
 */
export function interceptDeliveries(
  root: AnyActorRef,
  takes: (source: AnyActorRef | undefined, deliver: () => void) => boolean,
): () => void {
  const system = systemOf(root)
  const relay = system._relay.bind(system)
  system._relay = (source, target, event) => {
    const deliver = () => relay(source, target, event)
    if (!takes(source, deliver)) deliver()
  }
  return () => {
    system._relay = relay
  }
}

/**
 * Puts a machine's actor back into an earlier snapshot of it, without executing actions: the actors that it invokes
 * there start again, and so do its delays. Actors that it spawned since are stopped.
 *
 * @param event that led to the snapshot.
 */
export function putBack(
  actor: AnyActorRef,
  earlier: AnyMachineSnapshot,
  event: AnyEventObject,
): void {
  const { logic, _actorScope: scope } = live(actor)
  const now = actor.getSnapshot() as AnyMachineSnapshot
  const persisted = logic.getPersistedSnapshot(earlier as never) as unknown as {
    children: Record<string, { snapshot: { status: string } }>
  }
  const invokes = activeNodes(earlier).flatMap((node) => node.invoke)
  for (const [id, child] of Object.entries(persisted.children)) {
    if (child.snapshot.status === 'active') continue
    // A call that has been answered since is made again; XState has dropped its input.
    const given: unknown = invokes.find((invoke) => invoke.id === id)?.input
    const input =
      typeof given === 'function' ? given({ context: earlier.context, event, self: actor }) : given
    // The persisted snapshot of a promise is its own; the actor that has ended keeps it.
    const ended = { output: undefined, error: undefined }
    child.snapshot = {
      ...child.snapshot,
      ...ended,
      status: 'active',
      input,
    } as typeof child.snapshot
  }
  for (const child of Object.values<AnyActorRef>(now.children)) live(child)._stop()
  const { scheduler } = systemOf(actor)
  scheduler.cancelAll(actor)
  const restored = logic.restoreSnapshot(persisted as never, scope) as AnyMachineSnapshot
  live(actor).update(restored, { type: 'inspector.putBack' })
  logic.start(restored as never)
  for (const node of activeNodes(restored)) {
    for (const { eventType, delay } of node.after) {
      const ms = milliseconds(restored, delay, actor)
      if (ms !== null) scheduler.schedule(actor, actor, { type: eventType }, ms, eventType)
    }
  }
}

function milliseconds(
  { machine, context }: AnyMachineSnapshot,
  delay: unknown,
  self: AnyActorRef,
): number | null {
  const named =
    typeof delay === 'string'
      ? (machine.implementations.delays as Record<string, unknown>)[delay]
      : delay
  if (typeof named === 'number') return named
  if (typeof named !== 'function') return null
  const ms: unknown = named({ context, event: { type: 'inspector.putBack' }, self }, undefined)
  return typeof ms === 'number' ? ms : null
}
