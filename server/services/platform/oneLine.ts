/** Removes line breaks, other control characters and direction marks, so that the text is safe in a mail header. */
export function oneLine(input: string): string {
  return input.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim()
}
