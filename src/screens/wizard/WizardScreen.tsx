import type { WizardActor } from '@machines/app/visits'
import { stepOf } from '@machines/wizard/address'
import { isFinishing } from '@machines/wizard/selectors'
import { EntryFrame } from '@screens/entry/EntryFrame'
import { useSelector } from '@xstate/react'
import { FinishingStep } from './FinishingStep'
import { PreparingStep, StepSkeleton } from './PreparingStep'
import { steps } from './steps'
import { useVisit } from './useVisit'

/** Sign-up and password reset: the step that the wizard is at. */
export function WizardScreen() {
  const wizard = useVisit('wizard')
  return (
    <EntryFrame steady>
      {wizard === null ? <StepSkeleton /> : <Wizard wizard={wizard} />}
    </EntryFrame>
  )
}

function Wizard({ wizard }: { wizard: WizardActor }) {
  const step = useSelector(wizard, stepOf)
  const finishes = useSelector(wizard, isFinishing)
  if (step === null) return <PreparingStep wizard={wizard} />
  if (finishes) return <FinishingStep wizard={wizard} />
  const Step = steps[step]
  // Keyed: two steps may share a component, and each arrives anew.
  return <Step key={step} wizard={wizard} />
}
