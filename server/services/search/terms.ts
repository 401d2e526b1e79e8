/** Letters that are no base letter with a mark, as they are typed without them. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
}

/** The vowels of German that may be written with an e instead of their dots. */
const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

const replaced = (text: string, table: Record<string, string>) =>
  text.replaceAll(/\p{L}/gu, (letter) => table[letter] ?? letter)

/** Without marks and cases: `Küche` and `KUCHE` are both `kuche`. */
export function plainTerm(term: string): string {
  const lower = term.normalize('NFC').toLowerCase()
  return replaced(lower, plainLetters).normalize('NFD').replaceAll(/\p{M}/gu, '')
}

/** As a word is found: `Küche` as `kuche`, and as `kueche`, which is how it is typed without its key. */
export function indexedTerms(term: string): string | string[] {
  const plain = plainTerm(term)
  const spelled = plainTerm(replaced(term.normalize('NFC').toLowerCase(), umlauts))
  return spelled === plain ? plain : [plain, spelled]
}
