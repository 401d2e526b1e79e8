const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** What the first heading of a drawn page says, as text; empty where the page has none. */
export function headingOf(markup: string): string {
  const [, inner = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(markup) ?? []
  return inner
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
}
