const pattern = /^(https?:\/\/|www\.)[^\s@"'<>]+$/i

/**
 * The address of a farm as it is used: whole, without slashes at its end, query and fragment. Null if the text is no
 * address of the web, whether it begins with `http://`, `https://` or `www.`.
 */
export function farmUrl(text: string): string | null {
  const typed = text.trim()
  if (typed.length > 500 || !pattern.test(typed)) return null
  const whole = /^www\./i.test(typed) ? `https://${typed}` : typed
  if (!URL.canParse(whole)) return null
  const { origin, pathname, hostname } = new URL(whole)
  const isHost = hostname === 'localhost' || /^[^.].*\.[^.]|^\[/.test(hostname)
  return isHost ? `${origin}${pathname.replace(/\/+$/, '')}` : null
}
