/**
 * A message posted to this window, unparsed. `unexpectedSource` is the reason why it gets no reply.
 * `isFlood`: the frame has exceeded its budget, and its further messages are dropped.
 */
export type Posted = {
  data: unknown
  origin: string
  unexpectedSource: 'window' | 'origin' | null
  isFlood?: boolean
}
