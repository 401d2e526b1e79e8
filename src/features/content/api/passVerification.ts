import { checkPass } from '@contract/passVerification'
import type { PassQuestion } from '@machines/content/passVerification/machine'
import type { Api } from '@platform/api/client'

export const passVerificationCalls = ({ call }: Api) => ({
  checkPass: async (
    { buildingUuid: buildingId, code, use, key }: PassQuestion,
    signal: AbortSignal,
  ) =>
    (
      await call(checkPass, {
        params: { buildingId },
        body: { code: code.trim(), use },
        idempotencyKey: key,
        signal,
      })
    ).data,
})
