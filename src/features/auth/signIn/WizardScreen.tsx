import { UnreachableScreen } from '@features/platform/crash/UnreachableScreen'
import { EntryFrame } from '@features/platform/entry/EntryFrame'
import { isCodeMissing, wizardOf } from '@machines/platform/app/selectors'
import { lazyView } from '@shared/lazyView'
import { useApp } from '@shared/useShared'
import { useIsHydrated } from '@ui/rendering/useIsHydrated'
import { StepSkeleton } from './StepSkeleton'

const Wizard = lazyView(
  async () => (await import('@features/auth/wizard/Wizard')).Wizard,
  <StepSkeleton />,
)

/** Sign-up and password reset; until their code is there, the shape of a step, or that it is missing. */
export function WizardScreen() {
  const wizard = useApp(wizardOf)
  const isMissing = useApp(isCodeMissing)
  const isHydrated = useIsHydrated()
  return (
    <EntryFrame steady>
      {isMissing ? (
        <UnreachableScreen />
      ) : wizard === undefined || !isHydrated ? (
        // What an earlier page load has left is the browser's alone: the server renders the shape of a step.
        <StepSkeleton />
      ) : (
        <Wizard wizard={wizard} />
      )}
    </EntryFrame>
  )
}
