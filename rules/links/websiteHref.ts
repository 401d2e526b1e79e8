/**
 * Normalises a web address as users type it: without a scheme, adds `http://`. Null if the result
 * is invalid.
 */
export function websiteHref(input: string | null | undefined): string | null {
  const typed = input?.trim() ?? ''
  if (typed === '') return null
  const hasScheme = /^https?:\/\//i.test(typed)
  // Other schemes are not repaired: `javascript:…` is not a website, but `house.example:8080` is
  // one.
  if (!hasScheme && /^[a-z][a-z\d+.-]*:(?!\d)/i.test(typed)) return null
  const address = hasScheme ? typed : `http://${typed.replace(/^\/+/, '')}`
  const url = URL.canParse(address) ? new URL(address) : null
  return url !== null && url.hostname !== '' ? url.href : null
}
