import {
  consumeCode,
  consumeResetCode,
  resendCode,
  resendResetCode,
  sendResetCode,
  sendResetCodeV2,
} from '@contract/verification'
import type { Connection } from '../db/database'
import { guessDependencies } from '../http/guessDependencies'
import { type Call, type MutationCall, mutation, stagedMutation } from '../http/implement'
import { rememberDevice } from '../http/knownDevice'
import { postWaiting } from '../http/postWaiting'
import { publicOrigin } from '../http/publicOrigin'
import { codeMail } from '../services/auth/codes/codeMail'
import { codeRules } from '../services/auth/codes/codeRules'
import { exchangeCode, makePasswordCode } from '../services/auth/codes/passwordCode'
import { settingPassword } from '../services/auth/earlierPasswords'
import { type Proof, resetPassword } from '../services/auth/resetPassword'
import { confirmAccount } from '../services/auth/signUp/confirmAccount'
import { registrationOf } from '../services/auth/signUp/registration'
import { resendSignUpCode } from '../services/auth/signUp/resendSignUpCode'
import { Refusal } from '../services/platform/refusal'
import { whitelabelFor } from '../services/tenancy/whitelabels'

type SendCode = typeof sendResetCode | typeof sendResetCodeV2 | typeof resendResetCode

/**
 * Takes the same steps for known and unknown addresses, so that callers cannot distinguish them; only the mail differs.
 */
async function sendPasswordCode(tx: Connection, call: MutationCall<SendCode>) {
  const { body, caller, hash, mail, now } = call
  const { brand } = await whitelabelFor(call, caller.host)
  const to = body.email
  // An attacker could request another user's code with a forged `Host`; that host must not appear in the mailed link.
  const origin = await publicOrigin(call, caller.hostHeader).catch((error: unknown) => {
    if (error instanceof Refusal) return null
    throw error
  })
  const made = await makePasswordCode(tx, hash, to, now())
  if (made instanceof Refusal) return made
  const { code, link: token, toBeMailed } = made
  const query = new URLSearchParams({ link: token, email: to }).toString()
  const link = origin === null ? null : `${origin}/reset-password?${query}`
  const letter = codeMail({ to, code, purpose: 'password', link, brand, locale: caller.locale })
  mail.post(toBeMailed ? letter : { ...letter, isDecoy: true })
  return { cooldown: codeRules.cooldownSeconds }
}

const byClient = { limit: 'codeSentByClient' } as const

export const verificationRoutes = [
  mutation(sendResetCode, sendPasswordCode, byClient),
  mutation(sendResetCodeV2, sendPasswordCode, byClient),
  mutation(resendResetCode, sendPasswordCode, byClient),

  mutation(
    resendCode,
    async (tx, call) => {
      const { body, caller, hash, mail, now } = call
      const { locale, registration } = caller
      if (body.email !== registration.email) throw otherAddress()
      const { brand } = await whitelabelFor(call, caller.host)
      const code = await resendSignUpCode(tx, hash, registration, now())
      if (code instanceof Refusal) return code
      mail.post(codeMail({ to: registration.email, code, purpose: 'confirm', brand, locale }))
      return { cooldown: codeRules.cooldownSeconds }
    },
    byClient,
  ),

  mutation(
    consumeCode,
    async (tx, call) => {
      const { body, caller, hash, now, params } = call
      if (caller.bearer === null) {
        const input = { email: body.email, code: params.code }
        const token = await exchangeCode(tx, hash, input, now())
        return token instanceof Refusal ? token : { confirmed: true, token }
      }
      const registration = await registrationOf(call, caller.bearer)
      if (body.email !== registration.email) throw otherAddress()
      const since = now()
      const confirmed = await confirmAccount(tx, hash, registration, params.code, since)
      if (confirmed instanceof Refusal) return confirmed
      await postWaiting(tx, call, { userId: registration.userId, since })
      return { confirmed: true }
    },
    { limit: 'codeTriedByClient' },
  ),

  stagedMutation(
    consumeResetCode,
    async (call, commit) => {
      const { body, caller, hash, now, signUpTokens } = call
      const proof = proofIn(body)
      const held =
        'token' in proof
          ? { owner: proof.token, from: proof.token }
          : { owner: proof.email, from: proof.code }
      const { brand } = await whitelabelFor(call, caller.host)
      const chosen = { next: body.new_password, brand, isDemo: call.demo }
      return settingPassword(guessDependencies(call), held, () =>
        commit(async (tx) => {
          const user = await resetPassword(tx, hash, proof, chosen, now())
          if (user instanceof Refusal) return user
          caller.setSubject(user.email)
          await rememberDevice(call, user.email)
          if (user.termsAccepted) return {}
          return { token: await signUpTokens.signCompletion(user.uuid, now()) }
        }),
      )
    },
    { limit: 'codeTriedByClient' },
  ),
]

const otherAddress = () =>
  new Refusal('permission_denied', { detail: 'This sign-up belongs to another address.' })

function proofIn({ token, email, code }: Call<typeof consumeResetCode>['body']): Proof {
  if (token !== undefined) return { token }
  if (email !== undefined && code !== undefined) return { email, code }
  throw new Refusal('invalid_request')
}
