import { createToggle } from '@machines/operate/toggle/machine'
import { promiseOf } from '@platform/actorOf'
import { definePage } from '../definePage'
import { recordOf } from '../logic'
import { paths } from '../paths'
import { BuildingScreen } from './BuildingScreen'
import {
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
        record: recordOf(isBuildingValid, {
          read: calls.building,
          update: calls.updateBuilding,
          versioned,
          changesOf: cleared,
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
