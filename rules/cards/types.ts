/** Proper names, which no language translates, by what providers call them. */
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

/** The name of a type of card; null for one that we do not know. */
export const cardTypeName = (type: string): string | null => names.get(type) ?? null

/** How many digits the CVV of a card has: those of American Express stand on the front, and are four. */
export const cvvLengthOf = (type: string | null): 3 | 4 => (type === 'american_express' ? 4 : 3)
