/** A URL as a value of CSS. What could end the string, or the style sheet around it, is percent-encoded. */
export const cssUrl = (url: string): string =>
  `url("${url.replaceAll(/["\\<>{}\s]/g, (letter) => encodeURIComponent(letter))}")`
