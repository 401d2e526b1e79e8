import { visuallyHidden } from '@ui/visuallyHidden/VisuallyHidden.css'
import { useEffect, useRef } from 'react'
import { speakIn } from './announcer'

/**
 * Where the announcer writes: once for the page, outside of anything that may be busy, and once in each modal dialog.
 * React leaves them empty; what is written there is never part of a view.
 */
export function LiveRegions() {
  const regions = useRef<HTMLDivElement>(null)
  useEffect(() => (regions.current === null ? undefined : speakIn(regions.current)), [])
  return (
    <div ref={regions} className={visuallyHidden} data-announcer="">
      <div aria-live="polite" aria-relevant="additions" />
      <div aria-live="assertive" aria-relevant="additions" />
    </div>
  )
}
