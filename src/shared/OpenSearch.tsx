import { buildingOf } from '@machines/tenancy/building/selectors'
import { Button } from '@ui/button/Button'
import type { ReactNode } from 'react'
import { useAppServices } from './AppContext'
import { useFeatures } from './useFeatures'
import { useShared } from './useShared'

/** A link to the search for empty pages, with the caller's text. */
export function OpenSearch({ children, size }: { children: ReactNode; size?: 'large' }) {
  const { system } = useAppServices()
  const building = useShared('building', buildingOf)
  const { search: isOffered } = useFeatures()
  if (building === null || !isOffered) return null
  return (
    <Button
      variant="secondary"
      {...(size && { size })}
      onClick={() => system.pages.send({ type: 'search.opened' })}
    >
      {children}
    </Button>
  )
}
