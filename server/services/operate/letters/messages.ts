/** The texts of a mail about a place: a building, a portfolio, a company or the whole deployment. */
export type LetterMessages = {
  subject: (place: string) => string
  text: (place: string, brand: string) => string
  /** The line above the address to open. */
  open: string
}
