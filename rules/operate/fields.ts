import { asciiDomain } from '@contract/email'

/** A CSS color as operators type it: `#rgb` or `#rrggbb`. */
export const isColor = (text: string): boolean => /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text)

/** The words in a text, such as domains, separated by commas, semicolons or spaces. */
export const wordsIn = (text: string): string[] =>
  text.split(/[\s,;]+/).filter((word) => word !== '')

export const areDomains = (domains: readonly string[]): boolean =>
  domains.every((domain) => asciiDomain(domain) !== null)

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const hostPattern = new RegExp(`^(?=.{1,253}$)${label}(?:\\.${label})*$`)

/** A host name as a white-label has it: in small letters, without scheme and port. */
export const isHostName = (host: string): boolean =>
  hostPattern.test(host) && !/^[\d.]+$/.test(host)

/** A complete address of the web. */
export const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
