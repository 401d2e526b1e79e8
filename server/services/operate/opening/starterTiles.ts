import { randomUUID } from 'node:crypto'
import type { Starter } from '@contract/operate/openingDraft'
import { type UtilityIconName, utilityIconPath } from '@contract/utilityIcons'
import type { Connection } from '../../../db/database'
import { utilityButtons } from '../../../db/schema'

type Tile = { route: string; text: string; inGerman: string; icon: UtilityIconName }

/** The buttons of home that lead to what a new building starts with, in their order. */
const tiles: Partial<Record<Starter, readonly Tile[]>> = {
  meetingRoom: [{ route: 'spaces', text: 'Book a space', inGerman: 'Raum buchen', icon: 'spaces' }],
  visitors: [{ route: 'visitors', text: 'Visitors', inGerman: 'Besuch', icon: 'visitors' }],
  helpDesk: [
    { route: 'help-desk', text: 'Help desk', inGerman: 'Helpdesk', icon: 'help' },
    {
      route: 'service-requests',
      text: 'Service requests',
      inGerman: 'Serviceanfragen',
      icon: 'service',
    },
  ],
  suite: [
    { route: 'smart-building', text: 'Suite comfort', inGerman: 'Licht & Klima', icon: 'comfort' },
  ],
}

/** Adds the tiles of what was chosen. */
export async function insertTiles(
  tx: Connection,
  chosen: readonly Starter[],
  buildingUuid: string,
): Promise<void> {
  const rows = chosen
    .flatMap((name) => tiles[name] ?? [])
    .map(({ route, text, inGerman, icon }, position) => ({
      uuid: randomUUID(),
      buildingUuid,
      text,
      name: route,
      utilityName: text,
      type: 'native_link' as const,
      route,
      webImage: utilityIconPath(icon),
      position,
      requiresSignIn: true,
      translations: { 'de-de': { text: inGerman } },
    }))
  if (rows.length > 0) await tx.insert(utilityButtons).values(rows)
}
