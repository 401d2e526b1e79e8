type Place = {
  /** The current building; null outside of buildings. */
  building: string | null
  brand: string
}

/**
 * The title of a document: its heading and the building or brand, such as `Jazz on the terrace ·
 * One Meridian Plaza`.
 */
export function pageTitle(heading: string, { building, brand }: Place): string {
  const place = building ?? brand
  const parts = heading === place ? [place, brand] : [heading.trim(), place]
  return [...new Set(parts)].filter(Boolean).join(' · ')
}
