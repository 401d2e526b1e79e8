import type { CardError, CardValidation } from '@contract/cards'

// A provider's messages are read field by field, so that no other data in them is passed on.

const isRecord = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null

const isLength = (input: unknown): input is number =>
  typeof input === 'number' && Number.isInteger(input) && input >= 0 && input < 100

/** Null if it is invalid. */
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

/** A long run of digits in a message could be a card number. */
const withoutNumbers = (text: string) => text.replaceAll(/\d(?:[\s-]?\d){6,}/g, '…')

/** Returns at least one error for any input: a refusal without a reason is an error too. */
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

/** Null if it is invalid, or could be a card number. */
export const readToken = (input: unknown): string | null =>
  typeof input === 'string' && /^[\w-]{8,200}$/.test(input) && /[A-Za-z]/.test(input) ? input : null
