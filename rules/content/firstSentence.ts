/** A shorter first sentence is more likely an abbreviation: `St. Pauli Records`. */
const shortest = 20

const sentence = new RegExp(`^.{${shortest},}?[.!?…](?=\\s|$)`, 'su')

/** The first sentence of a text, for places without room for all of it. */
export const firstSentence = (text: string): string =>
  sentence.exec(text.trim())?.[0] ?? text.trim()
