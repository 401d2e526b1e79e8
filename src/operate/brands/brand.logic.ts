import type { OperatedWhitelabel } from '@contract/operate/whitelabels'
import type { CollectionMachine } from '@machines/operate/collection/machine'
import type { Versioned } from '@machines/operate/record/context'
import type { RecordMachine } from '@machines/operate/record/machine'
import type { ListQuery } from '../table/query'
import { type BrandDraft, draftOf, fieldsOf, isBrandValid, newBrand } from './draft'

export type BrandsMachine = CollectionMachine<ListQuery, OperatedWhitelabel, BrandDraft>

/** A stored brand, with what is only shown. */
export type BrandRecord = BrandDraft & Pick<OperatedWhitelabel, 'is_from_file'>
export type BrandMachine = RecordMachine<BrandRecord>

export const isValid = (record: BrandRecord): boolean => isBrandValid(record)

export const versioned = (brand: OperatedWhitelabel): Versioned<BrandRecord> => ({
  version: brand.version,
  fields: { ...draftOf(brand), is_from_file: brand.is_from_file },
})

/** The edited fields as the server expects them. */
export function changesOf(edits: Partial<BrandRecord>) {
  const fields = fieldsOf({ ...newBrand, ...edits })
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name in edits))
}
