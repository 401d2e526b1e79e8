import { eq } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { registrations, users } from '../../../db/schema'
import { Refusal } from '../../platform/refusal'
import type { SignUpTokens } from './signUpTokens'

/** A sign-up that waits for its code; its token proves that the bearer filled in the form. */
export type Registration = { uuid: string; userId: number; userUuid: string; email: string }

type RegistrationDependencies = {
  signUpTokens: SignUpTokens
  database: { connection: Connection }
  now: () => Date
}

/** The registration that the bearer token belongs to. Refuses an invalid or expired token. */
export async function registrationOf(
  { signUpTokens, database: { connection }, now }: RegistrationDependencies,
  bearer: string | null,
): Promise<Registration> {
  if (bearer === null) throw new Refusal('unauthenticated')
  const uuid = await signUpTokens.verifyRegistration(bearer, now())
  const [row] = await connection
    .select({ userId: users.id, userUuid: users.uuid, email: users.email })
    .from(registrations)
    .innerJoin(users, eq(users.id, registrations.userId))
    .where(eq(registrations.uuid, uuid))
  if (row === undefined) throw new Refusal('unauthenticated')
  return { uuid, ...row }
}
