import { publishedPage as pageOf } from '@machines/operate/page/pages'
import { publicationMachine } from '@machines/operate/publication/machine'
import { listenerOf, promiseOf } from '@platform/actorOf'
import { callAt } from '@platform/callAt'
import { definePage } from '../definePage'
import { recordOf, uploadForRecordOf } from '../logic'
import { paths } from '../paths'
import { BuildingScreen } from './BuildingScreen'
import { type BuildingFields, changesOf, isBuildingValid, versioned } from './building.logic'

/** A building: its facts, and whether it is live. */
export const buildingPage = definePage({
  name: 'building',
  path: paths.buildingSettings('$id'),
  logic: ({ calls, pictures, report }) =>
    pageOf({
      record: recordOf(isBuildingValid, {
        read: calls.building,
        update: calls.updateBuilding,
        versioned,
        changesOf,
      }),
      publication: publicationMachine.provide({
        actors: {
          apply: promiseOf(async ({ change, id, key, ...input }, signal) => {
            const sent = { ...change, version: input.version }
            const building = await calls.publishBuilding({ id, key, ...sent }, signal)
            const { version, publication, live_at, end_at, timezone } = building
            return { version, publication, live_at, end_at, timezone }
          }),
          waitUntil: listenerOf((emit, { at }) =>
            callAt(Date.parse(at), () => emit({ type: 'time.came' })),
          ),
        },
        actions: { reportBroken: () => report('the wait for a building’s time failed') },
      }),
      upload: uploadForRecordOf<BuildingFields>({ calls, pictures }),
    }).provide({
      actions: { reportBroken: () => report('the page of a building ended in an error') },
    }),
  input: ({ params }, keyPrefix) => ({ id: params.id, building: params.id, keyPrefix }),
  screen: BuildingScreen,
})
