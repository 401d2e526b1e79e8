import { flagKeys } from '@contract/flagRegistry'
import { flagRuleProblem } from '@rules/operate/flagRule'
import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Connection } from '../../../db/database'
import { flagRules } from '../../../db/schema'
import { audiences, type FlagRule } from './decide'

/** A rule as an operator writes it. */
export const flagRule = v.pipe(
  v.strictObject({
    flag: v.picklist(flagKeys),
    audience: v.picklist(audiences),
    value: v.string(),
    enabled: v.boolean(),
  }),
  v.check(
    (rule) => flagRuleProblem(rule) === null,
    'The value does not fit the audience: an e-mail address, a building, a brand, 0 to 100 per cent, or an empty value',
  ),
)

export const allFlagRules = (connection: Connection): Promise<FlagRule[]> =>
  connection.select().from(flagRules).orderBy(flagRules.flag, flagRules.audience, flagRules.value)

/** Saves one rule per audience; it replaces an earlier rule for the same one. */
export async function saveFlagRule(connection: Connection, rule: FlagRule): Promise<void> {
  await connection
    .insert(flagRules)
    .values(rule)
    .onConflictDoUpdate({
      target: [flagRules.flag, flagRules.audience, flagRules.value],
      set: { enabled: rule.enabled },
    })
}

export async function dropFlagRule(
  connection: Connection,
  { flag, audience, value }: Omit<FlagRule, 'enabled'>,
): Promise<void> {
  await connection
    .delete(flagRules)
    .where(
      and(eq(flagRules.flag, flag), eq(flagRules.audience, audience), eq(flagRules.value, value)),
    )
}
