/** Letters that do not decompose into a base letter and a mark, with their plain spelling. */
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

/** The German vowels that may be written with an e instead of an umlaut. */
const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

const replaced = (text: string, table: Record<string, string>) =>
  text.replaceAll(/\p{L}/gu, (letter) => table[letter] ?? letter)

/** Removes marks and case: `Küche` and `KUCHE` both become `kuche`. */
export function plainTerm(term: string): string {
  const lower = term.normalize('NFC').toLowerCase()
  return replaced(lower, plainLetters).normalize('NFD').replaceAll(/\p{M}/gu, '')
}

/** The indexed spellings of a word: `Küche` as `kuche` and as `kueche`, its spelling on a keyboard without umlauts. */
export function indexedTerms(term: string): string | string[] {
  const plain = plainTerm(term)
  const spelled = plainTerm(replaced(term.normalize('NFC').toLowerCase(), umlauts))
  return spelled === plain ? plain : [plain, spelled]
}
