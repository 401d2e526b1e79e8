const inside = 'https://inside.invalid'

/** A path of this app, exactly as given; null for anything that could lead elsewhere. */
export function appPath(input: string): string | null {
  if (!/^\/(?![/\\])/.test(input) || /[\\\s]/.test(input)) return null
  const url = URL.canParse(input, inside) ? new URL(input, inside) : null
  // `/x/..//y` is the path `//y` once it is normalised.
  if (url === null || url.origin !== inside || url.pathname.startsWith('//')) return null
  return input
}
