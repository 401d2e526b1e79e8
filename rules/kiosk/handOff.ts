/** What of an address a guest's phone may have, or null where it can do nothing with it. A token is the kiosk's own: no phone gets it. */
export function handOffAddress(input: string, base: string): string | null {
  if (!URL.canParse(input, base)) return null
  const url = new URL(input, base)
  const isToken = ([, value]: [string, string]) => value.includes('{token}')
  for (const [name] of [...url.searchParams].filter(isToken)) url.searchParams.delete(name)
  return ['https:', 'http:', 'mailto:', 'tel:'].includes(url.protocol) ? url.href : null
}
