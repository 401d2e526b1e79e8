import { type OperatedBuilding, telephone } from '@contract/operate/buildings'
import { isTimezone } from '@contract/world/fields'
import type { PublishedPageMachine } from '@machines/operate/page/pages'
import type { PublicationMachine } from '@machines/operate/publication/machine'
import type { Versioned } from '@machines/operate/record/context'
import { isPictureAddress } from '@rules/operate/address'
import { isColor } from '@rules/operate/fields'
import * as v from 'valibot'
import type { ActorRefFrom } from 'xstate'
import { hoursProblems, isHoursField, type WeekFields, weekFields, weekOf } from '../hours/week'

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
  | 'phone'
  | 'security_phone'
  | 'meeting_point'
  | 'approves_sign_ups'
> &
  Pick<OperatedBuilding, 'publication' | 'live_at' | 'end_at'> & {
    hosts: readonly string[]
  } & WeekFields

/** An empty field means the color of the brand. */
export const isColorOrEmpty = (text: string | null): boolean =>
  text === null || text === '' || isColor(text)

/** An empty field means that there is none. */
export const isPhoneOrEmpty = (text: string | null): boolean =>
  text === null || text.trim() === '' || v.is(telephone, text)

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
  isColorOrEmpty(fields.secondary_color) &&
  isPhoneOrEmpty(fields.phone) &&
  isPhoneOrEmpty(fields.security_phone) &&
  hoursProblems(fields).length === 0

export type BuildingMachine = PublishedPageMachine<BuildingFields>
export type PublicationActor = ActorRefFrom<PublicationMachine>

export function versioned(building: OperatedBuilding): Versioned<BuildingFields> {
  const { version, name, address_1, locality, timezone, primary_color, secondary_color } = building
  const { image_url, header_image_url, languages } = building
  const { phone, security_phone, meeting_point, opening_hours } = building
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
      phone,
      security_phone,
      meeting_point,
      approves_sign_ups,
      ...weekFields(opening_hours),
    },
  }
}

/** Fields that are shown, and not saved with the others. */
const shownOnly = ['publication', 'live_at', 'end_at', 'hosts']

/** The edits as the server expects them: an empty field clears the value, and the hours of a week are one. */
export function changesOf(edits: Partial<BuildingFields>, fields: BuildingFields) {
  const names = Object.keys(edits)
  return {
    ...Object.fromEntries(
      Object.entries(edits)
        .filter(([name]) => !shownOnly.includes(name) && !isHoursField(name))
        .map(([name, value]) => [name, value === '' ? null : value]),
    ),
    ...(names.some(isHoursField) && { opening_hours: weekOf(fields) }),
  }
}
