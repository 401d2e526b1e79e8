import { table } from '@contract/table'

const maxCallMs = Math.max(...table.map(({ endpoint }) => endpoint.timeLimit ?? 0))

/**
 * Milliseconds that the server waits for the headers of a request, and for all of it. Whoever sends more
 * slowly is cut off: otherwise a few clients that send a byte now and then would hold every connection.
 * The call that may take longest has to fit in, with half a minute for the way.
 */
export const timeouts = { headersTimeout: 60_000, requestTimeout: maxCallMs + 30_000 }
