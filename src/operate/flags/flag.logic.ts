import type { OperatedFlagRule } from '@contract/operate/flagRules'
import type { CollectionMachine } from '@machines/operate/collection/machine'
import { flagRuleProblem } from '@rules/operate/flagRule'
import type { ListQuery } from '../table/query'

/** A flag for an audience as the operator chooses it; a building that is not chosen yet is empty. */
export type FlagDraft = {
  flag: string
  audience: OperatedFlagRule['audience']
  value: string
  enabled: boolean
}
export type FlagsMachine = CollectionMachine<ListQuery, OperatedFlagRule, FlagDraft>

export const newFlag: FlagDraft = { flag: '', audience: 'building', value: '', enabled: true }

/** The rule that a draft means: everyone needs no value. */
export const ruleOf = (draft: FlagDraft): FlagDraft => ({
  ...draft,
  value: draft.audience === 'everyone' ? '' : draft.value.trim(),
})

export const isComplete = (draft: FlagDraft): boolean =>
  draft.flag !== '' && flagRuleProblem(ruleOf(draft)) === null
