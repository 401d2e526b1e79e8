import { assigner, type EventsOf, effectAction, withEvent } from '@machines/kernel/typed'
import { setup } from 'xstate'

/** The location that the machines require. */
export type Redirect = {
  /** Path and query. */
  href: string
  /** Whether it adds an entry to the history; otherwise it replaces the current one. */
  isNew: boolean
}

/** A location that the router has resolved. */
type Resolved = {
  path: string
  /** Begins with `?` or is empty. */
  search: string
  /** The index of its entry in the browser's history; null for an entry that the router did not create. */
  index: number | null
}

export type AddressEvent = EventsOf<{
  'location.resolved': Resolved
  /** A machine has changed state while `path` is shown. `redirect` is null to stay there. */
  'machines.moved': { path: string; redirect: Redirect | null }
  /** The running sign-up wizard or password reset, by its session id. */
  'wizard.noticed': { wizard: string | null }
  'kiosk.noticed': { isKiosk: boolean }
}>

export type AddressInput = { isKiosk: boolean }

type AddressContext = AddressInput & {
  /** The location that was last sent to the machines; null before the first one. */
  path: string | null
  /** The current entry of the browser's history. */
  index: number | null
  /** The addresses of this page load, by their index in the browser's history. */
  trail: Readonly<Record<number, string>>
  /** The address that the machines last requested, until the router has resolved one. */
  expected: string | null
  wizard: string | null
}

const update = assigner<AddressContext, AddressEvent>()

/** The actions for every location. */
const arrival = [
  {
    type: 'sendLanguage',
    params: ({
      context,
      event: { path, search },
    }: {
      context: AddressContext
      event: Resolved
    }) => ({
      path,
      search,
      from: context.path,
    }),
  },
  withEvent('setLocation'),
] as const

type Moved = AddressEvent & { type: 'machines.moved' }

export const addressMachine = setup({
  types: {
    context: {} as AddressContext,
    events: {} as AddressEvent,
    input: {} as AddressInput,
  },
  actions: {
    setLocation: update<Resolved>(({ trail }, { path, search, index }) => ({
      path,
      index,
      trail: index === null ? trail : { ...trail, [index]: `${path}${search}` },
    })),
    setExpected: update<Moved>((_, { redirect }) => ({ expected: redirect?.href ?? null })),
    forgetExpected: update(() => ({ expected: null })),
    setWizard: update<{ wizard: string | null }>((_, { wizard }) => ({ wizard })),
    setIsKiosk: update<{ isKiosk: boolean }>((_, { isKiosk }) => ({ isKiosk })),
    /** Sends a location to the machines. `from` is the previous path, null for the first one. */
    sendLanguage: effectAction<{ path: string; search: string; from: string | null }>(
      'sendLanguage',
    ),
    /** Requests the step that the address names from the wizard, unless it is the current one. */
    requestStep: effectAction('requestStep'),
    navigate: effectAction<{ redirect: Redirect | null }>('navigate'),
    goBack: effectAction('goBack'),
    /** Opens home and replaces the current entry. */
    goHome: effectAction('goHome'),
  },
  guards: {
    isExpected: ({ context }, { path, search }: Resolved) =>
      `${path}${search}` === context.expected,
    isElsewhere: ({ context }, { path, redirect }: Moved) =>
      path === context.path && redirect !== null && redirect.href !== context.expected,
    /** A step back also goes back in the history if the previous entry is that step. */
    isBehind: ({ context: { path: here, expected, index, trail } }, { path, redirect }: Moved) =>
      path === here &&
      redirect !== null &&
      redirect.href !== expected &&
      index !== null &&
      trail[index - 1] === redirect.href,
    isOtherWizard: ({ context }, { wizard }: { wizard: string | null }) =>
      wizard !== context.wizard,
    isHandedOver: ({ context }, { isKiosk }: { isKiosk: boolean }) => isKiosk && !context.isKiosk,
  },
}).createMachine({
  id: 'address',
  description:
    'Synchronizes the address and the machines: a location becomes an event, and a change of the machines an address.',
  context: ({ input }) => ({
    ...input,
    path: null,
    index: null,
    trail: {},
    expected: null,
    wizard: null,
  }),
  on: {
    // A device that becomes a kiosk shows nothing of its owner's location.
    'kiosk.noticed': [
      { guard: withEvent('isHandedOver'), actions: [withEvent('setIsKiosk'), 'goHome'] },
      { actions: withEvent('setIsKiosk') },
    ],
  },
  initial: 'unresolved',
  states: {
    unresolved: {
      description: 'The router has not resolved a location yet.',
      on: {
        'location.resolved': { target: 'following', actions: [...arrival, 'requestStep'] },
        'wizard.noticed': { actions: withEvent('setWizard') },
      },
    },
    following: {
      description: 'The router is navigating to the location that the machines require.',
      on: {
        'machines.moved': [
          {
            guard: withEvent('isBehind'),
            target: '.redirecting',
            actions: [withEvent('setExpected'), 'goBack'],
          },
          {
            guard: withEvent('isElsewhere'),
            target: '.redirecting',
            actions: [withEvent('setExpected'), withEvent('navigate')],
          },
        ],
        'wizard.noticed': {
          guard: withEvent('isOtherWizard'),
          actions: [withEvent('setWizard'), 'requestStep'],
        },
      },
      initial: 'inStep',
      states: {
        inStep: {
          description:
            'Both agree; the next location that the router resolves was chosen by the user.',
          on: { 'location.resolved': { actions: [...arrival, 'requestStep'] } },
        },
        redirecting: {
          description: 'The router is navigating to the address that the machines have requested.',
          exit: 'forgetExpected',
          on: {
            'location.resolved': [
              { guard: withEvent('isExpected'), target: 'inStep', actions: arrival },
              { target: 'inStep', actions: [...arrival, 'requestStep'] },
            ],
          },
        },
      },
    },
  },
})
