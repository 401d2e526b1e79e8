import { connect, MiniAppError, type MiniAppHost } from '../../sdk/src'
import { el, show } from './dom'

/** Messages that every mini-app of the demo needs to start. */
export type CommonMessages = {
  title: string
  loading: string
  alone: string
  failed: string
  again: string
}

const { appUuid = '', hosts = '' } = document.documentElement.dataset

/** Connects to the host, applies its language and color, and then shows the app. */
export async function begin<Words extends CommonMessages>(
  messagesIn: (language: string) => Words,
  open: (host: MiniAppHost, words: Words) => Promise<void>,
): Promise<void> {
  const before = messagesIn(navigator.language)
  document.documentElement.lang = navigator.language.slice(0, 2)
  show(before.title, el('p', { class: 'muted' }, before.loading))
  try {
    const host = await connect({ appUuid, hosts: hosts.split(' '), connectTimeoutMs: 8000 })
    const { language, theme } = host.handshake
    document.documentElement.lang = language.slice(0, 2)
    // The page around a frame does not receive its key presses.
    document.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') void host.closeWebView()
    })
    wear(theme?.primary_color ?? null)
    useFont(theme?.font ?? null)
    await open(host, messagesIn(language))
  } catch (error) {
    const isAlone = error instanceof MiniAppError && error.code === 'no_host'
    const retry = () => begin(messagesIn, open)
    failed(before, retry, isAlone ? before.alone : before.failed)
  }
}

/** Applies the brand's color, with black or white text, whichever is legible. */
function wear(colour: string | null): void {
  const parts = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour ?? '')
  if (colour === null || parts === null) return
  const luminance = parts
    .slice(1)
    .map((part) => Number.parseInt(part, 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, n) => sum + part * ([0.2126, 0.7152, 0.0722][n] ?? 0), 0)
  const { style } = document.documentElement
  style.setProperty('--brand', colour)
  // The luminance at which the contrast to white equals that to black (0.05 is a screen's
  // reflection).
  style.setProperty('--on-brand', luminance > Math.sqrt(1.05 * 0.05) - 0.05 ? '#000' : '#fff')
}

/** A font of the brand is used if the device has it; otherwise the platform's fonts are. */
function useFont(family: string | null): void {
  if (family === null) return
  const { style } = document.documentElement
  for (const name of ['--display', '--text'])
    style.setProperty(
      name,
      `${JSON.stringify(family)}, ${name === '--text' ? 'Text, ' : 'Display, '}sans-serif`,
    )
}

function failed(
  words: CommonMessages,
  retry: () => Promise<void>,
  text: string = words.failed,
): void {
  show(
    words.title,
    el('p', { class: 'alert' }, text),
    el('button', { click: () => void retry() }, words.again),
  )
}

/** An error message that receives the focus when it appears. */
export function errorLine() {
  const line = el('p', { class: 'alert', tabindex: '-1', hidden: true })
  const emit = (text: string) => {
    line.textContent = text
    line.hidden = false
    line.focus()
  }
  return { line, emit }
}

/** The current building and user. */
export const whereOf = ({ handshake: { building, user } }: MiniAppHost) =>
  el('p', { class: 'muted' }, [building?.name, user?.first_name].filter(Boolean).join(' · '))

/** The day of an instant (`2026-11-23`), by the clock of the building. */
export const dayIn = (at: Date, timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at)
