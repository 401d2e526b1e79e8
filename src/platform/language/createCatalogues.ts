import type { I18n, Messages } from '@lingui/core'

/** Fetches one part of the messages in one language. */
type Load<Part, Locale> = (part: Part, locale: Locale) => Promise<Messages>

/**
 * Keeps the active messages complete: a part that was requested once is loaded in every later
 * language. Replies may arrive in any order; the language that was requested last becomes active.
 */
export function createCatalogues<Part extends string, Locale extends string>(
  i18n: I18n,
  first: Part,
  load: Load<Part, Locale>,
) {
  const wanted = new Set<Part>([first])
  /** The latest activation, pending or done; parts that are added meanwhile wait for it. */
  let showing: Promise<unknown> = Promise.resolve()
  let latest = 0

  /** Activates a language with all requested parts. Does nothing if it is aborted or superseded. */
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

  /** Adds a part to the active messages; callers await it before they render the part. */
  const activateCatalogues = async (part: Part): Promise<void> => {
    wanted.add(part)
    await showing
    const locale = i18n.locale as Locale | ''
    // No language is active yet: the first activation includes this part.
    if (locale === '') return
    const messages = await load(part, locale)
    // If another language has become active meanwhile, it has loaded the part too.
    if (i18n.locale === locale) i18n.load(locale, messages)
  }

  return { showLanguage, activateCatalogues }
}

/** Settles when an activation is aborted, so that later parts do not wait for its catalogue. */
function ended(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    signal?.addEventListener('abort', () => resolve(), { once: true })
  })
}
