const inside = 'https://inside.invalid'

/** A path of this app, exactly as given; null for anything that could lead elsewhere. */
export function appPath(given: string): string | null {
  if (!/^\/(?![/\\])/.test(given) || /[\\\s]/.test(given)) return null
  const url = URL.canParse(given, inside) ? new URL(given, inside) : null
  // `/x/..//y` is the path `//y` once it is normalised.
  if (url === null || url.origin !== inside || url.pathname.startsWith('//')) return null
  return given
}
