import type { Endpoint, ReplyGiven } from '@contract/endpoint'
import { table } from '@contract/table'
import type { Connection } from '../db/database'
import { type Change, writeAudit } from '../services/operate/auditLog'
import { Refusal } from '../services/platform/refusal'
import {
  type Call,
  type Implementation,
  type MutationCall,
  mutation,
  stagedMutation,
} from './implement'
import type { Committed } from './unitOfWork'

/**
 * The reply of a change in the console, and what it changed: at least one record, or `none` for a repetition that found
 * the change made.
 */
export type Changed<Reply> = {
  reply: Reply
  changes: readonly [Change, ...Change[]] | 'none'
  /** The address of the account that made the change, for a caller who was not signed in before it. */
  actor?: string
}

type Work<E extends Endpoint> = Promise<Changed<ReplyGiven<E>> | Refusal>
type Options = Parameters<typeof mutation>[2]

const nameOf = (endpoint: Endpoint): string =>
  table.find((row) => row.endpoint === endpoint)?.name ?? endpoint.path

/**
 * A mutation of the console. Its handler must return what it changed; the log of changes is written in the same
 * transaction, so no change is missing from it.
 */
export function operateMutation<const E extends Endpoint>(
  endpoint: E,
  handle: (tx: Connection, call: MutationCall<E>) => Work<E>,
  options?: Options,
): Implementation {
  return mutation(
    endpoint,
    async (tx, call) => logged(tx, endpoint, call, await handle(tx, call)),
    options,
  )
}

/** The same with work outside the transaction; see `stagedMutation`. */
export function stagedOperateMutation<const E extends Endpoint>(
  endpoint: E,
  change: (
    call: Call<E>,
    commit: (work: (tx: Connection) => Work<E>) => Promise<Committed<ReplyGiven<E>>>,
  ) => Promise<Committed<ReplyGiven<E>>>,
  options?: Options,
): Implementation {
  return stagedMutation(
    endpoint,
    (call, commit) =>
      change(call, (work) => commit(async (tx) => logged(tx, endpoint, call, await work(tx)))),
    options,
  )
}

async function logged<E extends Endpoint>(
  tx: Connection,
  endpoint: E,
  { caller, now }: Pick<MutationCall<E>, 'caller' | 'now'>,
  result: Changed<ReplyGiven<E>> | Refusal,
): Promise<ReplyGiven<E> | Refusal> {
  if (result instanceof Refusal) return result
  const { reply, changes, actor = caller.principal?.email ?? '' } = result
  const author = { actor, client: caller.client, action: nameOf(endpoint), at: now() }
  if (changes !== 'none') await writeAudit(tx, author, changes)
  return reply
}
