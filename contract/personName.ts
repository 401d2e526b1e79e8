/** Characters that end a line, are invisible or turn the direction of the text around. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u
/** What an address needs: a scheme, a path, an account, or a dot with a top-level domain behind it. */
const addressLike = /[/\\:@<>]|www\.|[.。]\p{L}{2}/iu

/** Letters of a first or last name, in UTF-16 units; the longest that passports print is 39. */
export const maxPersonNameLength = 60

/**
 * Whether a text may be a person's name. Names stand in letters to other people, so they hold neither lines of their
 * own nor anything that a mail program turns into a link.
 */
export function isPersonName(input: string): boolean {
  // Some scripts need joiners within a name. Mail programs read wide letters and dots as plain ones.
  const plain = input.normalize('NFKC')
  return !unprintable.test(plain.replaceAll(/[\u200C\u200D]/g, '')) && !addressLike.test(plain)
}
