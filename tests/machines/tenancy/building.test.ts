import { describeMachine } from '@kit/describeMachine'
import { buildingMachine } from '@machines/tenancy/building/machine'
import { firstHouse, offline, refused, secondHouse, strangeHouse, user } from '../fixtures'
import { buildingLaws } from './building.laws'

const third = { ...firstHouse.building, uuid: '00000000-0000-4000-8000-000000000007' }
const buildings = [firstHouse.building, secondHouse.building, third]

describeMachine('building', buildingMachine, {
  inputs: [{ stored: null }, { stored: { ...secondHouse, userUuid: user.uuid } }],
  events: {
    'user.identified': [
      { userUuid: user.uuid, defaultBuildingUuid: null, requestedBuildingUuid: null },
      {
        userUuid: 'another',
        defaultBuildingUuid: secondHouse.building.uuid,
        requestedBuildingUuid: firstHouse.building.uuid,
      },
    ],
    'building.selected': [
      { uuid: firstHouse.building.uuid },
      { uuid: secondHouse.building.uuid },
      { uuid: third.uuid },
      { uuid: firstHouse.building.uuid, isVisit: true },
      { uuid: third.uuid, isVisit: true },
      { uuid: strangeHouse.building.uuid },
    ],
    'request.retried': [],
    'session.ended': [],
  },
  actors: {
    fetchBuildings: { done: [buildings, []], error: [offline, refused('permission_denied', 403)] },
    enterBuilding: { done: [firstHouse], error: [offline] },
    enterAnother: { done: [firstHouse, secondHouse], error: [offline] },
  },
  contextKey: ({ buildings: list, wantedUuid, wantsVisit, visitedFrom, entered }) => [
    list.length,
    wantedUuid,
    wantsVisit,
    visitedFrom?.uuid ?? null,
    entered?.building.uuid ?? null,
  ],
  laws: buildingLaws,
  lint: { criticalEvents: ['session.ended'] },
})
