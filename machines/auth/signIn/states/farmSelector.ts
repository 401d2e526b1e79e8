import { isDeveloperBuild } from '@rules/platform/developerBuild'
import type { SignInOutput } from '../context'

/** Enter on the special value goes first: it is looked up nowhere. */
const way = [{ guard: 'isFarmSelector', target: 'leavingToFarmSelector' }] as const
export const toFarmSelector = isDeveloperBuild ? way : []

const state = {
  leavingToFarmSelector: {
    type: 'final' as const,
    description: 'The special value was typed: the field is empty again, the farm selector opens.',
    output: (): SignInOutput => ({ kind: 'farmSelector' }),
  },
}
export const leavingToFarmSelector = isDeveloperBuild ? state : ({} as typeof state)
