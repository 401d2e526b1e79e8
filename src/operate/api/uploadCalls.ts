import {
  type OpeningUpload,
  uploadForBuilding,
  uploadForCompany,
  uploadForOpening,
  uploadForWhitelabel,
} from '@contract/operate/uploads'
import type { SentFile } from '@machines/operate/upload/context'
import type { Api } from '@platform/api/client'

/** The chosen file, which only the browser can read. */
function formFile({ file: { handle } }: SentFile): [File] {
  if (!(handle instanceof File)) throw new Error('There is no file')
  return [handle]
}

/** The calls that upload a file for a record. */
export const uploadCalls = ({ call }: Pick<Api, 'call'>) => ({
  uploadForBrand: async (sent: SentFile, signal: AbortSignal) => {
    const body = { kind: sent.kind, file: formFile(sent) }
    const params = { whitelabelId: sent.id }
    return (await call(uploadForWhitelabel, { params, body, idempotencyKey: sent.key, signal }))
      .data
  },
  /** `building` is the building that has the record. */
  uploadForBuilding: async (
    { building, ...sent }: SentFile & { building: string },
    signal: AbortSignal,
  ) => {
    if (sent.kind === 'font') throw new Error('A building has no font')
    const body = { kind: sent.kind, file: formFile(sent) }
    const params = { buildingId: building }
    return (await call(uploadForBuilding, { params, body, idempotencyKey: sent.key, signal })).data
  },
  uploadForCompany: async (sent: SentFile, signal: AbortSignal) => {
    if (sent.kind !== 'logo') throw new Error('A company has a logo alone')
    const body = { kind: sent.kind, file: formFile(sent) }
    const params = { companyId: sent.id }
    return (await call(uploadForCompany, { params, body, idempotencyKey: sent.key, signal })).data
  },
  uploadForOpening: async (sent: SentFile, signal: AbortSignal) => {
    const body = { field: sent.field as OpeningUpload, file: formFile(sent) }
    const params = { openingId: sent.id }
    return (await call(uploadForOpening, { params, body, idempotencyKey: sent.key, signal })).data
  },
})
