type Place = {
  /** The building that one is in; null outside. */
  building: string | null
  brand: string
}

/** The title of a document, `Jazz on the terrace · One Meridian Plaza`: its heading, and where that is. */
export function pageTitle(heading: string, { building, brand }: Place): string {
  const place = building ?? brand
  const parts = heading === place ? [place, brand] : [heading.trim(), place]
  return [...new Set(parts)].filter(Boolean).join(' · ')
}
