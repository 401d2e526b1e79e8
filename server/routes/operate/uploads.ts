import {
  openingUploads,
  type Uploaded,
  type UploadKind,
  uploadForBuilding,
  uploadForCompany,
  uploadForOpening,
  uploadForWhitelabel,
} from '@contract/operate/uploads'
import { withUpload } from '@rules/operate/openingUploads'
import type { Connection } from '../../db/database'
import type { Dependencies } from '../../http/dependencies'
import { stagedOperateMutation } from '../../http/operateMutation'
import type { Change } from '../../services/operate/auditLog'
import { readCompany } from '../../services/operate/companies'
import { buildingOf } from '../../services/operate/offers/building'
import { lockDraft, saveDraft } from '../../services/operate/opening/openings'
import { checkUpload } from '../../services/operate/uploads/checkUpload'
import { changeableWhitelabel } from '../../services/operate/whitelabels'
import {
  addressOfUpload,
  recordUpload,
  storeUpload,
  type UploadRow,
} from '../../services/platform/uploads/uploads'

type Given = Pick<Dependencies, 'files' | 'fileParser' | 'now'>

/** What an upload was for, as the log of changes names it. */
type Subject = Pick<Change, 'subject' | 'subjectUuid' | 'buildingUuid'>

const changeOf = (subject: Subject, file: File, row: UploadRow): [Change] => [
  {
    kind: 'upload',
    ...subject,
    before: null,
    after: { url: addressOfUpload(row), file: file.name.slice(-120), bytes: row.bytes },
  },
]

/**
 * Checks and stores a file, then records it with `commit`. If the call was answered before, or another upload has the
 * same content, the stored file is removed again.
 */
async function upload<Committed>(
  { files, fileParser, now }: Given,
  kind: UploadKind,
  file: File,
  commit: (
    record: (tx: Connection) => Promise<{ row: UploadRow; uploaded: Uploaded }>,
  ) => Promise<Committed>,
): Promise<Committed> {
  const { font, ...checked } = await checkUpload(fileParser, kind, file)
  const row = await storeUpload(files, { ...checked, fontWeight: font?.weight ?? null }, now())
  let isKept = false
  try {
    return await commit(async (tx) => {
      isKept = (await recordUpload(tx, row)).isNew
      return { row, uploaded: { url: addressOfUpload(row), family: font?.family ?? null } }
    })
  } catch (error) {
    isKept = false
    throw error
  } finally {
    if (!isKept) await files.remove(row.uuid)
  }
}

/** The one file of the form: its schema allows no other number. */
const only = ([file]: readonly File[]): File => file as File

export const operateUploadRoutes = [
  stagedOperateMutation(uploadForWhitelabel, (call, commit) => {
    const { body, params } = call
    const file = only(body.file)
    return upload(call, body.kind, file, (record) =>
      commit(async (tx) => {
        const { brand, uuid } = await changeableWhitelabel(tx, params.whitelabelId)
        const { row, uploaded } = await record(tx)
        const subject = { subject: brand, subjectUuid: uuid, buildingUuid: null }
        return { reply: { data: uploaded }, changes: changeOf(subject, file, row) }
      }),
    )
  }),
  stagedOperateMutation(uploadForBuilding, (call, commit) => {
    const { body, params } = call
    const file = only(body.file)
    return upload(call, body.kind, file, (record) =>
      commit(async (tx) => {
        const { uuid, name } = await buildingOf(tx, params.buildingId)
        const { row, uploaded } = await record(tx)
        const subject = { subject: name, subjectUuid: uuid, buildingUuid: uuid }
        return { reply: { data: uploaded }, changes: changeOf(subject, file, row) }
      }),
    )
  }),
  stagedOperateMutation(uploadForCompany, (call, commit) => {
    const { body, params, caller } = call
    const file = only(body.file)
    return upload(call, body.kind, file, (record) =>
      commit(async (tx) => {
        const { uuid, name, buildings } = await readCompany(
          tx,
          params.companyId,
          caller.operator.reach,
        )
        const { row, uploaded } = await record(tx)
        const buildingUuid = buildings[0]?.uuid ?? null
        const subject = { subject: name, subjectUuid: uuid, buildingUuid }
        return { reply: { data: uploaded }, changes: changeOf(subject, file, row) }
      }),
    )
  }),
  stagedOperateMutation(uploadForOpening, (call, commit) => {
    const { body, params, caller } = call
    const file = only(body.file)
    return upload(call, openingUploads[body.field], file, (record) =>
      commit(async (tx) => {
        const draft = await lockDraft(tx, { uuid: params.openingId, userId: caller.principal.id })
        const { row, uploaded } = await record(tx)
        const { version } = await saveDraft(
          tx,
          draft,
          withUpload(draft.draft, body.field, uploaded),
        )
        const subject = {
          subject: draft.draft.building?.name ?? '',
          subjectUuid: draft.uuid,
          buildingUuid: null,
        }
        return {
          reply: { data: { ...uploaded, version } },
          changes: changeOf(subject, file, row),
        }
      }),
    )
  }),
]
