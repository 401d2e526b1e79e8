import { describeMachine } from '@kit/describeMachine'
import { type HostCommand, readCommand } from '@machines/embed/nativeHost/command'
import { nativeHostMachine } from '@machines/embed/nativeHost/machine'
import { describe, expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { nativeHostLaws } from './nativeHost.laws'

const sent = (action: string, data?: object, id?: number) =>
  readCommand(JSON.stringify({ action, data, id }))
const building = '00000000-0000-4000-8000-000000000003'
const broken = new Error('broken')

describeMachine('nativeHost', nativeHostMachine, {
  inputs: [{ version: '3.5.0', path: '/login' }],
  events: {
    'command.received': [
      { command: sent('openRoute', { path: '/my-history' }, 1) },
      { command: sent('back', undefined, 2) },
      { command: sent('switchBuilding', { uuid: building }, 3) },
      { command: sent('setKiosk', { enabled: true }) },
      { command: sent('signOut', undefined, 5) },
      { command: sent('enterAuthFlow', { flow: 'SIGNUP' }, 6) },
      { command: sent('detach', undefined, 7) },
      { command: sent('reboot', undefined, 8) },
      { command: readCommand('nonsense') },
    ],
    'scope.changed': [
      { isSettled: false, isInside: false, buildingUuids: [] },
      { isSettled: true, isInside: false, buildingUuids: [] },
      { isSettled: true, isInside: true, buildingUuids: [building] },
      { isSettled: true, isInside: true, buildingUuids: ['another'] },
    ],
    'kiosk.changed': [{ isKiosk: true }, { isKiosk: false }],
    'location.changed': [{ path: '/' }, { path: '/my-history' }],
    'app.closed': [],
    'card.settled': [{ result: { saved: false, errors: [], validation: null } }],
  },
  actors: { watchHost: { error: [broken] }, watchScope: { error: [broken] } },
  provide: { actions: { sendMessage: () => {}, executeCommand: () => {}, reportBroken: () => {} } },
  contextKey: ({ path, isInside, isKiosk, buildingUuids }) => [
    path,
    isInside,
    isKiosk,
    buildingUuids,
  ],
  laws: nativeHostLaws,
})

test('ready and the commands follow the session and the mode as they change', () => {
  const [messages, executed]: [unknown[], string[]] = [[], []]
  const host = createActor(
    nativeHostMachine.provide({
      actors: { watchHost: fromCallback(() => {}), watchScope: fromCallback(() => {}) },
      actions: {
        sendMessage: (_, { message }) => void messages.push(message),
        executeCommand: (_, { command }) => void executed.push(command.action),
      },
    }),
    { input: { version: '3.5.0', path: '/login' } },
  ).start()
  host.send({ type: 'kiosk.changed', isKiosk: true })
  host.send({ type: 'location.changed', path: '/' })
  host.send({ type: 'scope.changed', isSettled: true, isInside: false, buildingUuids: [] })
  expect(messages).toEqual([{ event: 'ready', data: { version: '3.5.0', path: '/', kiosk: true } }])
  const signOut = { type: 'command.received', command: sent('signOut', undefined, 5) } as const
  host.send(signOut)
  expect(executed).toEqual([])
  host.send({ type: 'scope.changed', isSettled: true, isInside: true, buildingUuids: [] })
  host.send(signOut)
  expect(executed).toEqual(['signOut'])
})

const readAs = (action: string, data?: unknown) => {
  const read = readCommand(JSON.stringify({ action, data }))
  return read.kind === 'call' ? read.call.data : read.error.code
}

describe('a command', () => {
  test.each<[HostCommand['action'], unknown, unknown]>([
    ['openRoute', { path: '/my-history?tab=past#now' }, { path: '/my-history?tab=past#now' }],
    ['setLanguage', { locale: 'fr-BE' }, { locale: 'fr-fr' }],
    ['switchBuilding', { uuid: building }, { uuid: building }],
    ['setKiosk', { enabled: false }, { enabled: false }],
    ['back', { any: 'thing' }, undefined],
    [
      'enterAuthFlow',
      { flow: 'SIGNUP_V2', fields: { email: 'a@b.test' }, logoutOnFailure: true },
      { flow: 'SIGNUP_V2', fields: { email: 'a@b.test' }, logoutOnFailure: true },
    ],
    [
      'enterAuthFlow',
      { fields: { first_name: 'Ada\nA/L\u200F', last_name: 'St.Clair' } },
      { flow: null, fields: { first_name: 'Ada A/L', last_name: 'St.Clair' } },
    ],
    ['enterAuthFlow', {}, { flow: null, fields: {} }],
  ])('%s is parsed: %j', (action, data, read) => {
    expect(readAs(action, data)).toEqual(read)
  })

  test.each([
    ['openRoute', { path: 'https://evil.test/' }],
    ['openRoute', { path: '//evil.test' }],
    ['openRoute', { path: '/\\evil.test' }],
    ['openRoute', { path: 'javascript:alert(1)' }],
    ['openRoute', { path: `/${'x'.repeat(3000)}` }],
    ['openRoute', {}],
    ['setLanguage', { locale: 'xx-yy' }],
    ['setLanguage', { locale: 3 }],
    ['switchBuilding', { uuid: 'x'.repeat(40) }],
    ['setKiosk', { enabled: 'yes' }],
    ['enterAuthFlow', { flow: 'ROOT' }],
    ['enterAuthFlow', { fields: [] }],
    ['enterAuthFlow', { fields: { email: { toString: 'x' } } }],
    ['enterAuthFlow', { fields: { email: 'x'.repeat(300) } }],
    ['enterAuthFlow', { fields: { email: 'ada at house' } }],
    ['enterAuthFlow', { fields: { first_name: 'https://evil.test' } }],
    ['enterAuthFlow', { fields: { last_name: 'x'.repeat(101) } }],
    ['enterAuthFlow', { fields: { building_uuid: 'b' } }],
    ['enterAuthFlow', { logoutOnFailure: 'true' }],
    ['openRoute', null],
  ])('%s is refused with %j', (action, data) => {
    expect(readAs(action, data)).toBe('invalid_message')
  })

  test('with an auth flow contains neither a password nor a consent', () => {
    const fields = { email: 'a@b.test', password: 'secret', terms_accepted: 'true' }
    expect(readAs('enterAuthFlow', { fields })).toEqual({
      flow: null,
      fields: { email: 'a@b.test' },
    })
  })
})
