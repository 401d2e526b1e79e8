import type { OperatedBuilding } from '@contract/operate/buildings'
import type { Versioned } from '@machines/operate/record/context'
import { createRecord } from '@machines/operate/record/machine'
import { createRecordPage } from '@machines/operate/recordPage/machine'
import { createToggle } from '@machines/operate/toggle/machine'
import { promiseOf } from '@platform/actorOf'
import { isTimezone } from '@rules/operate/openingSteps'
import { definePage } from '../definePage'
import { paths } from '../paths'
import { BuildingScreen } from './BuildingScreen'

export type BuildingFields = Pick<
  OperatedBuilding,
  'name' | 'address_1' | 'locality' | 'timezone' | 'primary_color' | 'secondary_color'
> & { publication: OperatedBuilding['publication']; hosts: readonly string[] }

/** To publish a building, or to hide it. */
export type PublicationChange = { version: number; publication: OperatedBuilding['publication'] }

const isColor = (text: string | null) =>
  text === null || text === '' || /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text)

export const isBuildingValid = (fields: BuildingFields): boolean =>
  fields.name.trim() !== '' &&
  isTimezone(fields.timezone) &&
  isColor(fields.primary_color) &&
  isColor(fields.secondary_color)

const buildingMachine = createRecordPage<BuildingFields, PublicationChange>(isBuildingValid)
export type BuildingMachine = typeof buildingMachine

function versioned(building: OperatedBuilding): Versioned<BuildingFields> {
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
const cleared = (edits: Partial<BuildingFields>) =>
  Object.fromEntries(
    Object.entries(edits)
      .filter(([name]) => name !== 'publication' && name !== 'hosts')
      .map(([name, value]) => [name, value === '' ? null : value]),
  )

/** A building: its facts, and whether it is live. */
export const buildingPage = definePage({
  name: 'building',
  path: paths.building('$id'),
  logic: ({ calls, report }) =>
    buildingMachine.provide({
      actors: {
        record: createRecord<BuildingFields>(isBuildingValid).provide({
          actors: {
            read: promiseOf(async (input, signal) =>
              versioned(await calls.building(input, signal)),
            ),
            save: promiseOf(async ({ edits, ...input }, signal) =>
              versioned(await calls.updateBuilding({ ...input, ...cleared(edits) }, signal)),
            ),
          },
        }),
        toggle: createToggle<PublicationChange>().provide({
          actors: {
            apply: promiseOf(async ({ change, ...input }, signal) => {
              await calls.publishBuilding({ ...input, ...change }, signal)
            }),
          },
        }),
      },
      actions: { reportBroken: () => report('the page of a building ended in an error') },
    }),
  input: ({ params }, keyPrefix) => ({ id: params.id, keyPrefix }),
  screen: BuildingScreen,
})
