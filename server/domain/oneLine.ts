/** Without line breaks, other control characters and those that turn the reading direction: fit for a header. */
export function oneLine(given: string): string {
  return given.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim()
}
