import { type FlagKey, type FlagName, flagRegistry } from '@contract/flagRegistry'
import type { Starter } from '@contract/operate/openingDraft'
import type { Connection } from '../../../db/database'
import { saveFlagRule } from '../../tenancy/flags/rules'
import type { CompleteDraft } from './completeDraft'

/** The flags that hide what a new building starts with while they are off. */
const flags: Partial<Record<Starter, FlagName>> = {
  // Tenants find what they have booked in their history.
  meetingRoom: 'history',
  helpDesk: 'serviceRequests',
  suite: 'smartBuilding',
}

/** Switches on, for the new building, the flags of what it has. Returns their keys. */
export async function switchFlagsOn(
  tx: Connection,
  { content, building }: Pick<CompleteDraft, 'content' | 'building'>,
  buildingUuid: string,
): Promise<FlagKey[]> {
  const names = content.flatMap((name) => flags[name] ?? [])
  if (new Set(building.languages).size > 1) names.push('languageSetting')
  const keys = [...new Set(names)].map((name) => flagRegistry[name].key)
  for (const flag of keys)
    await saveFlagRule(tx, { flag, audience: 'building', value: buildingUuid, enabled: true })
  return keys
}
