/** A card type, as a provider names it, with the prefixes and lengths of its numbers. */
type CardType = { name: string; begins: RegExp; lengths: readonly number[]; cvv: 3 | 4 }

const cardTypes: readonly CardType[] = [
  { name: 'american_express', begins: /^3[47]/, lengths: [15], cvv: 4 },
  { name: 'diners_club', begins: /^3(?:0[0-5]|[68])/, lengths: [14], cvv: 3 },
  { name: 'jcb', begins: /^35(?:2[89]|[3-8])/, lengths: [16], cvv: 3 },
  { name: 'discover', begins: /^6(?:011|4[4-9]|5)/, lengths: [16, 19], cvv: 3 },
  { name: 'dankort', begins: /^5019/, lengths: [16], cvv: 3 },
  {
    name: 'master',
    begins: /^(?:5[1-5]|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720))/,
    lengths: [16],
    cvv: 3,
  },
  { name: 'maestro', begins: /^(?:5[06-8]|6)/, lengths: [12, 13, 14, 15, 16, 17, 18, 19], cvv: 3 },
  { name: 'visa', begins: /^4/, lengths: [13, 16, 19], cvv: 3 },
]

export const maxNumber = 19

export const digitsOf = (input: string): string => input.replaceAll(/\D/g, '')

const typeOf = (number: string) => cardTypes.find(({ begins }) => begins.test(number))

export const cardTypeOf = (number: string): string | null => typeOf(number)?.name ?? null
export const cvvLengthOf = (number: string): number => typeOf(number)?.cvv ?? 3

/** Whether the check digit of a card number is valid (Luhn). */
function isChecked(number: string): boolean {
  const sum = number
    .split('')
    .toReversed()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

export function isNumber(number: string): boolean {
  const type = typeOf(number)
  return type?.lengths.includes(number.length) === true && isChecked(number)
}

export const isCvv = (cvv: string, number: string): boolean =>
  /^\d+$/.test(cvv) && cvv.length === cvvLengthOf(number)

/** In the groups in which it is printed on the card. */
export function grouped(number: string): string {
  const groups =
    cardTypeOf(number) === 'american_express' || cardTypeOf(number) === 'diners_club'
      ? /^(\d{1,4})(\d{1,6})?(\d+)?$/
      : /^(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,4})?(\d+)?$/
  return groups.exec(number)?.slice(1).filter(Boolean).join(' ') ?? number
}

/** The provider's test numbers: all are tokenised, but gateways decline these. */
export const declinedNumbers: readonly string[] = [
  '4012888888881881',
  '5105105105105100',
  '371449635398431',
  '6011000990139424',
]
