import { describeMachine } from '@kit/describeMachine'
import { addressMachine, type Redirect } from '@machines/platform/address/machine'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { addressLaws } from './address.laws'

const login = { path: '/login', search: '' }
const home = { path: '/building/1', search: '' }
const step = { path: '/signup', search: '?step=create-account' }
const toHome: Redirect = { href: '/building/1', isNew: false }
const toStep: Redirect = { href: '/signup?step=create-account', isNew: true }

describeMachine('address', addressMachine, {
  inputs: [{ isKiosk: false }, { isKiosk: true }],
  events: {
    'location.resolved': [
      { ...login, index: 0 },
      { ...step, index: 1 },
      { ...home, index: null },
    ],
    'machines.moved': [
      { path: '/login', redirect: toHome },
      { path: '/login', redirect: toStep },
      { path: '/login', redirect: null },
      { path: '/signup', redirect: { href: '/login', isNew: false } },
    ],
    'wizard.noticed': [{ wizard: 'x:1' }, { wizard: null }],
    'kiosk.noticed': [{ isKiosk: true }, { isKiosk: false }],
  },
  actors: {},
  provide: {
    actions: {
      sendLanguage: () => {},
      requestStep: () => {},
      navigate: () => {},
      goBack: () => {},
      goHome: () => {},
    },
  },
  contextKey: ({ path, expected, wizard, isKiosk }) => [path, expected, wizard, isKiosk],
  laws: addressLaws,
})

/** The calls to the router, in order. */
function open() {
  const did: string[] = []
  const address = createActor(
    addressMachine.provide({
      actions: {
        sendLanguage: (_, { path, from }) => void did.push(`${from} → ${path}`),
        requestStep: () => void did.push('request step'),
        navigate: (_, { redirect }) => void did.push(`navigate ${redirect?.href}`),
        goBack: () => void did.push('back'),
        goHome: () => void did.push('home'),
      },
    }),
    { input: { isKiosk: false } },
  ).start()
  const take = () => did.splice(0)
  return { address, take }
}

test('a sign-in leaves the page, the router follows, and no loop occurs', () => {
  const { address, take } = open()
  address.send({ type: 'location.resolved', ...login, index: 0 })
  expect(take()).toEqual(['null → /login', 'request step'])
  const moved = { type: 'machines.moved', path: '/login', redirect: toHome } as const
  address.send(moved)
  // Machines often move while the router is navigating.
  address.send(moved)
  expect(take()).toEqual(['navigate /building/1'])
  address.send({ type: 'location.resolved', ...home, index: 0 })
  expect(take()).toEqual(['/login → /building/1'])
  // The machines' location is one entry behind: they go back to it once.
  address.send({ type: 'location.resolved', ...login, index: 1 })
  address.send(moved)
  address.send(moved)
  expect(take()).toEqual(['/building/1 → /login', 'request step', 'back'])
  address.send({ type: 'location.resolved', ...home, index: 0 })
  expect(take()).toEqual(['/login → /building/1'])
})

test('a user who navigates during a redirect has chosen that location', () => {
  const { address, take } = open()
  address.send({ type: 'location.resolved', ...login, index: 0 })
  address.send({ type: 'machines.moved', path: '/login', redirect: toStep })
  take()
  address.send({ type: 'location.resolved', ...home, index: 1 })
  expect(take()).toEqual(['/login → /building/1', 'request step'])
})

test('a decision for a location that was left meanwhile has no effect', () => {
  const { address, take } = open()
  address.send({ type: 'location.resolved', ...home, index: 0 })
  take()
  address.send({ type: 'machines.moved', path: '/login', redirect: toStep })
  expect(take()).toEqual([])
})
