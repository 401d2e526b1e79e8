import { describeMachine } from '@kit/describeMachine'
import { buildingMachine } from '@machines/building/machine'
import { firstHouse, offline, refused, secondHouse, strangeHouse, user } from './cases'

const buildings = [firstHouse.building, secondHouse.building]

describeMachine('building', buildingMachine, {
  inputs: [{ stored: null }, { stored: { ...secondHouse, userUuid: user.uuid } }],
  events: {
    'user.identified': [
      { userUuid: user.uuid, defaultBuildingUuid: null, requestedBuildingUuid: null },
    ],
    'building.selected': [
      { uuid: firstHouse.building.uuid },
      { uuid: secondHouse.building.uuid },
      { uuid: strangeHouse.building.uuid },
    ],
    'building.retried': [],
    'session.ended': [],
  },
  actors: {
    fetchBuildings: { done: [buildings, []], error: [offline, refused('permission_denied', 403)] },
    enterBuilding: { done: [firstHouse], error: [offline] },
    enterAnother: { done: [secondHouse], error: [offline] },
  },
  contextKey: ({ buildings: list, wantedUuid, entered }) => [
    list.length,
    wantedUuid,
    entered?.building.uuid ?? null,
  ],
  lint: { criticalEvents: ['session.ended'] },
})
