import { stepOf, type WizardActor } from '@machines/auth/wizard/address'
import { isFinishing } from '@machines/auth/wizard/selectors'
import { useSelector } from '@xstate/react'
import { FinishingStep } from './FinishingStep'
import { PreparingStep } from './PreparingStep'
import { steps } from './steps'

/** The step that the wizard is at. */
export function Wizard({ wizard }: { wizard: WizardActor }) {
  const step = useSelector(wizard, stepOf)
  const finishes = useSelector(wizard, isFinishing)
  if (step === null) return <PreparingStep wizard={wizard} />
  if (finishes) return <FinishingStep wizard={wizard} />
  const Step = steps[step]
  // Keyed: two steps may share a component, and each arrives anew.
  return <Step key={step} wizard={wizard} />
}
