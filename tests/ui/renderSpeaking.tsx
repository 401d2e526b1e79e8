import { render } from '@testing-library/react'
import { LiveRegions } from '@ui/announcer/LiveRegions'
import type { ReactNode } from 'react'
import { listen } from './spokenText'

/** Renders a part of the design system beside the app's live regions, and records their announcements. */
export function renderSpeaking(part: ReactNode) {
  const page = (within: ReactNode) => (
    <>
      {within}
      <LiveRegions />
    </>
  )
  listen()
  const { rerender, ...view } = render(page(part))
  return { ...view, rerender: (next: ReactNode) => rerender(page(next)) }
}
