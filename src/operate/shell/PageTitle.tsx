import { createPageFocus } from '@shared/focus/pageFocus'
import { PageHeadingContext } from '@ui/heading/PageHeading'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import type { ConsoleRouter } from '../router'

/** Sets the document's title to the page's heading, and the focus to it after a navigation. */
export function PageTitle({ router, children }: { router: ConsoleRouter; children: ReactNode }) {
  const [focus] = useState(() => createPageFocus(router))
  useEffect(() => focus.start(), [focus])
  const show = useCallback(
    (heading: HTMLHeadingElement) => {
      document.title = `${heading.textContent} · Portico`
      focus.show(heading)
    },
    [focus],
  )
  return <PageHeadingContext value={show}>{children}</PageHeadingContext>
}
