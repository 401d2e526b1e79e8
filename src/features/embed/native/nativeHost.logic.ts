import { type HostCommand, readCommand } from '@machines/embed/nativeHost/command'
import { nativeHostMachine, type ScopeEvent } from '@machines/embed/nativeHost/machine'
import { isKiosk } from '@machines/kiosk/kiosk/machine'
import { isSettled, isSignedIn } from '@machines/platform/app/selectors'
import { type AppSystem, systemOf } from '@machines/platform/app/system'
import { buildingOf } from '@machines/tenancy/building/selectors'
import { listenerOf } from '@platform/actorOf'
import type { Dependencies } from '@platform/host'
import { fromCallback } from 'xstate'
import { type HostTransport, hostTransport } from './transports'

/**
 * Executes a command with the user's own rights: switching to a kiosk still requires confirmation
 * and the PIN.
 */
function executeCommand({ host, app }: Dependencies, command: HostCommand): void {
  const system = systemOf(app())
  switch (command.action) {
    case 'openRoute':
      return host.navigate(command.data.path)
    case 'back':
      return host.goBack()
    case 'switchBuilding':
      return system.building.send({ type: 'building.selected', uuid: command.data.uuid })
    case 'setLanguage':
      return system.language.send({ type: 'language.chosen', locale: command.data.locale })
    case 'setKiosk':
      return setKiosk(system, command.data.enabled)
    case 'signOut':
      return app().send({ type: 'logout.requested' })
    case 'enterAuthFlow':
      // Deferred, because it may create actors, which XState does not allow in the middle of an
      // action.
      return queueMicrotask(() => app().send({ type: 'flow.entered', ...command.data }))
    default:
      // The connection itself detaches.
      return undefined
  }
}

function setKiosk({ kiosk, building }: AppSystem, enabled: boolean): void {
  const { uuid } = buildingOf(building.getSnapshot()) ?? {}
  if (!enabled) kiosk.send({ type: 'kiosk.left' })
  else if (uuid !== undefined) kiosk.send({ type: 'kiosk.entered', buildingUuid: uuid })
}

/** The connection to the native app that contains this page. */
export function nativeHost(dependencies: Dependencies) {
  const { host, app } = dependencies
  let found: { transport: HostTransport | null } | null = null
  const transport = () => {
    found ??= { transport: hostTransport(host.window()) }
    return found.transport
  }
  return nativeHostMachine.provide({
    actors: {
      watchHost: listenerOf(
        (emit) =>
          transport()?.listen((input) =>
            emit({ type: 'command.received', command: readCommand(input) }),
          ) ?? (() => {}),
      ),
      watchScope: fromCallback<ScopeEvent, undefined>(({ sendBack }) => {
        const root = app()
        const { kiosk } = systemOf(root)
        const sendScope = (snapshot = root.getSnapshot()) =>
          sendBack({
            type: 'scope.changed',
            isSettled: isSettled(snapshot),
            isInside: isSignedIn(snapshot),
            buildingUuids: snapshot.context.buildingUuids,
          })
        const sendKiosk = (snapshot = kiosk.getSnapshot()) =>
          sendBack({ type: 'kiosk.changed', isKiosk: isKiosk(snapshot) })
        sendKiosk()
        sendScope()
        const watched = [root.subscribe(sendScope), kiosk.subscribe(sendKiosk)]
        return () => {
          for (const subscription of watched) subscription.unsubscribe()
        }
      }),
    },
    actions: {
      executeCommand: (_, { command }) => executeCommand(dependencies, command),
      sendMessage: (_, { message }) => transport()?.send(JSON.stringify(message)),
      reportBroken: () => host.report('the native app is heard no more'),
    },
  })
}
