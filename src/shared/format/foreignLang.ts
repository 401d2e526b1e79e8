/**
 * The `lang` of words that are not in the page's language, so that they are read aloud, hyphenated and
 * quoted as theirs; undefined where they are in it, or nobody knows. `de-de` → `de-DE`.
 */
export function foreignLang(page: string, input: string | null | undefined): string | undefined {
  const [language = '', region] = (input ?? '').toLowerCase().split(/[-_]/)
  if (!/^[a-z]{2,3}$/.test(language) || page.toLowerCase().startsWith(language)) return undefined
  return region === undefined ? language : `${language}-${region.toUpperCase()}`
}
