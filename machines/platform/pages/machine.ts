import type { LiveMessage } from '@contract/live'
import { providedLogic } from '@machines/kernel/lazyLogic'
import { assigner, effectAction, promiseActor, withEvent } from '@machines/kernel/typed'
import type { RequestedService, RequestFields } from '@machines/support/requestForm/fields'
import { type AnyActorLogic, type AnyActorRef, assign, sendTo, setup, stopChild } from 'xstate'
import { liveActor } from '../live/machine'
import { toastsActor } from '../toasts'
import {
  dialogKey,
  initialPages,
  isReturn,
  isRunning,
  type PagesContext,
  type PagesInput,
  requestFormInput,
  runsForAnother,
} from './context'
import type { PagesEvent } from './events'
import { type AnyPageLogic, isSamePage, type Page } from './logic'
import { isSameScope, type Scope } from './scope'
import { isPersistent, pageTopics, refresh } from './topics'

const update = assigner<PagesContext, PagesEvent>()

/** Dialogs with a machine of their own, whose code is loaded when they open. */
const dialogs = ['requestForm', 'passwordUpdate', 'search']

type Running = { context: PagesContext; system: { get: (id: string) => AnyActorRef | undefined } }

export type PagesMachine = ReturnType<typeof createPages>

/** Creates the machine that starts and stops these machines with their pages. */
export function createPages(logics: readonly AnyPageLogic[]) {
  const known = new Map(logics.map((logic) => [logic.name, logic]))
  const logicOf = ({ name }: { name: string }) => known.get(name)
  const { topicsOf, changesOf } = pageTopics(logicOf)
  const stopPages = logics.map(({ name }) => ({ type: 'stopPage', params: { name } }) as const)
  const actors: Record<string, AnyActorLogic> = {
    ...Object.fromEntries([...known.keys(), ...dialogs].map((name) => [name, providedLogic(name)])),
    /** Loads the code and the messages of the search. */
    fetchSearch: promiseActor<void>('fetchSearch'),
  }

  return setup({
    types: {
      context: {} as PagesContext,
      events: {} as PagesEvent,
      input: {} as PagesInput,
    },
    actors,
    actions: {
      /** The page restarts, so there is nothing to return to. */
      setScope: update<{ scope: Scope | null }>(({ open }, { scope }) => ({
        scope,
        running: [],
        open: open.map(({ page }) => ({ page, isReturn: false })),
      })),
      addPage: update<{ page: Page }>((context, { page }) => ({
        open: [
          ...context.open.filter((each) => each.page.name !== page.name),
          { page, isReturn: isRunning(context, page) },
        ],
      })),
      forgetPage: update<{ name: string }>(({ open }, { name }) => ({
        open: open.filter(({ page }) => page.name !== name),
      })),
      /** Starts the machine of each open page that has none running. */
      startPages: assign(({ context, spawn }) => {
        const { scope, open, running, started, seed, limits } = context
        if (scope === null) return {}
        const waiting = open.map(({ page }) => page).filter((page) => !isRunning(context, page))
        for (const [index, page] of waiting.entries()) {
          const { name } = page
          const start = { keyPrefix: `${seed}-${started + index}`, limits }
          const input: unknown = logicOf(page)?.input(page, scope, start)
          spawn(name, { id: name, systemId: name, input })
        }
        return { running: [...running, ...waiting], started: started + waiting.length }
      }),
      stopPage: stopChild((_, { name }: { name: string }) => name),
      forgetRunning: update<{ name: string }>(({ running }, { name }) => ({
        running: running.filter((page) => page.name !== name),
      })),
      sendReturn: sendTo((_, { name }: { name: string }) => name, refresh),
      /** Sends it to each page with a running machine. */
      sendLiveMessage: ({ context, system }: Running) => {
        for (const { name } of context.running) system.get(name)?.send(refresh)
      },
      /** Sends the topics of the open pages to the live connection. */
      sendTopics: ({ context, system }: Running) =>
        liveActor.send({ system }, { type: 'topics.changed', topics: topicsOf(context) }),
      /** Sends it to the open pages that it concerns. */
      sendChange: ({ context, system }: Running, { message }: { message: LiveMessage }) => {
        for (const { name, event } of changesOf(context, message)) system.get(name)?.send(event)
      },
      setRequestFields: update<{
        fields: Partial<RequestFields>
        service?: RequestedService
      }>((_, { fields, service }) => ({
        requestFields: fields,
        requestedService: service ?? null,
      })),
      /** The failure is not visible otherwise. */
      raiseSearchToast: sendTo(toastsActor.of, { type: 'toast.raised', about: 'search' }),
      countStart: update(({ started }) => ({ started: started + 1 })),
      /** A page ends in no error of its own; if it does, that is a defect to report. */
      reportBroken: effectAction<{ name: string }>('reportBroken'),
    },
    guards: {
      isOtherScope: ({ context }, { scope }: { scope: Scope | null }) =>
        !isSameScope(context.scope, scope),
      hasScope: ({ context }) => context.scope !== null,
      isShown: ({ context }, { page }: { page: Page }) =>
        context.open.some((each) => isSamePage(each.page, page)),
      /** Its machine has kept running since the user left the page. */
      isReturn: ({ context }, { page }: { page: Page }) => isReturn(context, page),
      isFirst: ({ context }, { page }: { page: Page }) =>
        !context.running.some(({ name }) => name === page.name),
      runsForAnother: ({ context }, { page }: { page: Page }) => runsForAnother(context, page),
      isPersistent: (_, page: { name: string }) => isPersistent(logicOf(page)),
    },
    delays: { nextTurn: 0, codeTimeout: 20_000 },
  }).createMachine({
    id: 'pages',
    description: 'Runs the machines of the open pages; another scope restarts all of them.',
    context: ({ input }) => initialPages(input),
    type: 'parallel',
    states: {
      scope: {
        description: 'Runs the pages of one scope; another scope restarts them.',
        initial: 'idle',
        on: {
          'scope.changed': {
            guard: withEvent('isOtherScope'),
            target: '.restarting',
            actions: [...stopPages, withEvent('setScope'), 'sendTopics'],
          },
          'page.entered': [
            { guard: withEvent('isShown') },
            {
              guard: withEvent('runsForAnother'),
              target: '.restarting',
              actions: [
                { type: 'stopPage', params: ({ event }) => event.page },
                { type: 'forgetRunning', params: ({ event }) => event.page },
                withEvent('addPage'),
                'sendTopics',
              ],
            },
            {
              guard: withEvent('isReturn'),
              actions: [
                withEvent('addPage'),
                { type: 'sendReturn', params: ({ event }) => event.page },
                'sendTopics',
              ],
            },
            { actions: [withEvent('addPage'), 'sendTopics'] },
          ],
          'page.left': [
            {
              guard: withEvent('isPersistent'),
              actions: [withEvent('forgetPage'), 'sendTopics'],
            },
            {
              actions: [
                withEvent('forgetPage'),
                withEvent('stopPage'),
                withEvent('forgetRunning'),
                'sendTopics',
              ],
            },
          ],
          'pages.refreshed': { actions: 'sendLiveMessage' },
          'live.changed': { actions: withEvent('sendChange') },
        },
        states: {
          idle: {
            description: 'No user is in a building; entered pages wait.',
            on: {
              'scope.changed': {
                guard: withEvent('isOtherScope'),
                target: 'showing',
                actions: [withEvent('setScope'), 'sendTopics'],
              },
            },
          },
          showing: {
            description: 'The machine of each open page is running.',
            entry: 'startPages',
            on: {
              'page.entered': {
                guard: withEvent('isFirst'),
                actions: [withEvent('addPage'), 'sendTopics', 'startPages'],
              },
            },
          },
          restarting: {
            description: 'Stopped pages release their system ids; then the open pages restart.',
            after: {
              nextTurn: [{ guard: 'hasScope', target: 'showing' }, { target: 'idle' }],
            },
          },
        },
      },
      dialog: {
        description: 'A dialog with a machine of its own, over the page.',
        initial: 'closed',
        on: {
          'location.left': { target: '.closed' },
          'scope.changed': { guard: withEvent('isOtherScope'), target: '.closed' },
        },
        states: {
          closed: {
            description: 'No dialog is open.',
            on: {
              'requestForm.opened': {
                guard: 'hasScope',
                target: 'contactingHelpDesk',
                actions: [withEvent('setRequestFields'), 'countStart'],
              },
              'passwordUpdate.opened': {
                guard: 'hasScope',
                target: 'updatingPassword',
                actions: 'countStart',
              },
              'search.opened': { guard: 'hasScope', target: 'fetchingSearch' },
            },
          },
          fetchingSearch: {
            description: 'Loading the code of the search, on first use.',
            invoke: {
              id: 'fetchSearch',
              src: 'fetchSearch',
              onDone: { target: 'searching', actions: 'countStart' },
              onError: { target: 'closed', actions: 'raiseSearchToast' },
            },
            after: { codeTimeout: { target: 'closed', actions: 'raiseSearchToast' } },
          },
          searching: {
            description: 'The user is searching the building.',
            invoke: {
              id: 'search',
              src: 'search',
              systemId: 'search',
              input: ({ context: { scope } }) => ({
                buildingUuid: scope?.buildingUuid ?? '',
                lang: scope?.lang ?? '',
              }),
              onDone: { target: 'closed' },
              onError: {
                target: 'closed',
                actions: { type: 'reportBroken', params: { name: 'search' } },
              },
            },
          },
          contactingHelpDesk: {
            description: 'The user writes and sends a request to the help desk.',
            invoke: {
              id: 'requestForm',
              src: 'requestForm',
              systemId: 'requestForm',
              input: ({ context }) => requestFormInput(context),
              onDone: { target: 'closed' },
              onError: {
                target: 'closed',
                actions: { type: 'reportBroken', params: { name: 'requestForm' } },
              },
            },
          },
          updatingPassword: {
            description: 'The user chooses a new password.',
            invoke: {
              id: 'passwordUpdate',
              src: 'passwordUpdate',
              systemId: 'passwordUpdate',
              input: ({ context }) => ({ keyPrefix: dialogKey(context) }),
              onDone: { target: 'closed' },
              onError: {
                target: 'closed',
                actions: { type: 'reportBroken', params: { name: 'passwordUpdate' } },
              },
            },
          },
        },
      },
    },
  })
}
