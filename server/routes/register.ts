import { domainOf } from '@contract/email'
import { register } from '@contract/registration'
import { eq } from 'drizzle-orm'
import { users } from '../db/schema'
import { codeMail } from '../domain/codes/codeMail'
import { refuseCommon } from '../domain/commonPassword'
import { checkCredentials } from '../domain/login'
import { hashPassword } from '../domain/password'
import { isSsoOnly, ssoOnlyIn } from '../domain/passwordAccount'
import { Refusal, unlessRefused } from '../domain/refusal'
import { completeAccount } from '../domain/signUp/completeAccount'
import { type SignUp, signUp } from '../domain/signUp/signUp'
import { readUser, type UserRow, userReply } from '../domain/users'
import { guessDependencies } from '../http/guessDependencies'
import { type Call, implement } from '../http/implement'
import { deviceFor } from '../http/knownDevice'
import { whitelabelFor } from './host'

type Registering = Call<typeof register>

export const registerRoutes = [
  implement(register, async (call) => {
    const { body, caller, database, limits } = call
    await limits.spend('registerByClient', caller.client)
    if (!body.is_term_accepted) throw new Refusal('terms_not_accepted')
    const { connection } = database
    const ssoOnly = await ssoOnlyIn(connection, domainOf(body.email))
    const [account] = await connection.select().from(users).where(eq(users.email, body.email))
    if (isSsoOnly(ssoOnly, account)) {
      throw new Refusal('permission_denied', {
        detail: 'This address signs in by the identity provider of its company.',
      })
    }
    if (account?.confirmed) return complete(call, account)
    if (account?.deactivated) throw new Refusal('account_exists')
    return begin(call)
  }),
]

async function begin(call: Registering) {
  const { body, caller, database, hash, mail, now, signUpTokens } = call
  if (body.password === undefined) {
    throw new Refusal('invalid_request', {
      errors: [{ path: 'body.password', code: 'required', message: 'Choose a password' }],
    })
  }
  const whitelabel = await whitelabelFor(call, caller.host)
  const { email, password } = body
  refuseCommon(password, { email, brand: whitelabel.brand }, 'body.password')
  const given: SignUp = {
    email,
    firstName: body.first_name,
    lastName: body.last_name,
    passwordHash: await hashPassword(password),
    buildings: [body.default_building_uuid ?? body.building_uuid, body.building_uuid],
    emailAccepted: body.is_email_accepted ?? false,
    userTypeId: body.user_type_id ?? 1,
    brand: whitelabel.brandIdentifier,
    guestHost: whitelabel.host,
  }
  const { user, registrationUuid, code } = unlessRefused(
    await database.connection.transaction((tx) => signUp(tx, hash, given, now())),
  )
  const letter = { to: body.email, code, brand: whitelabel.brand, locale: caller.locale }
  mail.post(codeMail({ ...letter, purpose: 'confirm' }))
  const token = await signUpTokens.signRegistration(registrationUuid, now())
  return { user: userReply(user, null), token }
}

async function complete(call: Registering, account: UserRow) {
  const { accessTokens, body, caller, database, now } = call
  if (account.termsAccepted || account.deactivated) throw new Refusal('account_exists')
  await checkOwner(call, account)
  const whitelabel = await whitelabelFor(call, caller.host)
  const given = {
    email: body.email,
    firstName: body.first_name,
    lastName: body.last_name,
    buildingUuid: body.building_uuid,
    defaultBuildingUuid: body.default_building_uuid ?? body.building_uuid,
    emailAccepted: body.is_email_accepted,
    userTypeId: body.user_type_id,
    brand: whitelabel.brandIdentifier,
    guestHost: whitelabel.host,
  }
  const { connection } = database
  const token = await connection.transaction((tx) =>
    completeAccount(tx, { accessTokens, now: now(), agent: caller.agent }, account.id, given),
  )
  return { user: await readUser(connection, account.id), token }
}

/**
 * Refuses callers who do not own the account. Proof is the token that setting the password answered, or the
 * password itself, whose tries count like those of a login.
 */
async function checkOwner(call: Registering, account: UserRow): Promise<void> {
  const { body, caller, now, signUpTokens } = call
  if (caller.bearer !== null) {
    const userUuid = await signUpTokens.verifyCompletion(caller.bearer, now())
    if (userUuid !== account.uuid) throw new Refusal('permission_denied')
    return
  }
  if (body.password === undefined) throw new Refusal('account_exists')
  const device = await deviceFor(call, body.email)
  const given = { email: body.email, password: body.password, device }
  await checkCredentials(guessDependencies(call), given).catch((error: unknown) => {
    throw error instanceof Refusal ? new Refusal('account_exists') : error
  })
}
