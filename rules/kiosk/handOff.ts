/**
 * The address for a guest's phone, or null if a phone cannot use it. Removes tokens, because they
 * are the kiosk's own.
 */
export function handOffAddress(input: string, base: string): string | null {
  if (!URL.canParse(input, base)) return null
  const url = new URL(input, base)
  const isToken = ([, value]: [string, string]) => value.includes('{token}')
  for (const [name] of [...url.searchParams].filter(isToken)) url.searchParams.delete(name)
  return ['https:', 'http:', 'mailto:', 'tel:'].includes(url.protocol) ? url.href : null
}
