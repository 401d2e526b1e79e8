/** What is typed. `nature` is what the help desk calls the type of the issue. */
export type RequestFields = { nature: string; subject: string; description: string }

/** The service that a request is about, as the content names it. */
export type RequestedService = { uuid: string; providerUuid: string | null }

/** Nature, subject and description are filled. */
export function isComplete(fields: RequestFields): boolean {
  return Object.values(fields).every((value) => value.trim() !== '')
}
