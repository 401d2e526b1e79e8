import { publicBuildings } from '@contract/buildings'
import { domainOf } from '@contract/email'
import { register } from '@contract/registration'
import { authenticate, oidcCallback, providers } from '@contract/sso'
import { updateCurrentUser } from '@contract/users'
import {
  consumeCode,
  consumeResetCode,
  resendCode,
  resendResetCode,
  sendResetCode,
  sendResetCodeV2,
} from '@contract/verification'
import type { ProviderIdentity, WizardFields } from '@machines/auth/wizard/context'
import { FailedCall, isRefusedWith } from '@machines/kernel/failure'
import type { Api } from '@platform/api/client'
import { knownSession } from '@platform/session/knownSession'

type Code = { email: string; code: string; token: string | null; key: string }
const bearer = (token: string | null) => (token === null ? {} : { token })

/** Every call of the sign-up wizard and of the callback from an identity provider. */
export function signUpCalls({ call }: Api, userTypeId: () => 1 | 2) {
  return {
    lookUpProviders: ({ email }: { email: string }, signal: AbortSignal) =>
      call(providers, { params: { source: email }, query: { source: 'tenantweb' }, signal }),

    fetchBuildings: async (
      { email, token }: { email: string; token: string | null },
      signal: AbortSignal,
    ) => {
      try {
        // The token shows what the address was invited to; without it the domain says everything.
        const query = token === null ? { domain: domainOf(email) } : { email }
        return (await call(publicBuildings, { query, ...bearer(token), signal })).data
      } catch (error) {
        const isUnknown =
          error instanceof FailedCall && isRefusedWith(error.failure, 'domain_not_registered')
        if (!isUnknown) throw error
        return (await call(publicBuildings, { query: { guestBuildingsOnly: true }, signal })).data
      }
    },

    register: async (
      input: { fields: WizardFields; password: string | null; token: string | null; key: string },
      signal: AbortSignal,
    ) => {
      const { building_uuid, ...fields } = input.fields
      const body = {
        ...fields,
        building_uuid: building_uuid ?? '',
        user_type_id: userTypeId(),
        ...(input.password !== null && { password: input.password }),
      }
      const reply = await call(register, {
        body,
        ...bearer(input.token),
        idempotencyKey: input.key,
        signal,
      })
      return { token: reply.token, isConfirmed: reply.user.confirmed }
    },

    acceptTerms: async ({ token }: { token: string }, signal: AbortSignal) => {
      await call(updateCurrentUser, { body: { is_term_accepted: true }, token, signal })
    },

    saveBuilding: async (
      { token, buildingUuid }: { token: string; buildingUuid: string },
      signal: AbortSignal,
    ) => {
      const body = { default_building_uuid: buildingUuid }
      await call(updateCurrentUser, { body, token, signal })
    },

    sendCode: (
      { email, codes }: { email: string; codes: 'v1' | 'v2' },
      signal: AbortSignal,
    ): Promise<{ cooldown: number }> =>
      call(codes === 'v1' ? sendResetCode : sendResetCodeV2, { body: { email }, signal }),

    resendCode: (
      { email, token }: { email: string; token: string | null },
      signal: AbortSignal,
    ): Promise<{ cooldown: number }> =>
      token === null
        ? call(resendResetCode, { body: { email }, signal })
        : call(resendCode, { body: { email }, token, signal }),

    consumeCode: async ({ email, code, token, key }: Code, signal: AbortSignal) => {
      const reply = await call(consumeCode, {
        params: { code },
        body: { email },
        ...bearer(token),
        idempotencyKey: key,
        signal,
      })
      return { token: reply.token ?? null }
    },

    setPassword: async (
      { newPassword, email, code, token, key }: Code & { newPassword: string },
      signal: AbortSignal,
    ) => {
      const body =
        token === null
          ? { new_password: newPassword, email, code }
          : { new_password: newPassword, token }
      const reply = await call(consumeResetCode, {
        body,
        idempotencyKey: key,
        signal,
      })
      return { token: reply.token ?? null }
    },

    exchangeCode: async (
      { code, state }: { code: string; state: string },
      signal: AbortSignal,
    ): Promise<ProviderIdentity> => {
      const query = { code, state, tenantweb: 'true' } as const
      const reply = await call(oidcCallback, { query, signal })
      return {
        email: reply.email,
        transactionUuid: reply.transaction_uuid,
        firstName: reply.first_name ?? null,
        lastName: reply.last_name ?? null,
      }
    },

    authenticate: async (
      {
        providerIdentity,
        fields,
        key,
      }: { providerIdentity: ProviderIdentity; fields: WizardFields | null; key: string },
      signal: AbortSignal,
    ) => {
      const { email, transactionUuid: uuid } = providerIdentity
      const body = bodyOf(email, fields)
      return knownSession(
        await call(authenticate, {
          query: { email, uuid },
          body,
          idempotencyKey: key,
          signal,
        }),
      )
    },
  }
}

/** Leaves out fields that the flow did not ask for: the account or the provider has them. */
function bodyOf(email: string, fields: WizardFields | null) {
  if (fields === null) return { email }
  const { first_name, last_name, building_uuid, is_term_accepted, is_email_accepted } = fields
  return {
    email,
    is_term_accepted,
    is_email_accepted,
    ...(first_name.trim() !== '' && { first_name }),
    ...(last_name.trim() !== '' && { last_name }),
    ...(building_uuid !== null && { building_uuid }),
  }
}
