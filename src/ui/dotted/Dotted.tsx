import * as css from './Dotted.css'

/** A text, with its language if it is not the page's. */
type Text = string | { text: string; lang: string | undefined }

/**
 * Short texts on one line, separated by dots. A text that begins a further line has no dot before it,
 * and leaves none at the end of the line above.
 */
export function Dotted({ texts }: { texts: readonly Text[] }) {
  return (
    <span className={css.line}>
      {texts.map(partsOf).map(({ text, lang }, at) => (
        <span key={text} className={css.text}>
          {at > 0 && (
            <span className={css.dot} aria-hidden="true">
              {' · '}
            </span>
          )}
          <span lang={lang} suppressHydrationWarning>
            {text}
          </span>
        </span>
      ))}
    </span>
  )
}

const partsOf = (text: Text) => (typeof text === 'string' ? { text, lang: undefined } : text)
