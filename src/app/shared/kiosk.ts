import { catchPresses } from '@features/kiosk/catchPresses'
import { watchGuest } from '@features/kiosk/watchGuest'
import { kioskMachine } from '@machines/kiosk/kiosk/machine'
import { kioskIdleMachine } from '@machines/kiosk/kioskIdle/machine'
import { systemOf } from '@machines/platform/app/system'
import { listenerOf, promiseOf } from '@platform/actorOf'
import type { SharedDependencies } from './dependencies'

export const kioskActors = ({ host, app, calls }: SharedDependencies) => ({
  kioskIdle: kioskIdleMachine.provide({
    actors: {
      watchGuest: listenerOf(host.listen(watchGuest)),
      catchPresses: listenerOf(host.listen(catchPresses)),
      wipeBrowser: promiseOf(host.wipeBrowser),
    },
    actions: {
      clearScope: () => app().send({ type: 'guest.left' }),
      refreshPages: (facts) => systemOf(facts).pages.send({ type: 'pages.refreshed' }),
    },
  }),
  kiosk: kioskMachine.provide({
    actors: {
      startKiosk: promiseOf(calls.startKiosk),
      leaveKiosk: promiseOf(calls.leaveKiosk),
    },
  }),
})
