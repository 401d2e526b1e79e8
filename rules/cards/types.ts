/** Proper names, which are not translated, by the provider's identifiers. */
const names = new Map(
  Object.entries({
    visa: 'Visa',
    master: 'Mastercard',
    american_express: 'American Express',
    discover: 'Discover',
    diners_club: 'Diners Club',
    jcb: 'JCB',
    maestro: 'Maestro',
    dankort: 'Dankort',
    unionpay: 'UnionPay',
    elo: 'Elo',
    hipercard: 'Hipercard',
  }),
)

/** The name of a card type; null for an unknown one. */
export const cardTypeName = (type: string): string | null => names.get(type) ?? null

/** Number of digits of a card's CVV: four for American Express, where it is on the front. */
export const cvvLengthOf = (type: string | null): 3 | 4 => (type === 'american_express' ? 4 : 3)
