import { Announcement } from '@ui/visuallyHidden/Announcement'
import type { ReactNode } from 'react'

/** Wraps the skeletons of one region and says once that it is loading. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <Announcement text={label} />
      {children}
    </div>
  )
}
