import type { UtilitiesActor } from '@machines/home/utilities/machine'
import { requestedUtility, type VisibleUtility } from '@rules/home/visibleUtilities'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Opens the utility that the URL names, once. A kiosk's QR code opens such a URL on a guest's phone. */
export function useRequestedUtility(
  utilities: UtilitiesActor,
  offered: readonly VisibleUtility[],
  isLoaded: boolean,
): void {
  const { history } = useRouter()
  useEffect(() => {
    if (!isLoaded) return
    const { pathname, search, hash, state } = history.location
    const parameters = new URLSearchParams(search)
    const uuid = parameters.get(requestedUtility)
    if (uuid === null) return
    // Neither a reload nor Back opens it again.
    parameters.delete(requestedUtility)
    const others = parameters.size > 0 ? `?${parameters}` : ''
    history.replace(`${pathname}${others}${hash}`, state)
    const utility = offered.find((each) => each.uuid === uuid)
    if (utility) utilities.send({ type: 'utility.pressed', utility })
  }, [history, utilities, offered, isLoaded])
}
