/** Letters without their marks and cases. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

export type Piece = { text: string; isMatch: boolean; at: number }

/** A text in pieces: words that begin with one of those that were searched for, and what is between them. */
export function marked(text: string, query: string): Piece[] {
  const terms = plain(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const pieces: Piece[] = []
  for (const { 0: part, index: at } of text.matchAll(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu)) {
    const isMatch = terms.some((term) => plain(part).startsWith(term))
    pieces.push({ text: part, isMatch, at })
  }
  return pieces
}
