/** Characters that end a line, are invisible or change the text's direction. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u
/** Parts of an address: a scheme, a path, an account, or a dot with a top-level domain. */
const addressLike = /[/\\:@<>]|www\.|[.。]\p{L}{2}/iu

/**
 * Maximum length of a first or last name, in UTF-16 units; the longest name on passports has 39.
 */
export const maxPersonNameLength = 60

/**
 * Whether a text may be a person's name. E-mails to other people contain names, so they must not
 * contain line breaks or anything that a mail client turns into a link.
 */
export function isPersonName(input: string): boolean {
  // Some scripts need joiners within a name. Mail clients treat full-width letters and dots as
  // plain ones.
  const plain = input.normalize('NFKC')
  return !unprintable.test(plain.replaceAll(/[\u200C\u200D]/g, '')) && !addressLike.test(plain)
}
