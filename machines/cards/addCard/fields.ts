import type { CardValidation } from '@contract/cards'
import { defaultCountry } from '@rules/cards/countries'
import { isExpiry, monthAndYear, normaliseExpiry } from '@rules/cards/expiry'

/** The card's data that the app itself handles. Number and CVV are entered in frames of the provider. */
export type CardFields = {
  first_name: string
  last_name: string
  /** `MM/YY` */
  expiry: string
  country: string
}

/** The data that survives a reload or a change of language. The expiry is entered again, together with the number. */
export type CardDraft = Pick<CardFields, 'first_name' | 'last_name' | 'country'>

/** The fields that can be blurred, ours and the provider's, in the order of the form. */
export const checkedFields = ['first_name', 'last_name', 'number', 'expiry', 'cvv'] as const
export type CheckedField = (typeof checkedFields)[number]
export type HostedField = 'number' | 'cvv'

export const emptyFields: CardFields = {
  first_name: '',
  last_name: '',
  expiry: '',
  country: defaultCountry,
}

export const withField = (
  fields: CardFields,
  name: keyof CardFields,
  value: string,
): CardFields => ({ ...fields, [name]: name === 'expiry' ? normaliseExpiry(value) : value })

export const draftOf = ({ first_name, last_name, country }: CardFields): CardDraft => ({
  first_name,
  last_name,
  country,
})

type Typed = { fields: CardFields; validation: CardValidation | null }

const isRight: Record<CheckedField, (typed: Typed) => boolean> = {
  first_name: ({ fields }) => fields.first_name.trim() !== '',
  last_name: ({ fields }) => fields.last_name.trim() !== '',
  expiry: ({ fields }) => isExpiry(fields.expiry),
  number: ({ validation }) => validation?.validNumber === true,
  cvv: ({ validation }) => validation?.validCvv === true,
}

/** The fields that are missing or invalid. */
export const wrongFields = (typed: Typed): CheckedField[] =>
  checkedFields.filter((name) => !isRight[name](typed))

/** Whether leaving would discard input. */
export const hasTyped = ({ fields, validation }: Typed): boolean =>
  fields.first_name !== '' ||
  fields.last_name !== '' ||
  fields.expiry !== '' ||
  fields.country !== defaultCountry ||
  (validation?.numberLength ?? 0) > 0 ||
  (validation?.cvvLength ?? 0) > 0

/** The details that the provider receives in addition to those in its frames. */
export type CardDetails = {
  first_name: string
  last_name: string
  month: string
  year: string
  country: string
}

export const detailsOf = ({ first_name, last_name, expiry, country }: CardFields): CardDetails => ({
  first_name: first_name.trim(),
  last_name: last_name.trim(),
  ...monthAndYear(expiry),
  country,
})

/** The ids of the elements that contain the provider's frames, and that name them by `data-label`. */
export const hostedPlaces: Record<HostedField, string> = { number: 'card-number', cvv: 'card-cvv' }
