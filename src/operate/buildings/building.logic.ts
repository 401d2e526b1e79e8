import type { OperatedBuilding } from '@contract/operate/buildings'
import { isTimezone } from '@contract/world/fields'
import type { BuildingPageMachine } from '@machines/operate/page/pages'
import type { PublicationMachine } from '@machines/operate/publication/machine'
import type { Versioned } from '@machines/operate/record/context'
import { isPictureAddress } from '@rules/operate/address'
import { isColor } from '@rules/operate/fields'
import type { ActorRefFrom } from 'xstate'

export type BuildingFields = Pick<
  OperatedBuilding,
  | 'name'
  | 'address_1'
  | 'locality'
  | 'timezone'
  | 'languages'
  | 'image_url'
  | 'header_image_url'
  | 'primary_color'
  | 'secondary_color'
  | 'approves_sign_ups'
> &
  Pick<OperatedBuilding, 'publication' | 'live_at' | 'end_at'> & { hosts: readonly string[] }

/** An empty field means the color of the brand. */
export const isColorOrEmpty = (text: string | null): boolean =>
  text === null || text === '' || isColor(text)

/** An empty field means that there is none. */
export const isPictureOrEmpty = (text: string | null): boolean =>
  text === null || text === '' || isPictureAddress(text)

export const isBuildingValid = (fields: BuildingFields): boolean =>
  fields.name.trim() !== '' &&
  isTimezone(fields.timezone) &&
  fields.languages.length > 0 &&
  isPictureOrEmpty(fields.image_url) &&
  isPictureOrEmpty(fields.header_image_url) &&
  isColorOrEmpty(fields.primary_color) &&
  isColorOrEmpty(fields.secondary_color)

export type BuildingMachine = BuildingPageMachine<BuildingFields>
export type PublicationActor = ActorRefFrom<PublicationMachine>

export function versioned(building: OperatedBuilding): Versioned<BuildingFields> {
  const { version, name, address_1, locality, timezone, primary_color, secondary_color } = building
  const { image_url, header_image_url, languages } = building
  const { publication, live_at, end_at, hosts, approves_sign_ups } = building
  return {
    version,
    fields: {
      name,
      address_1,
      locality,
      timezone,
      languages,
      image_url,
      header_image_url,
      primary_color,
      secondary_color,
      publication,
      live_at,
      end_at,
      hosts,
      approves_sign_ups,
    },
  }
}

/** Fields that are shown, and not saved with the others. */
const shownOnly = ['publication', 'live_at', 'end_at', 'hosts']

/** An empty field clears the value. */
export const cleared = (edits: Partial<BuildingFields>) =>
  Object.fromEntries(
    Object.entries(edits)
      .filter(([name]) => !shownOnly.includes(name))
      .map(([name, value]) => [name, value === '' ? null : value]),
  )
