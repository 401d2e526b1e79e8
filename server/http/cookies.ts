import { type CookieOptions, parse, serialize } from 'hono/utils/cookie'

/** How browsers reach the server; over `https` cookies are bound to this exact host. */
type Scheme = 'http' | 'https'

/**
 * `__Host-` makes a browser refuse a cookie of this name set by a sibling host or over plain HTTP. It requires `Secure`
 * and the path `/`, so it is not available over plain HTTP, as on a developer's machine.
 */
function fullName(name: string, scheme: Scheme): string {
  return scheme === 'https' ? `__Host-${name}` : name
}

type Stored = {
  name: string
  value: string
  maxAgeSeconds: number
  /** The path that the cookie is sent to; over `https` always `/`, as `__Host-` requires. */
  path: string
  /** With `Lax`, a link from another site sends it too. */
  sameSite?: 'Strict' | 'Lax'
}

/** A `Set-Cookie` that scripts cannot read and that requests from other sites do not send (with `Lax`, links do). */
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
