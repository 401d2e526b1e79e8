import { type Failure, failureIn, isRefusedWith, timedOut } from '../failure'

/** What a chart needs in its context for its mutations, of which one is pending at a time. */
export type MutationContext = {
  /** Begins the idempotency keys of everything that is sent from this page. */
  keyPrefix: string
  mutation: {
    /** Part of the idempotency key: each intent of the user gets its own, and its retries keep it. */
    intentId: number
    /** Why the last try failed. */
    failure: Failure | null
  }
}

type Change = (
  context: MutationContext,
  params: undefined,
  event: object,
) => Pick<MutationContext, 'mutation'>

/** What a chart with mutations puts into its `setup` and its first context. */
export const mutations = {
  initial: { intentId: 0, failure: null } satisfies MutationContext['mutation'],
  actions<Action>(update: (change: Change) => Action) {
    const setFailure = (failureOf: (event: object) => Failure | null) =>
      update(({ mutation }, _params, event) => ({
        mutation: { ...mutation, failure: failureOf(event) },
      }))
    return {
      /** The user wants something else than before; the server refuses a key that it has seen with another body. */
      startIntent: update(({ mutation: { intentId } }) => ({
        mutation: { intentId: intentId + 1, failure: null },
      })),
      clearFailure: setFailure(() => null),
      setMutationError: setFailure(failureIn),
      setMutationTimeout: setFailure(() => timedOut),
    }
  },
  guards: {
    /** What was to be removed is gone already. */
    isGone: ({ event }: { event: object }) => isRefusedWith(failureIn(event), 'not_found'),
  },
  delays: { mutationTimeout: 20_000 },
}

type Exit<Action> = { readonly target: string; readonly actions?: readonly Action[] }

/**
 * The state of a chart in which a mutation is pending; the chart says where it leads. Only an answer, a failure or the
 * time limit leaves it, so a second press sends nothing. Entering it again without `startIntent` is a retry with the
 * same key.
 *
 * @param options.src the actor that makes the call
 * @param options.id names the call and its keys; `src` by default
 * @param options.input the body, to which the key is added
 * @param options.gone where `not_found` leads; by default, it is a failure like any other
 */
export function createMutation<
  Context extends MutationContext,
  Input extends object,
  const Src extends string,
  const Done extends Exit<unknown>,
  const Failed extends string,
  const FailedAction extends string = never,
  const Gone extends Exit<unknown> = never,
  const Id extends string = Src,
>(options: {
  description: string
  src: Src
  id?: Id
  input: (context: Context) => Input
  done: Done
  gone?: Gone
  failed: { target: Failed; actions?: readonly FailedAction[] }
}) {
  const { description, src, input, done, failed } = options
  // `NoInfer` keeps TypeScript from inferring an omitted option from what the chart would allow.
  const id: Src | NoInfer<Id> = options.id ?? src
  const gone: NoInfer<Gone> | undefined = options.gone
  const failedBy = <const Action extends string>(action: Action) => ({
    target: failed.target,
    actions: [action, ...(failed.actions ?? [])],
  })
  const onError = failedBy('setMutationError')
  return {
    description,
    tags: 'busy' as const,
    // A retry takes the failure of the last try off the screen.
    entry: 'clearFailure' as const,
    invoke: {
      id,
      src,
      input: ({ context }: { context: Context }) => ({
        ...input(context),
        key: `${context.keyPrefix}-${id}-${context.mutation.intentId}`,
      }),
      onDone: done,
      onError: gone === undefined ? onError : [{ guard: 'isGone' as const, ...gone }, onError],
    },
    after: { mutationTimeout: failedBy('setMutationTimeout') },
  }
}
