import type { DrawnPage } from '@contract/operate/openings'
import { Skeleton } from '@ui/skeleton/Skeleton'
import { useMemo } from 'react'
import { drawnDocument, pageNonce } from './drawnDocument'
import * as css from './preview.css'

type Props = {
  /** What the phone shows, for those who do not see it. */
  title: string
  /** Null before the server has drawn it. */
  page: DrawnPage | null
}

/** A page of the tenants on a phone. It can be scrolled, and nothing else. */
export function Phone({ title, page }: Props) {
  const html = useMemo(() => page && drawnDocument(page, pageNonce()), [page])
  return (
    <div className={css.phone}>
      {html === null ? (
        <div className={css.blank}>
          <Skeleton lines={5} />
        </div>
      ) : (
        // The frame's styles need its origin; without `allow-scripts`, none of its scripts run.
        <iframe className={css.frame} title={title} srcDoc={html} sandbox="allow-same-origin" />
      )}
    </div>
  )
}
