import { asc, inArray } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { requestAnswers } from '../../db/schema'

export type AnswerRow = typeof requestAnswers.$inferSelect

/** The answers to requests, the oldest first. */
export async function answersTo(
  connection: Connection,
  requests: readonly string[],
): Promise<AnswerRow[]> {
  if (requests.length === 0) return []
  return connection
    .select()
    .from(requestAnswers)
    .where(inArray(requestAnswers.requestUuid, [...requests]))
    .orderBy(asc(requestAnswers.createdAt), asc(requestAnswers.uuid))
}
