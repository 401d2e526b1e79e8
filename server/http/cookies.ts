import { type CookieOptions, parse, serialize } from 'hono/utils/cookie'

/** How browsers reach us; over `https` cookies are bound to this very host. */
type Scheme = 'http' | 'https'

/**
 * `__Host-` makes a browser refuse what a neighbouring host or a plain connection would set under this name. It
 * asks for `Secure` and for the path `/`; over plain http, as on a developer's machine, it cannot be had.
 */
function fullName(name: string, scheme: Scheme): string {
  return scheme === 'https' ? `__Host-${name}` : name
}

type Stored = {
  name: string
  value: string
  maxAgeSeconds: number
  /** The path that the cookie is sent to; over `https` it is always `/`, as `__Host-` demands. */
  path: string
  /** `Lax`: a link from another site brings it too. */
  sameSite?: 'Strict' | 'Lax'
}

/** A `Set-Cookie` that scripts cannot read and that requests from other sites do not carry (with `Lax`, links do). */
export function setCookie(
  { name, value, maxAgeSeconds, path, sameSite = 'Strict' }: Stored,
  scheme: Scheme,
): string {
  const options: CookieOptions = {
    path: scheme === 'https' ? '/' : path,
    maxAge: maxAgeSeconds,
    httpOnly: true,
    sameSite,
    secure: scheme === 'https',
  }
  return serialize(fullName(name, scheme), value, options)
}

export function readCookie(cookieHeader: string, name: string, scheme: Scheme): string | null {
  const full = fullName(name, scheme)
  return parse(cookieHeader, full)[full] ?? null
}
