import { setImmediate as turn } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { supportAttachments } from '../../db/schema'
import type { CheckedAttachment } from './attachments'

/**
 * Bytes per insert. The embedded database runs in this process and blocks it for some hundredths of a second per
 * insert.
 */
const pieceBytes = 768 * 1024

/** Stores the files of a request in chunks, so that other requests are answered in between. */
export async function saveAttachments(
  tx: Connection,
  requestUuid: string,
  attachments: readonly CheckedAttachment[],
): Promise<void> {
  for (const [position, { name, contentType, file }] of attachments.entries()) {
    const empty = { name, contentType, content: new Uint8Array(), requestUuid, position }
    await tx.insert(supportAttachments).values(empty)
    for await (const content of file.pieces(pieceBytes)) {
      // Sent as text, because the embedded database takes seconds to parse a binary parameter.
      const piece = Buffer.from(content).toString('base64')
      await tx
        .update(supportAttachments)
        .set({ content: sql`${supportAttachments.content} || decode(${piece}::text, 'base64')` })
        .where(
          and(
            eq(supportAttachments.requestUuid, requestUuid),
            eq(supportAttachments.position, position),
          ),
        )
      await turn()
    }
  }
}
