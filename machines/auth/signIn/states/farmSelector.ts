import { isDeveloperBuild } from '@rules/platform/developerBuild'
import type { SignInOutput } from '../context'

/** The special value has priority: it is not looked up. */
const way = [{ guard: 'isFarmSelector', target: 'leavingToFarmSelector' }] as const
export const toFarmSelector = isDeveloperBuild ? way : []

const state = {
  leavingToFarmSelector: {
    type: 'final' as const,
    description: 'The special value was entered: the field is cleared, the farm selector opens.',
    output: (): SignInOutput => ({ kind: 'farmSelector' }),
  },
}
export const leavingToFarmSelector = isDeveloperBuild ? state : ({} as typeof state)
