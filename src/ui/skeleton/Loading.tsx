import { Announcement } from '@ui/announcer/Announcement'
import { VisuallyHidden } from '@ui/visuallyHidden/VisuallyHidden'
import type { ReactNode } from 'react'

/** Wraps the skeletons of one region and announces once that it is loading. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <Announcement text={label} />
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  )
}
