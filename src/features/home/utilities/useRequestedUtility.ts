import type { UtilitiesActor } from '@machines/home/utilities/machine'
import { requestedUtility, type VisibleUtility } from '@rules/home/visibleUtilities'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Opens the utility that the address names, once: the code of a kiosk leads a guest's phone here. */
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
