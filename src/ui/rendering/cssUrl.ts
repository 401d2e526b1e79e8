/**
 * A URL as a CSS value; percent-encodes characters that could end the string or the style sheet.
 */
export const cssUrl = (url: string): string =>
  `url("${url.replaceAll(/["\\<>{}\s]/g, (letter) => encodeURIComponent(letter))}")`
