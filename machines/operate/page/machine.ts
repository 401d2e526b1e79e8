import { effectAction } from '@machines/kernel/typed'
import {
  type ActorRefFromLogic,
  type AnyActorLogic,
  type EmittedFrom,
  type EventFromLogic,
  type EventObject,
  type InputFrom,
  type MetaObject,
  type ParameterizedObject,
  type ProvidedActor,
  type StateMachine,
  type StateValue,
  sendTo,
  setup,
} from 'xstate'
import type { OperatorConfirmed } from '../console/events'

type Parts = Record<string, AnyActorLogic>

type PageInput<P extends Parts> = {
  [Name in keyof P]: (input: InputFrom<P[Name]> & { keyPrefix: string }) => void
}[keyof P] extends (input: infer Input extends { keyPrefix: string }) => void
  ? Input
  : never

/** What a part emits; never if it declares nothing. */
type EmittedBy<Logic extends AnyActorLogic> = Logic extends AnyActorLogic
  ? string extends EmittedFrom<Logic>['type']
    ? never
    : EmittedFrom<Logic>
  : never

/** An event of the page: one that a part emits, or one that a part receives. */
type PageEvent<P extends Parts, Type> = Type extends EmittedBy<P[keyof P]>['type']
  ? Extract<EmittedBy<P[keyof P]>, { type: Type }>
  : Extract<EventFromLogic<P[keyof P]>, { type: Type }>

type Messages<P extends Parts, Event> = {
  [Name in keyof P]?: EventFromLogic<P[Name]> | ((event: Event) => EventFromLogic<P[Name]>)
}

/** The page of these parts, which receives events of these types, and the operator's confirmation. */
type PageMachine<P extends Parts, Type> = StateMachine<
  PageInput<P>,
  PageEvent<P, Type> | OperatorConfirmed,
  { [Name in keyof P]: ActorRefFromLogic<P[Name]> },
  ProvidedActor,
  ParameterizedObject & { type: 'reportBroken' },
  never,
  never,
  StateValue,
  string,
  PageInput<P>,
  undefined,
  EventObject,
  MetaObject,
  object
>

type Receiver = { to: string }

/**
 * Runs several actors as one page. Each receives the page's input, with a prefix of its own for its keys. The events
 * that a part emits are the page's events too.
 *
 * @param on for each event of the page, what it sends to which part; each part receives the operator's confirmation
 */
export function createPage<P extends Parts, Type extends string = never>(
  parts: P,
  on: { [T in Type]: Messages<P, PageEvent<P, T>> },
): PageMachine<P, Type> {
  const names = Object.keys(parts)
  const table: Record<
    string,
    Record<string, EventObject | ((event: EventObject) => EventObject)>
  > = {
    ...on,
    'operator.confirmed': Object.fromEntries(names.map((name) => [name, (event) => event])),
  }
  const machine = setup({
    types: {} as {
      context: { keyPrefix: string }
      events: EventObject
      input: { keyPrefix: string }
    },
    actors: parts as Parts,
    actions: {
      /** The parts run as long as the page: it never stops listening to them. */
      listen: ({ self }) => {
        for (const part of Object.values(self.getSnapshot().children)) {
          part?.on('*', (event) => self.send(event))
        }
      },
      pass: sendTo(
        (_, { to }: Receiver) => to,
        ({ event }, { to }: Receiver) => {
          const message = table[event.type]?.[to]
          return typeof message === 'function' ? message(event) : (message ?? event)
        },
      ),
      reportBroken: effectAction('reportBroken'),
    },
  }).createMachine({
    id: 'page',
    description: 'A page of several actors.',
    context: ({ input }) => input,
    entry: 'listen',
    invoke: names.map((name) => ({
      id: name,
      src: name,
      // `unsavedChanges` finds the record by its system id.
      ...(name === 'record' && { systemId: name }),
      input: ({ context }) => ({ ...context, keyPrefix: `${context.keyPrefix}-${name}` }),
      onError: { actions: 'reportBroken' },
    })),
    on: Object.fromEntries(
      Object.entries(table).map(([type, messages]) => [
        type,
        { actions: Object.keys(messages).map((to) => ({ type: 'pass' as const, params: { to } })) },
      ]),
    ),
  })
  // The names of the parts are those of the caller.
  return machine as unknown as PageMachine<P, Type>
}
