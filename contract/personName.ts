/** Maximum length of a first or last name, in UTF-16 units; the longest name on passports has 39. */
export const maxPersonNameLength = 100

/**
 * Invisible and control characters. Joiners remain where they shape a name: after an Arabic letter, and after a mark of
 * an Indic script.
 */
const invisible =
  /[^\P{Cf}\u200C\u200D]|[^\P{Cc}\s\u0085]|[\p{Cs}\u115F\u1160\u3164\uFFA0]|([\p{M}\p{Script=Arabic}][\u200C\u200D]?)|[\u200C\u200D]/gu

/** Mail clients treat full-width letters and dots as plain ones. */
const link = /:\/\/|www\./i

/** What people type as one line: without invisible characters, and with single spaces. */
export function visibleLine(input: string): string {
  return input
    .replaceAll(invisible, '$1')
    .replaceAll(/[\s\u0085]+/gu, ' ')
    .trim()
}

/**
 * Whether a visible line may be a person's name. Slashes, colons and full stops are part of some (`A/L`, `S:t`,
 * `St.Clair`), so letters defuse what is left of an address (`server/services/platform/withoutLinks.ts`).
 */
export function isPersonName(line: string): boolean {
  return /[\p{L}\p{N}]/u.test(line) && !link.test(line.normalize('NFKC'))
}

/** The name in the form in which it is stored, or null if the input is none. */
export function personNameOf(input: string): string | null {
  const line = visibleLine(input)
  return isPersonName(line) && line.length <= maxPersonNameLength ? line : null
}
