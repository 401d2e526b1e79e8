/**
 * What was posted to this window, as it came; `unexpectedSource` says why it gets no answer. `isFlood`: the frame has posted more
 * than its budget, and all that it posts from now on is dropped.
 */
export type Posted = {
  data: unknown
  origin: string
  unexpectedSource: 'window' | 'origin' | null
  isFlood?: boolean
}
