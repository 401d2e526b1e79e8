import * as css from './Dotted.css'

/**
 * Short texts on one line, separated by dots. A text that begins a further line has no dot before it,
 * and leaves none at the end of the line above.
 */
export function Dotted({ texts }: { texts: readonly string[] }) {
  return (
    <span className={css.line}>
      {texts.map((text, at) => (
        <span key={text} className={css.text}>
          {at > 0 && (
            <span className={css.dot} aria-hidden="true">
              {' · '}
            </span>
          )}
          <span suppressHydrationWarning>{text}</span>
        </span>
      ))}
    </span>
  )
}
