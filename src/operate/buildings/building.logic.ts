import type { OperatedBuilding } from '@contract/operate/buildings'
import type { Versioned } from '@machines/operate/record/context'
import { createRecordPage } from '@machines/operate/recordPage/machine'
import { isTimezone } from '@rules/operate/openingSteps'

export type BuildingFields = Pick<
  OperatedBuilding,
  'name' | 'address_1' | 'locality' | 'timezone' | 'primary_color' | 'secondary_color'
> & { publication: OperatedBuilding['publication']; hosts: readonly string[] }

/** To publish a building, or to hide it. */
export type PublicationChange = { version: number; publication: OperatedBuilding['publication'] }

export const isColor = (text: string | null) =>
  text === null || text === '' || /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text)

export const isBuildingValid = (fields: BuildingFields): boolean =>
  fields.name.trim() !== '' &&
  isTimezone(fields.timezone) &&
  isColor(fields.primary_color) &&
  isColor(fields.secondary_color)

export const buildingMachine = createRecordPage<BuildingFields, PublicationChange>(isBuildingValid)
export type BuildingMachine = typeof buildingMachine

export function versioned(building: OperatedBuilding): Versioned<BuildingFields> {
  const { version, name, address_1, locality, timezone, primary_color, secondary_color } = building
  const { publication, hosts } = building
  return {
    version,
    fields: {
      name,
      address_1,
      locality,
      timezone,
      primary_color,
      secondary_color,
      publication,
      hosts,
    },
  }
}

/** An empty field clears the value. */
export const cleared = (edits: Partial<BuildingFields>) =>
  Object.fromEntries(
    Object.entries(edits)
      .filter(([name]) => name !== 'publication' && name !== 'hosts')
      .map(([name, value]) => [name, value === '' ? null : value]),
  )
