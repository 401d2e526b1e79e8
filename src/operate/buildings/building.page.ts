import { createToggle } from '@machines/operate/toggle/machine'
import { promiseOf } from '@platform/actorOf'
import { definePage } from '../definePage'
import { recordOf, uploadOf } from '../logic'
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
        upload: uploadOf<Partial<BuildingFields>>(async (sent, signal) => {
          const { url } = await calls.uploadForBuilding({ ...sent, building: sent.id }, signal)
          return { [sent.field]: url }
        }),
      },
      actions: { reportBroken: () => report('the page of a building ended in an error') },
    }),
  input: ({ params }, keyPrefix) => ({ id: params.id, keyPrefix }),
  screen: BuildingScreen,
})
