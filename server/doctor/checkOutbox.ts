import { scrubText } from '@rules/platform/scrub'
import { desc, isNotNull } from 'drizzle-orm'
import { countMails } from '../adapters/mail/storedMails'
import type { Connection } from '../db/database'
import { outboxMails } from '../db/schema'
import { type Finding, finding } from './finding'

const outbox = finding('Outbox')

/** Longer than the pauses after the first refusals. */
const lateSeconds = 15 * 60

/** Stored mails that wait for long, or were given up, with what the mail server said last. */
export async function checkOutbox(connection: Connection, now: Date): Promise<Finding[]> {
  const { waiting, oldestSeconds, givenUp } = await countMails(connection, now)
  const findings: Finding[] = []
  if (oldestSeconds > lateSeconds) {
    const minutes = Math.round(oldestSeconds / 60)
    findings.push(
      outbox(
        'warning',
        `${waiting} waiting, the oldest for ${minutes} minutes. Is a server running?`,
      ),
    )
  }
  if (givenUp > 0) {
    const [last] = await connection
      .select({ error: outboxMails.error })
      .from(outboxMails)
      .where(isNotNull(outboxMails.givenUpAt))
      .orderBy(desc(outboxMails.givenUpAt))
      .limit(1)
    const reason = scrubText(last?.error ?? '')
    findings.push(
      outbox(
        'warning',
        `${givenUp} given up in the last thirty days. The mail server said last: ${reason}`,
      ),
    )
  }
  return findings.length > 0 ? findings : [outbox('ok', `${waiting} waiting, none given up`)]
}
