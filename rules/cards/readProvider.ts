import type { CardError, CardValidation } from '@contract/cards'

// What comes from a provider is read field by field: whatever else it tells goes no further than here.

const isRecord = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null

const isLength = (input: unknown): input is number =>
  typeof input === 'number' && Number.isInteger(input) && input >= 0 && input < 100

/** Null where it is none. */
export function readValidation(input: unknown): CardValidation | null {
  if (!isRecord(input)) return null
  const { cardType, validNumber, validCvv, numberLength, cvvLength } = input
  return {
    cardType: typeof cardType === 'string' && /^[a-z_]{2,30}$/.test(cardType) ? cardType : null,
    validNumber: validNumber === true,
    validCvv: validCvv === true,
    numberLength: isLength(numberLength) ? numberLength : 0,
    cvvLength: isLength(cvvLength) ? cvvLength : 0,
  }
}

const shortText = (input: unknown, maxLength: number) =>
  typeof input === 'string' ? input.slice(0, maxLength) : ''

/** Long digits in a message would be those of a card. */
const withoutNumbers = (text: string) => text.replaceAll(/\d(?:[\s-]?\d){6,}/g, '…')

/** At least one, whatever was given: a refusal without a reason is one, too. */
export function readErrors(input: unknown): CardError[] {
  const errors = (Array.isArray(input) ? (input as unknown[]) : [])
    .filter(isRecord)
    .slice(0, 20)
    .map(({ attribute, key, message }) => ({
      attribute: withoutNumbers(shortText(attribute, 60)),
      key: withoutNumbers(shortText(key, 100)),
      message: withoutNumbers(shortText(message, 200)),
    }))
  const unknown = { attribute: 'base', key: 'errors.unknown_error', message: '' }
  return errors.length === 0 ? [unknown] : errors
}

/** Null where it is none, or could be the number of a card. */
export const readToken = (input: unknown): string | null =>
  typeof input === 'string' && /^[\w-]{8,200}$/.test(input) && /[A-Za-z]/.test(input) ? input : null
