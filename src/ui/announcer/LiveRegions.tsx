import { visuallyHidden } from '@ui/visuallyHidden/VisuallyHidden.css'
import { useEffect, useRef } from 'react'
import { speakIn } from './announcer'

/**
 * The announcer's live regions: one pair for the page, outside of anything that may be `aria-busy`,
 * and one in each modal dialog. React renders them empty; the announcer writes into them outside of
 * React.
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
