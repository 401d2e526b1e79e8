import type { OperatedMiniApp } from '@contract/operate/miniApps'
import type { CollectionMachine } from '@machines/operate/collection/machine'
import type { UploadPageMachine } from '@machines/operate/page/pages'
import type { Versioned } from '@machines/operate/record/context'
import type { Owned } from '../api/sent'
import { editedFields } from '../record/editedFields'
import type { ListQuery } from '../table/query'
import { draftOf, fieldsOf, isMiniAppValid, type MiniAppDraft, newMiniApp, sharedOf } from './draft'

/** A mini-app to register in the building `owner`. */
export type NewMiniApp = Owned<MiniAppDraft & { name: string }>
export type MiniAppsMachine = CollectionMachine<ListQuery, OperatedMiniApp, NewMiniApp>

export const isComplete = (app: NewMiniApp): boolean =>
  app.name.trim() !== '' && isMiniAppValid(app)

/** A registration, with what is only shown. */
export type MiniAppRecord = MiniAppDraft & Pick<OperatedMiniApp, 'name' | 'app_uuid' | 'covers_all'>
export type MiniAppMachine = UploadPageMachine<MiniAppRecord>

export const versioned = (app: OperatedMiniApp): Versioned<MiniAppRecord> => ({
  version: app.version,
  fields: {
    ...draftOf(app),
    name: app.name,
    app_uuid: app.app_uuid,
    covers_all: app.covers_all,
  },
})

/** The edited fields as the server expects them. */
export const changesOf = (edits: Partial<MiniAppRecord>) => {
  const draft = { ...newMiniApp, ...edits }
  return editedFields({ ...fieldsOf(draft), ...sharedOf(draft) }, edits)
}
