import { confirmationOf, passwordChecklist, passwordOf } from '@machines/auth/wizard/selectors'
import { useSelector } from '@shared/useSelector'
import { usePasswordProblems } from '../password/usePasswordProblems'
import type { StepProps } from './StepProps'

type Items = ReturnType<typeof passwordChecklist>
const isSame = (a: Items, b: Items) => a.every(({ met }, at) => met === b[at]?.met)

/** The wizard's new password and its validation errors. */
export function useChosenPassword({ wizard }: StepProps) {
  const chosen = {
    password: useSelector(wizard, passwordOf),
    confirmation: useSelector(wizard, confirmationOf),
    checklist: useSelector(wizard, passwordChecklist, isSame),
  }
  return { chosen, problems: usePasswordProblems(chosen) }
}
