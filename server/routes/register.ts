import { domainOf } from '@contract/email'
import { register } from '@contract/registration'
import { eq } from 'drizzle-orm'
import { users } from '../db/schema'
import { guessDependencies } from '../http/guessDependencies'
import { type Call, type StagedHandler, stagedMutation } from '../http/implement'
import { deviceFor } from '../http/knownDevice'
import { postWaiting } from '../http/postWaiting'
import { readUser, type UserRow, userReply } from '../services/account/users'
import { codeMail } from '../services/auth/codes/codeMail'
import { checkCredentials } from '../services/auth/login'
import { hashPassword } from '../services/auth/password'
import { isSsoOnly, ssoOnlyIn } from '../services/auth/passwordAccount'
import { completeAccount } from '../services/auth/signUp/completeAccount'
import { type SignUp, signUp } from '../services/auth/signUp/signUp'
import { refuseWeak } from '../services/auth/weakPassword'
import { Refusal } from '../services/platform/refusal'
import { whitelabelFor } from '../services/tenancy/whitelabels'

type Registering = Call<typeof register>
type CommitSignUp = Parameters<StagedHandler<typeof register>>[1]

export const registerRoutes = [
  stagedMutation(
    register,
    async (call, commit) => {
      const { body, database } = call
      if (!body.is_term_accepted) throw new Refusal('terms_not_accepted')
      const { connection } = database
      const ssoOnly = await ssoOnlyIn(connection, domainOf(body.email))
      const [account] = await connection.select().from(users).where(eq(users.email, body.email))
      if (isSsoOnly(ssoOnly, account)) {
        throw new Refusal('permission_denied', {
          detail: 'This address signs in through the identity provider of its company.',
        })
      }
      if (account?.confirmed) return complete(call, account, commit)
      if (account?.deactivated) throw new Refusal('account_exists')
      return begin(call, commit)
    },
    { limit: 'registerByClient' },
  ),
]

async function begin(call: Registering, commit: CommitSignUp) {
  const { body, caller, demo, hash, mail, now, signUpTokens } = call
  if (body.password === undefined) {
    throw new Refusal('invalid_request', {
      errors: [{ path: 'body.password', code: 'required', message: 'Choose a password' }],
    })
  }
  const whitelabel = await whitelabelFor(call, caller.host)
  const { email, password } = body
  refuseWeak(password, { email, brand: whitelabel.brand, isDemo: demo }, 'body.password')
  const input: SignUp = {
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
  return commit(async (tx) => {
    const started = await signUp(tx, hash, input, now())
    if (started instanceof Refusal) return started
    const { user, registrationUuid, code } = started
    const letter = { to: body.email, code, brand: whitelabel.brand, locale: caller.locale }
    mail.post(codeMail({ ...letter, purpose: 'confirm' }))
    const token = await signUpTokens.signRegistration(registrationUuid, now())
    return { user: userReply(user, null), token }
  })
}

async function complete(call: Registering, account: UserRow, commit: CommitSignUp) {
  const { accessTokens, body, caller, now } = call
  if (account.termsAccepted || account.deactivated) throw new Refusal('account_exists')
  await checkOwner(call, account)
  const whitelabel = await whitelabelFor(call, caller.host)
  const input = {
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
  return commit(async (tx) => {
    const starting = { accessTokens, now: now(), agent: caller.agent }
    const token = await completeAccount(tx, starting, account.id, input)
    await postWaiting(tx, call, { userId: account.id, since: starting.now })
    return { user: await readUser(tx, account.id), token }
  })
}

/**
 * Refuses callers who do not own the account. Proof is the token from setting the password, or the password itself,
 * whose attempts count like those of a sign-in.
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
  const input = { email: body.email, password: body.password, device }
  await checkCredentials(guessDependencies(call), input).catch((error: unknown) => {
    throw error instanceof Refusal ? new Refusal('account_exists') : error
  })
}
