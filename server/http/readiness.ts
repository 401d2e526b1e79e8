import type { Database } from '../db/database'

/** Leaves time for the network within a load balancer's usual limit of one second. */
const checkMs = 800

/** Why this process should receive no calls at present; null if it should. */
export type NotReady = 'starting' | 'stopping' | 'database' | null

/**
 * Determines whether this process should receive calls. Only the database counts: without another dependency, such as
 * the mail server, most of the product still works, and removing every process would turn that into a full outage.
 * Concurrent checks share one query, so that outsiders cannot load the database with them.
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

/** The reply to a load balancer: the status is sufficient, the body is for operators. */
export function readinessResponse(notReady: NotReady): Response {
  const body = notReady === null ? { status: 'ready' } : { status: 'not_ready', reason: notReady }
  return Response.json(body, {
    status: notReady === null ? 200 : 503,
    headers: { 'cache-control': 'no-store', ...(notReady !== null && { 'retry-after': '1' }) },
  })
}
