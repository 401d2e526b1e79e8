/** Input at the limit of its size, and the parser that it targets. */
export type Hostile = {
  parser:
    | 'JSON'
    | 'form'
    | 'SAML'
    | 'address'
    | 'header'
    | 'picture'
    | 'attachment'
    | 'upload'
    | 'import'
  name: string
  /** Sends it as a signed-up user; returns the response's status, 0 if the connection was closed. */
  act(port: number, token: string): Promise<number>
}
