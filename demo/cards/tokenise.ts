import * as v from 'valibot'
import { cardTypeOf, declinedNumbers, digitsOf, isCvv, isNumber } from './cardTypes'
import { tokenOf } from './tokens'

const text = v.optional(v.pipe(v.string(), v.maxLength(200)), '')

/** The request of the frames to their own server; no other client sends it. */
export const givenCard = v.strictObject({
  first_name: text,
  last_name: text,
  number: text,
  verification_value: text,
  month: text,
  year: text,
  country: text,
})

type GivenCard = v.InferOutput<typeof givenCard>
export type CardError = { attribute: string; key: string; message: string }

const error = (attribute: string, key: string, message: string): CardError => ({
  attribute,
  key: `errors.${key}`,
  message,
})

function errorsOf(card: GivenCard, now: Date): CardError[] {
  const number = digitsOf(card.number)
  const [month, year] = [Number(card.month), Number(card.year)]
  const isMonth = /^\d{1,2}$/.test(card.month) && month >= 1 && month <= 12
  const isYear = /^\d{4}$/.test(card.year) && year < now.getUTCFullYear() + 21
  // A card is valid until the end of its month in every time zone.
  const endsAt = Date.UTC(year, month) + 12 * 3600 * 1000
  const blank = [
    card.first_name.trim() === '' && error('first_name', 'blank', "First name can't be blank"),
    card.last_name.trim() === '' && error('last_name', 'blank', "Last name can't be blank"),
  ]
  const wrong = [
    number === ''
      ? error('number', 'blank', "Number can't be blank")
      : !isNumber(number) && error('number', 'invalid', 'Number is not a valid credit card number'),
    card.verification_value === ''
      ? error('verification_value', 'blank', "Verification value can't be blank")
      : !isCvv(card.verification_value, number) &&
        error('verification_value', 'invalid', 'Verification value is invalid'),
    !isMonth && error('month', 'invalid', 'Month is not a valid month'),
    !isYear
      ? error('year', 'invalid', 'Year is not a valid year')
      : isMonth && endsAt <= now.getTime() && error('year', 'expired', 'Year is expired'),
  ]
  return [...blank, ...wrong].filter((each) => each !== false)
}

export type Tokenised =
  | { errors: CardError[] }
  | {
      payment_method: {
        token: string
        card_type: string
        last_four_digits: string
        month: number
        year: number
      }
    }

/**
 * Exchanges a card for a token, the only value that leaves the provider; otherwise returns errors.
 */
export function tokenise(card: GivenCard, now: Date): Tokenised {
  const errors = errorsOf(card, now)
  if (errors.length > 0) return { errors }
  const number = digitsOf(card.number)
  const [month, year] = [Number(card.month), Number(card.year)]
  const [brand, lastFour] = [cardTypeOf(number) ?? '', number.slice(-4)]
  const isGood = !declinedNumbers.includes(number)
  return {
    payment_method: {
      token: tokenOf({ brand, lastFour, month, year, isGood }),
      card_type: brand,
      last_four_digits: lastFour,
      month,
      year,
    },
  }
}
