import { table } from '@contract/table'

const maxCallMs = Math.max(...table.map(({ endpoint }) => endpoint.timeLimit ?? 0))

/**
 * Milliseconds that the server waits for the headers of a request, and for the whole request. Slower clients are
 * disconnected: otherwise a few clients that send a byte now and then would occupy every connection. The limit allows
 * for the longest call, plus half a minute for the network.
 */
export const timeouts = { headersTimeout: 60_000, requestTimeout: maxCallMs + 30_000 }
