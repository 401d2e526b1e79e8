import type { Uploaded } from '@contract/operate/uploads'
import type { OperatedWhitelabel } from '@contract/operate/whitelabels'
import type { CollectionMachine } from '@machines/operate/collection/machine'
import type { UploadPageMachine } from '@machines/operate/page/pages'
import type { Versioned } from '@machines/operate/record/context'
import { editedFields } from '../record/editedFields'
import type { ListQuery } from '../table/query'
import { type BrandDraft, draftOf, fieldsOf, newBrand } from './draft'

export type BrandsMachine = CollectionMachine<ListQuery, OperatedWhitelabel, BrandDraft>

/** A stored brand, with what is only shown. */
export type BrandRecord = BrandDraft & Pick<OperatedWhitelabel, 'is_from_file'>
export type BrandMachine = UploadPageMachine<BrandRecord>

/** What an upload changes in a brand: a font needs its name. */
export const changedByUpload = (
  field: string,
  { url, family }: Uploaded,
): Partial<BrandRecord> => ({ [field]: url, ...(family !== null && { theme_font: family }) })

export const versioned = (brand: OperatedWhitelabel): Versioned<BrandRecord> => ({
  version: brand.version,
  fields: { ...draftOf(brand), is_from_file: brand.is_from_file },
})

/** The edited fields as the server expects them. */
export const changesOf = (edits: Partial<BrandRecord>) =>
  editedFields(fieldsOf({ ...newBrand, ...edits }), edits)
