import { stepOf } from '@machines/operate/opening/selectors'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useConsoleServices } from '../ConsoleContext'
import { paths } from '../paths'
import type { OpeningActor } from './opening.logic'

/** Writes the step to the address, so that the browser's Back and a reload return to it. */
export function useStepInAddress(opening: OpeningActor): void {
  const { navigate } = useConsoleServices()
  const step = useSelector(opening, stepOf)
  const id = useSelector(opening, ({ context }) => context.id)
  useEffect(() => {
    if (new URLSearchParams(window.location.search).get('step') !== step) {
      navigate(`${paths.opening(id)}?step=${step}`)
    }
  }, [navigate, id, step])
}
