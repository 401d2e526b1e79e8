import type { Building } from '@contract/buildings'
import { actorNamed } from '@machines/kernel/actorNamed'
import { failureIn, isTokenRefusal } from '@machines/kernel/failure'
import {
  assigner,
  type EventsOf,
  failureActions,
  type NoPayload,
  promiseActor,
  withEvent,
} from '@machines/kernel/typed'
import { setup } from 'xstate'
import {
  type BuildingContext,
  chooseBuilding,
  type Entered,
  type Identified,
  initialBuilding,
  restoredBuilding,
  visitedFromAfter,
} from './context'

export type Selected = {
  uuid: string
  /** Only a page of the building is opened: the user's own building stays the one they come from. */
  isVisit?: boolean
}

export type BuildingEvent = EventsOf<{
  'user.identified': Identified
  'building.selected': Selected
  'request.retried': NoPayload
  'session.ended': NoPayload
}>

export const buildingActor = actorNamed<BuildingEvent>('building')

const update = assigner<BuildingContext, BuildingEvent>()

export const buildingMachine = setup({
  types: {
    context: {} as BuildingContext,
    events: {} as BuildingEvent,
    /** The stored building of the last page load, and its user. */
    input: {} as { stored: (Entered & { userUuid: string }) | null },
  },
  actors: {
    /** `uuid` names the building that will probably be entered; null if none is known. */
    fetchBuildings: promiseActor<Building[], { uuid: string | null }>('fetchBuildings'),
    /** `switched`: the user left another building for it, so its home opens. */
    enterBuilding: promiseActor<Entered, { uuid: string | null; switched: boolean }>(
      'enterBuilding',
    ),
  },
  actions: {
    setUser: update<Identified>(({ stored }, identified) => ({
      userUuid: identified.userUuid,
      defaultBuildingUuid: identified.defaultBuildingUuid,
      requestedBuildingUuid: identified.requestedBuildingUuid,
      entered: restoredBuilding(stored, identified),
    })),
    setBuildings: update<{ buildings: Building[] }>((context, { buildings }) => ({
      buildings,
      wantedUuid: chooseBuilding(buildings, context),
    })),
    setWanted: update<Selected>((_, { uuid, isVisit = false }) => ({
      wantedUuid: uuid,
      wantsVisit: isVisit,
      failure: null,
    })),
    setEntered: update<{ entered: Entered; switched: boolean }>(
      (context, { entered, switched }) => ({
        entered,
        visitedFrom: visitedFromAfter(context, entered),
        wasSwitched: switched,
        failure: null,
        failedTimes: null,
      }),
    ),
    countFailure: update(({ failedTimes }) => ({ failedTimes: (failedTimes ?? 0) + 1 })),
    ...failureActions(update),
    forgetAll: update(() => initialBuilding(null)),
  },
  guards: {
    hasNoBuilding: ({ context }) => context.wantedUuid === null,
    /** A building that the user only visits is another one until they select it. */
    isAnother: ({ context }, { uuid, isVisit = false }: Selected) =>
      (context.entered?.building.uuid !== uuid || (!isVisit && context.visitedFrom !== null)) &&
      context.buildings.some((building) => building.uuid === uuid),
    isEntered: ({ context }, { uuid }: Selected) => context.entered?.building.uuid === uuid,
    isTokenRefusal: ({ event }) => isTokenRefusal(failureIn(event)),
  },
  delays: {
    callTimeout: 20_000,
    /** Increasing, up to one minute: a device in a lobby has no user who would press Retry. */
    retryPause: ({ context }) => Math.min(60_000, 5000 * 2 ** ((context.failedTimes ?? 1) - 1)),
  },
}).createMachine({
  id: 'building',
  description: 'The buildings of the user, the current one, and its theme.',
  context: ({ input }) => initialBuilding(input.stored),
  initial: 'idle',
  on: { 'session.ended': { target: '.idle', actions: 'forgetAll' } },
  states: {
    idle: {
      description: 'No user is signed in, so there is no building.',
      on: {
        'user.identified': {
          target: 'loadingBuildings',
          actions: withEvent('setUser'),
        },
      },
    },
    loadingBuildings: {
      description: 'Loading the list; the building of the last page load is shown meanwhile.',
      invoke: {
        id: 'fetchBuildings',
        src: 'fetchBuildings',
        input: ({ context: { entered, requestedBuildingUuid } }) => ({
          uuid: entered?.building.uuid ?? requestedBuildingUuid,
        }),
        onDone: {
          target: 'routingChoice',
          actions: { type: 'setBuildings', params: ({ event }) => ({ buildings: event.output }) },
        },
        onError: [
          {
            guard: 'isTokenRefusal',
            target: 'refused',
          },
          {
            target: 'failed',
            actions: 'setFailure',
          },
        ],
      },
      after: {
        callTimeout: {
          target: 'failed',
          actions: 'setTimeoutFailure',
        },
      },
    },
    routingChoice: {
      description:
        'The current building if it is still available, otherwise the default, otherwise the first.',
      always: [{ guard: 'hasNoBuilding', target: 'none' }, { target: 'entering' }],
    },
    entering: {
      description: 'Loading the chosen building and its theme.',
      invoke: {
        id: 'enterBuilding',
        src: 'enterBuilding',
        input: ({ context }) => ({ uuid: context.wantedUuid, switched: false }),
        onDone: {
          target: 'ready',
          actions: {
            type: 'setEntered',
            params: ({ event }) => ({ entered: event.output, switched: false }),
          },
        },
        onError: {
          target: 'failed',
          actions: 'setFailure',
        },
      },
      after: {
        callTimeout: {
          target: 'failed',
          actions: 'setTimeoutFailure',
        },
      },
    },
    ready: {
      description: 'The user is in a building.',
      on: {
        'building.selected': {
          guard: withEvent('isAnother'),
          target: 'switching',
          actions: withEvent('setWanted'),
        },
      },
    },
    switching: {
      description: 'Loading another building; the old one is shown until it is loaded.',
      invoke: {
        id: 'enterAnother',
        src: 'enterBuilding',
        input: ({ context }) => ({ uuid: context.wantedUuid, switched: true }),
        onDone: {
          target: 'ready',
          actions: {
            type: 'setEntered',
            params: ({ event }) => ({ entered: event.output, switched: true }),
          },
        },
        onError: {
          target: 'ready',
          actions: 'setFailure',
        },
      },
      after: {
        callTimeout: {
          target: 'ready',
          actions: 'setTimeoutFailure',
        },
      },
      on: {
        'building.selected': [
          {
            guard: withEvent('isAnother'),
            target: 'switching',
            reenter: true,
            actions: withEvent('setWanted'),
          },
          // Back to the current building: nothing is switched, and the language stays.
          {
            guard: withEvent('isEntered'),
            target: 'ready',
            actions: withEvent('setWanted'),
          },
        ],
      },
    },
    none: {
      description: 'The user belongs to no building.',
      on: { 'request.retried': { target: 'loadingBuildings' } },
    },
    failed: {
      description:
        'The building could not be loaded; the app retries at intervals, and the user may retry.',
      entry: 'countFailure',
      after: { retryPause: { target: 'loadingBuildings' } },
      on: { 'request.retried': { target: 'loadingBuildings' } },
    },
    refused: {
      description: 'The server refuses the list: the user has to be signed out.',
    },
  },
})
