import type { Database } from '../db/database'

/** Leaves a balancer's own second some room for the way. */
const checkMs = 800

/** Why this process should get no calls now; null: it should. */
export type NotReady = 'starting' | 'stopping' | 'database' | null

/**
 * Answers whether calls should be sent to this process. Only the database counts: without another dependency, such as
 * the mail server, most of the product still works, and taking every process out would make that a full outage.
 * Checks asked for at the same time share one query, so that strangers cannot load the database by asking.
 */
export function createReadiness(
  database: Pick<Database, 'ping'>,
  stopping: AbortSignal,
): () => Promise<NotReady> {
  let underWay: Promise<NotReady> | null = null
  const check = async (): Promise<NotReady> => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<NotReady>((resolve) => {
      timer = setTimeout(resolve, checkMs, 'database' satisfies NotReady)
    })
    const answered = database.ping().then(
      (): NotReady => null,
      (): NotReady => 'database',
    )
    return Promise.race([answered, late]).finally(() => clearTimeout(timer))
  }
  return async () => {
    if (stopping.aborted) return 'stopping'
    underWay ??= check().finally(() => {
      underWay = null
    })
    const found = await underWay
    return stopping.aborted ? 'stopping' : found
  }
}

/** The reply to a balancer: the status says it all, the body is for people. */
export function readinessResponse(notReady: NotReady): Response {
  const body = notReady === null ? { status: 'ready' } : { status: 'not_ready', reason: notReady }
  return Response.json(body, {
    status: notReady === null ? 200 : 503,
    headers: { 'cache-control': 'no-store', ...(notReady !== null && { 'retry-after': '1' }) },
  })
}
