/** What somebody may send, at the limit of its size, and the parser of ours that it is meant for. */
export type Hostile = {
  parser: 'JSON' | 'form' | 'SAML' | 'address' | 'header' | 'picture' | 'attachment'
  name: string
  /** Sends it, in the name of somebody who has signed up; the status of the answer, 0 if it was cut off. */
  act(port: number, token: string): Promise<number>
}
