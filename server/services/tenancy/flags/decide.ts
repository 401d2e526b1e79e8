import { createHash } from 'node:crypto'
import type { flagRules } from '../../../db/schema'

export type FlagRule = Omit<typeof flagRules.$inferSelect, 'uuid'>
export type Audience = FlagRule['audience']

/** The audience that flags are decided for: the part of an Unleash context that rules evaluate. */
export type FlagAudience = {
  /** An e-mail address; null for visitors who are signed out. */
  user: string | null
  buildings: readonly string[]
  brand: string | null
  /** The key for percentage rollouts; null if the visitor cannot be distinguished from others. */
  drawnBy: string | null
}

/** Narrower audiences come first. */
export const audiences = ['user', 'building', 'brand', 'share', 'everyone'] as const

/** Whether a flag is on: the narrowest matching rule decides, otherwise `otherwise`. */
export function isFlagOn(
  flag: string,
  rules: readonly FlagRule[],
  audience: FlagAudience,
  otherwise: boolean,
): boolean {
  const own = rules.filter((rule) => rule.flag === flag)
  for (const kind of audiences) {
    const fitting = own.filter((rule) => rule.audience === kind && fits[kind](rule, audience))
    // If the user has several buildings, one with the flag suffices.
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

/** From 0 to below 100: stable for one user and flag, independent between flags. */
function placeOf(flag: string, drawnBy: string): number {
  const digest = createHash('sha256').update(`${flag} ${drawnBy.toLowerCase()}`).digest()
  return (digest.readUInt32BE(0) / 2 ** 32) * 100
}
