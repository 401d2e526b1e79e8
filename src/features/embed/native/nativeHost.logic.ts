import { type HostCommand, readCommand } from '@machines/embed/nativeHost/command'
import { nativeHostMachine, type VisitNews } from '@machines/embed/nativeHost/machine'
import { isKiosk } from '@machines/kiosk/kiosk/machine'
import { isSettled, isSignedIn } from '@machines/platform/app/selectors'
import { type AppActor, type AppSystem, systemOf } from '@machines/platform/app/system'
import { buildingOf } from '@machines/tenancy/building/selectors'
import { listenerOf } from '@platform/actorOf'
import type { Effects } from '@platform/effects'
import { fromCallback } from 'xstate'
import { type HostTransport, hostTransport } from './transports'

/** Does what a person could do here, and no more: a kiosk asks before it is switched, and for its PIN. */
function executeCommand(app: AppActor, effects: Effects, command: HostCommand): void {
  const system = systemOf(app)
  switch (command.action) {
    case 'openRoute':
      return effects.navigate(command.data.path)
    case 'back':
      return effects.goBack()
    case 'switchBuilding':
      return system.building.send({ type: 'building.selected', uuid: command.data.uuid })
    case 'setLanguage':
      return system.language.send({ type: 'language.chosen', locale: command.data.locale })
    case 'setKiosk':
      return setKiosk(system, command.data.enabled)
    case 'signOut':
      return app.send({ type: 'logout.requested' })
    case 'enterAuthFlow':
      // It may begin logic that is made then, which is not for the middle of an action.
      return queueMicrotask(() => app.send({ type: 'flow.entered', ...command.data }))
    default:
      // The connection itself takes its leave.
      return undefined
  }
}

function setKiosk({ kiosk, building }: AppSystem, enabled: boolean): void {
  const { uuid } = buildingOf(building.getSnapshot()) ?? {}
  if (!enabled) kiosk.send({ type: 'kiosk.left' })
  else if (uuid !== undefined) kiosk.send({ type: 'kiosk.entered', buildingUuid: uuid })
}

/** The connection to the native app that shows us. */
export function nativeHost(effects: Effects, app: () => AppActor) {
  let found: { transport: HostTransport | null } | null = null
  const transport = () => {
    found ??= { transport: hostTransport(effects.hostWindow()) }
    return found.transport
  }
  return nativeHostMachine.provide({
    actors: {
      watchHost: listenerOf(
        (tell) =>
          transport()?.listen((given) =>
            tell({ type: 'command.received', command: readCommand(given) }),
          ) ?? (() => {}),
      ),
      watchVisit: fromCallback<VisitNews, undefined>(({ sendBack }) => {
        const root = app()
        const { kiosk } = systemOf(root)
        const tellVisit = (snapshot = root.getSnapshot()) =>
          sendBack({
            type: 'visit.changed',
            isSettled: isSettled(snapshot),
            isInside: isSignedIn(snapshot),
          })
        const tellKiosk = (snapshot = kiosk.getSnapshot()) =>
          sendBack({ type: 'kiosk.changed', isKiosk: isKiosk(snapshot) })
        tellKiosk()
        tellVisit()
        const watched = [root.subscribe(tellVisit), kiosk.subscribe(tellKiosk)]
        return () => {
          for (const subscription of watched) subscription.unsubscribe()
        }
      }),
    },
    actions: {
      executeCommand: (_, { command }) => executeCommand(app(), effects, command),
      say: (_, { said }) => transport()?.send(JSON.stringify(said)),
      reportBroken: () => effects.report('the native app is heard no more'),
    },
  })
}
