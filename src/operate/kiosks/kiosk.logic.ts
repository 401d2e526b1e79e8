import type { KioskCode, OperatedKiosk } from '@contract/operate/kiosks'
import type { CollectionMachine } from '@machines/operate/collection/machine'
import type { TogglePageMachine } from '@machines/operate/page/pages'
import type { Versioned } from '@machines/operate/record/context'
import type { Owned } from '../api/sent'
import { editedFields } from '../record/editedFields'
import type { ListQuery } from '../table/query'

export type KioskDraft = { name: string; place: string }
/** A kiosk to add to the building `owner`. */
export type NewKiosk = Owned<KioskDraft>
export type KiosksMachine = CollectionMachine<ListQuery, OperatedKiosk, NewKiosk>

export const isKioskNamed = ({ name }: KioskDraft): boolean => name.trim() !== ''

export const fieldsOf = ({ name, place }: KioskDraft) => ({
  name: name.trim(),
  place: place.trim() || null,
})

/** A kiosk, with what is only shown. */
export type KioskRecord = KioskDraft & Pick<OperatedKiosk, 'state' | 'last_seen_at' | 'app_version'>

/** The one change of a kiosk that takes effect at once: a new code for its device. */
export type KioskMachine = TogglePageMachine<KioskRecord, 'code', KioskCode>

export function versioned(kiosk: OperatedKiosk): Versioned<KioskRecord> {
  const { version, name, place, state, last_seen_at, app_version } = kiosk
  return { version, fields: { name, place: place ?? '', state, last_seen_at, app_version } }
}

/** The edited fields as the server expects them. */
export const changesOf = (edits: Partial<KioskRecord>) =>
  editedFields(fieldsOf({ name: '', place: '', ...edits }), edits)
