/** What is typed. `nature` is what the help desk calls the type of the issue. */
export type RequestFields = { nature: string; subject: string; description: string }

/** Nature, subject and description are filled. */
export function isComplete(fields: RequestFields): boolean {
  return Object.values(fields).every((value) => value.trim() !== '')
}
