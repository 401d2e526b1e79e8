import type { I18n, Messages } from '@lingui/core'

/** Fetches one part of the texts in one language. */
type Load<Part, Locale> = (part: Part, locale: Locale) => Promise<Messages>

/**
 * Keeps the texts on show complete: whatever part was wanted once comes with every language. Replies may
 * come in any order; the language that was wished for last is the one that is shown.
 */
export function createCatalogues<Part extends string, Locale extends string>(
  i18n: I18n,
  first: Part,
  load: Load<Part, Locale>,
) {
  const wanted = new Set<Part>([first])
  /** The last showing, under way or done: parts that are added meanwhile come after it. */
  let showing: Promise<unknown> = Promise.resolve()
  let latest = 0

  /** Shows all wanted parts in a language. One that is given up or overtaken changes nothing any more. */
  const showLanguage = async (locale: Locale, signal?: AbortSignal): Promise<void> => {
    latest += 1
    const attempt = latest
    const loading = Promise.all([...wanted].map((part) => load(part, locale)))
    showing = Promise.race([loading, ended(signal)]).catch(() => undefined)
    const messages = await loading
    if (attempt === latest && signal?.aborted !== true) {
      i18n.loadAndActivate({ locale, messages: Object.assign({}, ...messages) as Messages })
    }
  }

  /** Adds a part to the texts on show; called by whatever is going to show it. */
  const activateCatalogues = async (part: Part): Promise<void> => {
    wanted.add(part)
    await showing
    const locale = i18n.locale as Locale | ''
    // Nothing is shown yet: the first showing brings this part along.
    if (locale === '') return
    const messages = await load(part, locale)
    // Another language that has come meanwhile has brought the part too.
    if (i18n.locale === locale) i18n.load(locale, messages)
  }

  return { showLanguage, activateCatalogues }
}

/** Settles when a showing is given up, so that nobody waits for a catalogue that never comes. */
function ended(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    signal?.addEventListener('abort', () => resolve(), { once: true })
  })
}
