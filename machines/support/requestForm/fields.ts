/** The input of the form. `nature` is the help desk's name for the type of issue. */
export type RequestFields = { nature: string; subject: string; description: string }

/** The service that a request is about, by its name in the content. */
export type RequestedService = { uuid: string; providerUuid: string | null }

/** Whether nature, subject and description are filled in. */
export function isComplete(fields: RequestFields): boolean {
  return Object.values(fields).every((value) => value.trim() !== '')
}
