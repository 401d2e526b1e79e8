import { createHash } from 'node:crypto'
import type { flagRules } from '../../../db/schema'

export type FlagRule = typeof flagRules.$inferSelect
export type Audience = FlagRule['audience']

/** For whom flags are decided: the part of an Unleash context that rules look at. */
export type FlagAudience = {
  /** An e-mail address; null for visitors who are signed out. */
  user: string | null
  buildings: readonly string[]
  brand: string | null
  /** What a share of users is drawn by; null where nobody can be told from another. */
  drawnBy: string | null
}

/** The more a rule says of whom it means, the earlier it is asked. */
export const audiences = ['user', 'building', 'brand', 'share', 'everyone'] as const

/** Whether a flag is on: the narrowest rule that fits decides, else `otherwise`. */
export function isFlagOn(
  flag: string,
  rules: readonly FlagRule[],
  audience: FlagAudience,
  otherwise: boolean,
): boolean {
  const own = rules.filter((rule) => rule.flag === flag)
  for (const kind of audiences) {
    const fitting = own.filter((rule) => rule.audience === kind && fits[kind](rule, audience))
    // Of several buildings of one user, one that has it is enough.
    if (fitting.length > 0) return fitting.some(({ enabled }) => enabled)
  }
  return otherwise
}

type Fits = (rule: FlagRule, audience: FlagAudience) => boolean

const fits: Record<Audience, Fits> = {
  user: ({ value }, { user }) => user?.toLowerCase() === value.toLowerCase(),
  building: ({ value }, { buildings }) => buildings.includes(value),
  brand: ({ value }, { brand }) => brand === value,
  share: ({ flag, value }, { drawnBy }) =>
    drawnBy !== null && placeOf(flag, drawnBy) < Number(value),
  everyone: () => true,
}

/** From 0 to below 100: the same for one user and flag always, another for each flag. */
function placeOf(flag: string, drawnBy: string): number {
  const digest = createHash('sha256').update(`${flag} ${drawnBy.toLowerCase()}`).digest()
  return (digest.readUInt32BE(0) / 2 ** 32) * 100
}
