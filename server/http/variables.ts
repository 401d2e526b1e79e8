/** What the first middleware stores in the Hono context of every request. */
export type Variables = {
  traceId: string
  /** The host name that was asked for, lower case and without the port. */
  host: string
  /** The pattern of the matched route. Logs and metrics name it, because a path may hold an e-mail address. */
  route: string
  /** The body was not read to its end, so the connection cannot be used again, and the reply says so. */
  closesConnection?: boolean
  /** The page is made to be framed by other origins, and says by its own policy by which. */
  isFramedElsewhere?: boolean
}
