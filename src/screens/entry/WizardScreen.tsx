import { isCodeMissing, wizardOf } from '@machines/app/selectors'
import { lazyView } from '@screens/app/lazyView'
import { MissingCode } from '@screens/app/missingCode'
import { useApp } from '@screens/app/useShared'
import { EntryFrame } from './EntryFrame'
import { StepSkeleton } from './StepSkeleton'

const Wizard = lazyView(async () => (await import('@areas/wizard')).Wizard, <StepSkeleton />)

/** Sign-up and password reset; until their code is there, the shape of a step. */
export function WizardScreen() {
  const wizard = useApp(wizardOf)
  const isMissing = useApp(isCodeMissing)
  // The page in its place says so, and tries again.
  if (isMissing) throw new MissingCode('the wizard')
  return (
    <EntryFrame steady>
      {wizard === undefined ? <StepSkeleton /> : <Wizard wizard={wizard} />}
    </EntryFrame>
  )
}
