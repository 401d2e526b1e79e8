import type { EmbeddedPage } from '@machines/embed/embeddedPage/events'
import { isDocument, safeLink } from '@rules/links/links'
import { PlainText } from '@shared/PlainText'
import { useNavigate } from '@tanstack/react-router'
import { useIsHydrated } from '@ui/rendering/useIsHydrated'
import { type MouseEvent, useContext, useMemo } from 'react'
import * as css from './richText.css'
import { sanitise } from './sanitise'

type Props = {
  /** Untrusted HTML as received. */
  html: string
  /** Called when the user presses a link to a PDF, which opens in the document viewer. */
  onDocument: (page: EmbeddedPage) => void
}

/** Headings, lists, tables and links of a rich description; scripts are removed. */
export function RichText({ html, onDocument }: Props) {
  const navigate = useNavigate()
  const plainText = useContext(PlainText)
  // The sanitiser needs a browser. While React hydrates, the server's plain text stays.
  const isHydrated = useIsHydrated()
  const safe = useMemo(() => (isHydrated ? sanitise(html) : ''), [html, isHydrated])
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (link === null) return
    const href = link.getAttribute('href') ?? ''
    if (isDocument(href)) {
      event.preventDefault()
      onDocument({ href, title: link.textContent.trim() || href })
      return
    }
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
    const target = safeLink(href)
    if (target?.kind !== 'route' || opensElsewhere) return
    event.preventDefault()
    void navigate({ href: target.path })
  }
  if (plainText !== null) {
    return (
      <div className={css.rich}>
        {plainText(html).map((paragraph, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the paragraphs never change
          <p key={index}>{paragraph}</p>
        ))}
      </div>
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- handles presses on the links inside
    <div
      className={css.rich}
      onClick={follow}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- sanitised HTML
      dangerouslySetInnerHTML={{ __html: safe }}
    />
  )
}
