import { withoutTrailingSlashes } from '../links/withoutTrailingSlashes'

const pattern = /^(https?:\/\/|www\.)[^\s@"'<>]+$/i

/**
 * Normalises the address of a farm: absolute, without trailing slashes, query and fragment. Null
 * unless the text is a web address that starts with `http://`, `https://` or `www.`.
 */
export function farmUrl(text: string): string | null {
  const typed = text.trim()
  if (typed.length > 500 || !pattern.test(typed)) return null
  const whole = /^www\./i.test(typed) ? `https://${typed}` : typed
  if (!URL.canParse(whole)) return null
  const { origin, pathname, hostname } = new URL(whole)
  const isHost = hostname === 'localhost' || /^[^.].*\.[^.]|^\[/.test(hostname)
  return isHost ? `${origin}${withoutTrailingSlashes(pathname)}` : null
}
