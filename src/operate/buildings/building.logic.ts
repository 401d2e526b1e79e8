import type { OperatedBuilding } from '@contract/operate/buildings'
import { isTimezone } from '@contract/world/fields'
import type { Versioned } from '@machines/operate/record/context'
import { createRecordPage } from '@machines/operate/recordPage/machine'
import { isPictureAddress } from '@rules/operate/address'
import { isColor } from '@rules/operate/fields'

export type BuildingFields = Pick<
  OperatedBuilding,
  | 'name'
  | 'address_1'
  | 'locality'
  | 'timezone'
  | 'image_url'
  | 'header_image_url'
  | 'primary_color'
  | 'secondary_color'
  | 'approves_sign_ups'
> & { publication: OperatedBuilding['publication']; hosts: readonly string[] }

/** To publish a building, or to hide it. */
export type PublicationChange = { version: number; publication: OperatedBuilding['publication'] }

/** An empty field means the color of the brand. */
export const isColorOrEmpty = (text: string | null): boolean =>
  text === null || text === '' || isColor(text)

/** An empty field means that there is none. */
export const isPictureOrEmpty = (text: string | null): boolean =>
  text === null || text === '' || isPictureAddress(text)

export const isBuildingValid = (fields: BuildingFields): boolean =>
  fields.name.trim() !== '' &&
  isTimezone(fields.timezone) &&
  isPictureOrEmpty(fields.image_url) &&
  isPictureOrEmpty(fields.header_image_url) &&
  isColorOrEmpty(fields.primary_color) &&
  isColorOrEmpty(fields.secondary_color)

export const buildingMachine = createRecordPage<BuildingFields, PublicationChange>(isBuildingValid)
export type BuildingMachine = typeof buildingMachine

export function versioned(building: OperatedBuilding): Versioned<BuildingFields> {
  const { version, name, address_1, locality, timezone, primary_color, secondary_color } = building
  const { image_url, header_image_url } = building
  const { publication, hosts, approves_sign_ups } = building
  return {
    version,
    fields: {
      name,
      address_1,
      locality,
      timezone,
      image_url,
      header_image_url,
      primary_color,
      secondary_color,
      publication,
      hosts,
      approves_sign_ups,
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
