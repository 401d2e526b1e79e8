import type { SpokenLocale } from '@contract/locales'
import {
  consumeCode,
  consumeResetCode,
  resendCode,
  resendResetCode,
  sendResetCode,
  sendResetCodeV2,
} from '@contract/verification'
import { codeMail } from '../domain/codes/codeMail'
import { codeRules } from '../domain/codes/codeRules'
import { exchangeCode, makePasswordCode } from '../domain/codes/passwordCode'
import { settingPassword } from '../domain/earlierPasswords'
import { Refusal, unlessRefused } from '../domain/refusal'
import { type Proof, resetPassword } from '../domain/resetPassword'
import { confirmAccount } from '../domain/signUp/confirmAccount'
import { registrationOf } from '../domain/signUp/registration'
import { resendSignUpCode } from '../domain/signUp/resendSignUpCode'
import type { Dependencies } from '../http/dependencies'
import { guessDependencies } from '../http/guessDependencies'
import { type Call, implement } from '../http/implement'
import { rememberDevice } from '../http/knownDevice'
import { publicOrigin } from '../http/publicOrigin'
import { whitelabelFor } from './host'

type Asked = Dependencies & {
  body: { email: string }
  caller: {
    client: string | null
    host: string
    hostHeader: string | undefined
    locale: SpokenLocale
  }
}

/** Runs the same steps for known and unknown addresses, so that nobody can tell them apart; only the mail differs. */
async function sendPasswordCode(call: Asked) {
  const { body, caller, database, hash, limits, mail, now } = call
  await limits.spend('codeSentByClient', caller.client)
  const { brand } = await whitelabelFor(call, caller.host)
  const to = body.email
  // An attacker could ask for somebody else's code with a forged `Host`; that must not end up in the mailed link.
  const origin = await publicOrigin(call, caller.hostHeader).catch((error: unknown) => {
    if (error instanceof Refusal) return null
    throw error
  })
  const {
    code,
    link: token,
    toBeMailed,
  } = unlessRefused(
    await database.connection.transaction((tx) => makePasswordCode(tx, hash, to, now())),
  )
  const query = new URLSearchParams({ link: token, email: to }).toString()
  const link = origin === null ? null : `${origin}/reset-password?${query}`
  const letter = codeMail({ to, code, purpose: 'password', link, brand, locale: caller.locale })
  if (toBeMailed) mail.post(letter)
  return { cooldown: codeRules.cooldownSeconds }
}

export const verificationRoutes = [
  implement(sendResetCode, sendPasswordCode),
  implement(sendResetCodeV2, sendPasswordCode),
  implement(resendResetCode, sendPasswordCode),

  implement(resendCode, async (call) => {
    const { body, caller, database, hash, limits, mail, now } = call
    const { registration } = caller
    if (body.email !== registration.email) {
      throw new Refusal('permission_denied', { detail: 'This sign-up is of another address.' })
    }
    await limits.spend('codeSentByClient', caller.client)
    const { brand } = await whitelabelFor(call, caller.host)
    const code = unlessRefused(
      await database.connection.transaction((tx) =>
        resendSignUpCode(tx, hash, registration, now()),
      ),
    )
    const { locale } = caller
    mail.post(codeMail({ to: registration.email, code, purpose: 'confirm', brand, locale }))
    return { cooldown: codeRules.cooldownSeconds }
  }),

  implement(consumeCode, async (call) => {
    const { body, caller, database, hash, limits, now, params } = call
    const { connection } = database
    await limits.spend('codeTriedByClient', caller.client)
    if (caller.bearer === null) {
      const given = { email: body.email, code: params.code }
      const token = unlessRefused(
        await connection.transaction((tx) => exchangeCode(tx, hash, given, now())),
      )
      return { confirmed: true, token }
    }
    const registration = await registrationOf(call, caller.bearer)
    if (body.email !== registration.email) {
      throw new Refusal('permission_denied', { detail: 'This sign-up is of another address.' })
    }
    unlessRefused(
      await connection.transaction((tx) =>
        confirmAccount(tx, hash, registration, params.code, now()),
      ),
    )
    return { confirmed: true }
  }),

  implement(consumeResetCode, async (call) => {
    const { body, caller, database, hash, limits, now, signUpTokens } = call
    await limits.spend('codeTriedByClient', caller.client)
    const proof = proofIn(body)
    const { connection } = database
    const held =
      'token' in proof
        ? { owner: proof.token, from: proof.token }
        : { owner: proof.email, from: proof.code }
    const { brand } = await whitelabelFor(call, caller.host)
    const chosen = { next: body.new_password, brand }
    const reset = () =>
      connection.transaction((tx) => resetPassword(tx, hash, proof, chosen, now()))
    const user = unlessRefused(await settingPassword(guessDependencies(call), held, reset))
    caller.concerns(user.email)
    await rememberDevice(call, user.email)
    if (user.termsAccepted) return {}
    return { token: await signUpTokens.signCompletion(user.uuid, now()) }
  }),
]

function proofIn({ token, email, code }: Call<typeof consumeResetCode>['body']): Proof {
  if (token !== undefined) return { token }
  if (email !== undefined && code !== undefined) return { email, code }
  throw new Refusal('invalid_request')
}
