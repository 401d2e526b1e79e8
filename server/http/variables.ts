/** The values that the first middleware stores in the Hono context of every request. */
export type Variables = {
  traceId: string
  /** The requested host name, in lower case and without the port. */
  host: string
  /** The pattern of the matched route. Logs and metrics use it, because a path may contain an e-mail address. */
  route: string
  /** The body was not read completely, so the connection cannot be reused, and the reply closes it. */
  closesConnection?: boolean
  /** Other origins may frame the page, as its own policy specifies. */
  isFramedElsewhere?: boolean
}
