import { isEmail } from '@contract/email'
import type { OperatedFlagRule } from '@contract/operate/flagRules'

export type FlagRuleProblem = 'nothing' | 'email' | 'brand' | 'building' | 'share'

const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** What is wrong with the value of a rule: each audience is named in its own way. */
export function flagRuleProblem({
  audience,
  value,
}: Pick<OperatedFlagRule, 'audience' | 'value'>): FlagRuleProblem | null {
  const isRight: Record<OperatedFlagRule['audience'], [boolean, FlagRuleProblem]> = {
    everyone: [value === '', 'nothing'],
    user: [isEmail(value), 'email'],
    brand: [value !== '', 'brand'],
    building: [uuidPattern.test(value), 'building'],
    share: [/^\d+(?:\.\d+)?$/.test(value) && Number(value) <= 100, 'share'],
  }
  const [isFine, problem] = isRight[audience]
  return isFine ? null : problem
}
