import { createRecord } from '@machines/operate/record/machine'
import { createToggle } from '@machines/operate/toggle/machine'
import { promiseOf } from '@platform/actorOf'
import { definePage } from '../definePage'
import { paths } from '../paths'
import { BuildingScreen } from './BuildingScreen'
import {
  type BuildingFields,
  buildingMachine,
  cleared,
  isBuildingValid,
  type PublicationChange,
  versioned,
} from './building.logic'

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
            save: promiseOf(async ({ edits, id, key, version }, signal) =>
              versioned(
                await calls.updateBuilding({ id, key, version, ...cleared(edits) }, signal),
              ),
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
