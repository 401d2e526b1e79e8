import { TextLink } from '@ui/link/TextLink'
import { Notice } from '@ui/notice/Notice'
import { useId } from 'react'
import * as css from './ErrorSummary.css'

type Props = { title: string; problems: readonly { href: string; text: string }[] }

/**
 * A list of a form's errors, each linked to its field. Receives the focus after a refused submit.
 */
export function ErrorSummary({ title, problems }: Props) {
  const id = useId()
  return (
    <section data-summary="" tabIndex={-1} aria-labelledby={id}>
      <Notice tone="danger" title={<span id={id}>{title}</span>}>
        <ul className={css.list}>
          {problems.map(({ href, text }) => (
            <li key={href}>
              <TextLink
                href={href}
                onClick={(event) => {
                  // The address must not change.
                  event.preventDefault()
                  document.getElementById(href.slice(1))?.focus()
                }}
              >
                {text}
              </TextLink>
            </li>
          ))}
        </ul>
      </Notice>
    </section>
  )
}
