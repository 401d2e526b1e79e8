import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'

const hash = 'add'

/** The address of a list that opens with the form for a new row. */
export const adding = (path: string): string => `${path}#${hash}`

/** Opens the form if the address asks for it, and removes that from the address, so that Back and a reload do not ask again. */
export function useAddInAddress(mayAdd: boolean, open: () => void): void {
  const navigate = useNavigate()
  // The page that is left knows the next address already; the resolved one is that of the page that is shown.
  const isAsked = useRouterState({ select: (router) => router.resolvedLocation?.hash === hash })
  useEffect(() => {
    if (!isAsked) return
    if (mayAdd) open()
    void navigate({ to: '.', search: true, replace: true })
    // oxlint-disable-next-line react/exhaustive-deps -- `open` is another function in every render
  }, [isAsked, mayAdd, navigate])
}
