/**
 * The `lang` of text in another language than the page's, so that it is read aloud, hyphenated and
 * quoted correctly. Undefined if it is the page's language or unknown. `de-de` → `de-DE`.
 */
export function foreignLang(page: string, input: string | null | undefined): string | undefined {
  const [language = '', region] = (input ?? '').toLowerCase().split(/[-_]/)
  if (!/^[a-z]{2,3}$/.test(language) || page.toLowerCase().startsWith(language)) return undefined
  return region === undefined ? language : `${language}-${region.toUpperCase()}`
}
