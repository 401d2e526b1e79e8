const inside = 'https://inside.invalid'

/** A path of this app, unchanged; null for anything that could lead elsewhere. */
export function appPath(input: string): string | null {
  if (!/^\/(?![/\\])/.test(input) || /[\\\s]/.test(input)) return null
  const url = URL.canParse(input, inside) ? new URL(input, inside) : null
  // `/x/..//y` normalises to the path `//y`.
  if (url === null || url.origin !== inside || url.pathname.startsWith('//')) return null
  return input
}
