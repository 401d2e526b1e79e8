import { assigner, type EventsOf, effectAction, withEvent } from '@machines/kernel/typed'
import { setup } from 'xstate'

/** Where the machines want the visitor to be. */
export type Redirect = {
  /** Path and query. */
  href: string
  /** Whether it is a new place in the history; else it replaces the one on show. */
  isNew: boolean
}

/** A location that the router has resolved. */
type Resolved = {
  path: string
  /** Begins with `?` or is empty. */
  search: string
  /** Which entry of the browser's history it is; null for one that the router has not made. */
  index: number | null
}

export type AddressEvent = EventsOf<{
  'location.resolved': Resolved
  /** A machine has moved while `path` is on show. `redirect`: null to stay there. */
  'machines.moved': { path: string; redirect: Redirect | null }
  /** The sign-up wizard or password reset that runs now, by its session id. */
  'wizard.noticed': { wizard: string | null }
  'kiosk.noticed': { isKiosk: boolean }
}>

export type AddressInput = { isKiosk: boolean }

type AddressContext = AddressInput & {
  /** What the machines were told of last; null before the first location. */
  path: string | null
  /** The entry of the browser's history on show. */
  index: number | null
  /** The addresses of this load of the app, by their index in the browser's history. */
  trail: Readonly<Record<number, string>>
  /** The address that the machines have asked for last, until the router has resolved one. */
  expected: string | null
  wizard: string | null
}

const update = assigner<AddressContext, AddressEvent>()

/** What every location brings with it. */
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
    /** Tells the machines of a location. `from`: the path before, null before the first. */
    sendLanguage: effectAction<{ path: string; search: string; from: string | null }>(
      'sendLanguage',
    ),
    /** Asks the wizard for the step that the address names, if it names another one than is on show. */
    requestStep: effectAction('requestStep'),
    navigate: effectAction<{ redirect: Redirect | null }>('navigate'),
    goBack: effectAction('goBack'),
    /** Opens home in place of what is on show. */
    goHome: effectAction('goHome'),
  },
  guards: {
    isExpected: ({ context }, { path, search }: Resolved) =>
      `${path}${search}` === context.expected,
    isElsewhere: ({ context }, { path, redirect }: Moved) =>
      path === context.path && redirect !== null && redirect.href !== context.expected,
    /** A step back goes back in the history too, where that is where it came from. */
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
    'Keeps the address and the machines in step: a location becomes an event, and a move of the machines an address.',
  context: ({ input }) => ({
    ...input,
    path: null,
    index: null,
    trail: {},
    expected: null,
    wizard: null,
  }),
  on: {
    // A device that is handed over shows nothing of where its owner was.
    'kiosk.noticed': [
      { guard: withEvent('isHandedOver'), actions: [withEvent('setIsKiosk'), 'goHome'] },
      { actions: withEvent('setIsKiosk') },
    ],
  },
  initial: 'unresolved',
  states: {
    unresolved: {
      description: 'The router has resolved nothing yet.',
      on: {
        'location.resolved': { target: 'following', actions: [...arrival, 'requestStep'] },
        'wizard.noticed': { actions: withEvent('setWizard') },
      },
    },
    following: {
      description: 'The address goes where the machines want the visitor to be.',
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
          description: 'Both agree; wherever the router arrives, the visitor wanted to be there.',
          on: { 'location.resolved': { actions: [...arrival, 'requestStep'] } },
        },
        redirecting: {
          description: 'The router is on its way to the address that the machines have asked for.',
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
