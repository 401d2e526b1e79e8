import type { AnyActorRef } from 'xstate'
import { type Failure, failureIn, isRefusedWith, timedOut } from '../failure'

/** The context that a machine's mutations require; one mutation is pending at a time. */
export type MutationContext = {
  /** Prefix of the idempotency keys of everything that is sent from this page. */
  keyPrefix: string
  mutation: {
    /** Part of the idempotency key: each intent of the user gets its own, and its retries keep it. */
    intentId: number
    /** Why the last attempt failed. */
    failure: Failure | null
  }
}

type Change = (
  context: MutationContext,
  params: undefined,
  event: object,
) => Pick<MutationContext, 'mutation'>

/** The parts of `setup` and of the initial context that a machine with mutations needs. */
export const mutations = {
  initial: { intentId: 0, failure: null } satisfies MutationContext['mutation'],
  actions<Action>(update: (change: Change) => Action) {
    const setFailure = (failureOf: (event: object) => Failure | null) =>
      update(({ mutation }, _params, event) => ({
        mutation: { ...mutation, failure: failureOf(event) },
      }))
    return {
      /** Starts another intent of the user; the server refuses a known key with another body. */
      startIntent: update(({ mutation: { intentId } }) => ({
        mutation: { intentId: intentId + 1, failure: null },
      })),
      clearFailure: setFailure(() => null),
      setMutationError: setFailure(failureIn),
      setMutationTimeout: setFailure(() => timedOut),
    }
  },
  guards: {
    /** The resource to remove no longer exists. */
    isGone: ({ event }: { event: object }) => isRefusedWith(failureIn(event), 'not_found'),
  },
  delays: { mutationTimeout: 20_000 },
}

type Exit<Action> = { readonly target: string; readonly actions?: readonly Action[] }

/**
 * The state of a machine in which a mutation is pending; the machine defines its targets. Only a response, an error or
 * the timeout leaves it, so a second press sends nothing. Entering it again without `startIntent` is a retry with the
 * same key.
 *
 * @param options.src the actor that makes the call
 * @param options.id names the call and its keys; `src` by default
 * @param options.input the body, to which the key is added
 * @param options.gone the target for `not_found`; by default, it is an error like any other
 * @param options.refused the target for refusals that the guard detects; they are stored like every failure
 */
export function createMutation<
  Context extends MutationContext,
  Input extends object,
  const Src extends string,
  const Done extends Exit<unknown>,
  const Failed extends string,
  const FailedAction = never,
  const Gone extends Exit<unknown> = never,
  const Guard extends string = never,
  const Refused extends Exit<unknown> = never,
  const Id extends string = Src,
>(options: {
  description: string
  src: Src
  id?: Id
  input: (context: Context, self: AnyActorRef) => Input
  done: Done
  gone?: Gone
  refused?: Refused & { guard: Guard }
  failed: { target: Failed; actions?: readonly FailedAction[] }
}) {
  const { description, src, input, done } = options
  // `NoInfer` prevents TypeScript from inferring an omitted option from the types that the machine would allow.
  const id: Src | NoInfer<Id> = options.id ?? src
  const failed: Exit<NoInfer<FailedAction>> & { target: NoInfer<Failed> } = options.failed
  const gone: NoInfer<Gone> | undefined = options.gone
  const refused: (NoInfer<Refused> & { guard: NoInfer<Guard> }) | undefined = options.refused
  const failedBy = <const Action extends string>(action: Action) => ({
    target: failed.target,
    actions: [action, ...(failed.actions ?? [])],
  })
  const onError = failedBy('setMutationError')
  const exits = [
    ...(gone === undefined ? [] : [{ guard: 'isGone' as const, ...gone }]),
    ...(refused === undefined
      ? []
      : [{ ...refused, actions: ['setMutationError' as const, ...(refused.actions ?? [])] }]),
  ]
  return {
    description,
    tags: 'busy' as const,
    // A retry hides the error of the last attempt.
    entry: 'clearFailure' as const,
    invoke: {
      id,
      src,
      input: ({ context, self }: { context: Context; self: AnyActorRef }) => ({
        ...input(context, self),
        key: `${context.keyPrefix}-${id}-${context.mutation.intentId}`,
      }),
      onDone: done,
      onError: exits.length === 0 ? onError : [...exits, onError],
    },
    after: { mutationTimeout: failedBy('setMutationTimeout') },
  }
}
