import { addressOf } from '@contract/email'
import { personNameOf } from '@contract/personName'
import type { Connection } from '../../../db/database'
import { Refusal } from '../../platform/refusal'
import { type Transaction, vouch } from './transactions'

/** The provider's claims about a user. */
type Person = {
  /** Every address that it names: one of them must be the typed one. */
  emails: readonly string[]
  firstName: string | null
  lastName: string | null
}

export type Vouched = {
  email: string
  transactionUuid: string
  firstName: string | null
  lastName: string | null
}

/** @throws `sso_email_mismatch` unless the provider names the address that the attempt started with */
export async function vouchFor(
  connection: Connection,
  { uuid, email }: Transaction,
  person: Person,
  now: Date,
): Promise<Vouched> {
  if (!person.emails.some((each) => addressOf(each) === email)) {
    throw new Refusal('sso_email_mismatch')
  }
  const names = { firstName: nameOf(person.firstName), lastName: nameOf(person.lastName) }
  await vouch(connection, uuid, names, now)
  return { email, transactionUuid: uuid, ...names }
}

/** Null for a name that no form would accept: the sign-up then asks for it. */
const nameOf = (input: string | null): string | null => personNameOf(input ?? '')
