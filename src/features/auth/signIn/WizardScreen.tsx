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

/**
 * Sign-up and password reset. Until their code has loaded, shows a skeleton, or an error if it
 * cannot be loaded.
 */
export function WizardScreen() {
  const wizard = useApp(wizardOf)
  const isMissing = useApp(isCodeMissing)
  const isHydrated = useIsHydrated()
  return (
    <EntryFrame steady>
      {isMissing ? (
        <UnreachableScreen />
      ) : wizard === undefined || !isHydrated ? (
        // Only the browser has the draft of an earlier page load, so the server renders the
        // skeleton.
        <StepSkeleton />
      ) : (
        <Wizard wizard={wizard} />
      )}
    </EntryFrame>
  )
}
