/** Control characters, which a terminal would execute, and those that turn the direction of text. */
const unsafe = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu

/** A line of text for a terminal: such characters as `\u001b`. */
export const printable = (line: string): string =>
  line.replaceAll(unsafe, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`)
