import { preferredLocale } from '@contract/locales'
import type { Connection } from '../db/database'
import type { Letters } from '../ports/mail'
import { approversOf } from '../services/operate/approvers'
import { letterMail } from '../services/operate/letters/letterMail'
import { buildingAddress } from './buildingAddress'
import { consoleUrl } from './consoleUrl'
import type { Dependencies } from './dependencies'

type Calling = Pick<Dependencies, 'deployment'> & {
  mail: Letters
  caller: { host: string; hostHeader: string | undefined }
}

/** Tells those who decide about it that this user’s sign-up waits for them; see `approversOf`. */
export async function postWaiting(
  tx: Connection,
  call: Calling,
  { userId, since }: { userId: number; since: Date },
): Promise<void> {
  for (const { building, approvers } of await approversOf(tx, userId, since)) {
    const { url, brand } = await buildingAddress(
      { ...call, database: { connection: tx } },
      building.uuid,
    )
    const waiting = consoleUrl(url, `/people?state=waiting&building=${building.uuid}`)
    for (const { email, locale } of approvers) {
      const letter = { to: email, place: building.name, brand, url: waiting }
      call.mail.post(
        letterMail('waiting', { ...letter, locale: preferredLocale(locale ?? undefined) }),
      )
    }
  }
}
