import { asciiDomain } from '@contract/email'

/** A CSS color as operators type it: `#rgb` or `#rrggbb`. */
export const isColor = (text: string): boolean => /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text)

/** The domains in a text, separated by commas, semicolons or spaces. */
export const domainsIn = (text: string): string[] =>
  text.split(/[\s,;]+/).filter((domain) => domain !== '')

export const areDomains = (domains: readonly string[]): boolean =>
  domains.every((domain) => asciiDomain(domain) !== null)
