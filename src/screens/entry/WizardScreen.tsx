import { isCodeMissing, wizardOf } from '@machines/app/selectors'
import { lazyView } from '@screens/app/lazyView'
import { useApp } from '@screens/app/useShared'
import { useAwake } from '@ui/awake/useAwake'
import { EntryFrame } from './EntryFrame'
import { StepSkeleton } from './StepSkeleton'
import { UnreachableScreen } from './UnreachableScreen'

const Wizard = lazyView(async () => (await import('@areas/wizard')).Wizard, <StepSkeleton />)

/** Sign-up and password reset; until their code is there, the shape of a step, or that it is missing. */
export function WizardScreen() {
  const wizard = useApp(wizardOf)
  const isMissing = useApp(isCodeMissing)
  const isAwake = useAwake()
  return (
    <EntryFrame steady>
      {isMissing ? (
        <UnreachableScreen />
      ) : wizard === undefined || !isAwake ? (
        // What an earlier visit has left is the browser's alone: the server paints the shape of a step.
        <StepSkeleton />
      ) : (
        <Wizard wizard={wizard} />
      )}
    </EntryFrame>
  )
}
