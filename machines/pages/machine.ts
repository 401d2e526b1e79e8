import type { LiveMessage } from '@contract/live'
import { type AnyActorRef, assign, sendTo, setup, stopChild } from 'xstate'
import type { HomeInput } from '../home/machine'
import type { RequestFields } from '../requestForm/fields'
import { assigner, effectAction } from '../typed'
import { actors } from './actors'
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
import { startOf } from './inputs'
import { isKept, isRead, isSamePage, type Page, type PageName, pageNames } from './page'
import { newsOf, topicsOf } from './topics'
import { isSameVisit, type Visit } from './visit'

const update = assigner<PagesContext, PagesEvent>()

type Children = { [Name in PageName]: Name } & {
  requestForm: 'requestForm'
  passwordUpdate: 'passwordUpdate'
  search: 'search'
}

const stopPages = pageNames.map((name) => ({ type: 'stopPage', params: { name } }) as const)

type Running = { context: PagesContext; system: { get: (id: string) => AnyActorRef | undefined } }

export const pagesMachine = setup({
  types: {
    context: {} as PagesContext,
    events: {} as PagesEvent,
    input: {} as PagesInput,
    children: {} as Children,
  },
  actors,
  actions: {
    /** What is on show begins anew, so nobody comes back to it. */
    keepVisit: update<{ visit: Visit | null }>(({ open }, { visit }) => ({
      visit,
      running: [],
      open: open.map(({ page }) => ({ page, isReturn: false })),
    })),
    keepPage: update<{ page: Page }>((context, { page }) => ({
      open: [
        ...context.open.filter((each) => each.page.name !== page.name),
        { page, isReturn: isRunning(context, page) },
      ],
    })),
    forgetPage: update<{ name: PageName }>(({ open }, { name }) => ({
      open: open.filter(({ page }) => page.name !== name),
    })),
    /** Starts the logic of each page on show that has none. */
    startPages: assign(({ context, spawn }) => {
      const { visit, open, running, started, seed, limits } = context
      if (visit === null) return {}
      const waiting = open.map(({ page }) => page).filter((page) => !isRunning(context, page))
      for (const [index, page] of waiting.entries()) {
        const { src, input } = startOf(page, visit, {
          keyPrefix: `${seed}-${started + index}`,
          limits,
        })
        // Each source goes with its own input; `spawn` knows no union of such pairs.
        spawn(src as 'home', { id: src as 'home', systemId: src, input: input as HomeInput })
      }
      return { running: [...running, ...waiting], started: started + waiting.length }
    }),
    stopPage: stopChild((_, { name }: { name: PageName }) => name),
    forgetRunning: update<{ name: PageName }>(({ running }, { name }) => ({
      running: running.filter((page) => page.name !== name),
    })),
    tellReturn: sendTo((_, { name }: { name: PageName }) => name, { type: 'page.returned' }),
    /** To each of the pages whose logic goes on. */
    tellNews: ({ context, system }: Running) => {
      for (const { name } of context.running) {
        system.get(name)?.send({ type: isRead(name) ? 'request.renewed' : 'page.returned' })
      }
    },
    /** To the live connection: what the pages on show want to hear of. */
    tellTopics: ({ context, system }: Running) =>
      system.get('live')?.send({ type: 'topics.changed', topics: topicsOf(context) }),
    /** To the pages on show that it concerns. */
    tellChange: ({ context, system }: Running, { message }: { message: LiveMessage }) => {
      for (const { name, event } of newsOf(context, message)) system.get(name)?.send(event)
    },
    keepRequestFields: update<{ fields: Partial<RequestFields> }>((_, { fields }) => ({
      requestFields: fields,
    })),
    /** Nothing shows that the search is not there: it is said. */
    raiseSearchToast: sendTo(
      ({ system }) => system.get('toasts'),
      () => ({ type: 'toast.raised', about: 'search' }),
    ),
    countStart: update(({ started }) => ({ started: started + 1 })),
    /** A page ends in no error of its own; if it does, it is a defect to hear of. */
    reportBroken: effectAction<{ name: string }>('reportBroken'),
  },
  guards: {
    isAnotherVisit: ({ context }, { visit }: { visit: Visit | null }) =>
      !isSameVisit(context.visit, visit),
    hasVisit: ({ context }) => context.visit !== null,
    isShown: ({ context }, { page }: { page: Page }) =>
      context.open.some((each) => isSamePage(each.page, page)),
    /** Its logic went on since one was there last. */
    isReturn: ({ context }, { page }: { page: Page }) => isReturn(context, page),
    isFirst: ({ context }, { page }: { page: Page }) =>
      !context.running.some(({ name }) => name === page.name),
    runsForAnother: ({ context }, { page }: { page: Page }) => runsForAnother(context, page),
    isKept: (_, { name }: { name: PageName }) => isKept(name),
  },
  delays: { nextTurn: 0, codeTimeout: 20_000 },
}).createMachine({
  id: 'pages',
  description: 'The logic of the pages on show: started and ended with them, and with the visit.',
  context: ({ input }) => initialPages(input),
  type: 'parallel',
  states: {
    visit: {
      description: 'The pages of one visit; with another visit they begin anew.',
      initial: 'resting',
      on: {
        'visit.changed': {
          guard: { type: 'isAnotherVisit', params: ({ event }) => event },
          target: '.restarting',
          actions: [
            ...stopPages,
            { type: 'keepVisit', params: ({ event }) => event },
            'tellTopics',
          ],
        },
        'page.entered': [
          { guard: { type: 'isShown', params: ({ event }) => event } },
          {
            guard: { type: 'runsForAnother', params: ({ event }) => event },
            target: '.restarting',
            actions: [
              { type: 'stopPage', params: ({ event }) => event.page },
              { type: 'forgetRunning', params: ({ event }) => event.page },
              { type: 'keepPage', params: ({ event }) => event },
              'tellTopics',
            ],
          },
          {
            guard: { type: 'isReturn', params: ({ event }) => event },
            actions: [
              { type: 'keepPage', params: ({ event }) => event },
              { type: 'tellReturn', params: ({ event }) => event.page },
              'tellTopics',
            ],
          },
          { actions: [{ type: 'keepPage', params: ({ event }) => event }, 'tellTopics'] },
        ],
        'page.left': [
          {
            guard: { type: 'isKept', params: ({ event }) => event },
            actions: [{ type: 'forgetPage', params: ({ event }) => event }, 'tellTopics'],
          },
          {
            actions: [
              { type: 'forgetPage', params: ({ event }) => event },
              { type: 'stopPage', params: ({ event }) => event },
              { type: 'forgetRunning', params: ({ event }) => event },
              'tellTopics',
            ],
          },
        ],
        'visit.refreshed': { actions: 'tellNews' },
        'live.changed': { actions: { type: 'tellChange', params: ({ event }) => event } },
      },
      states: {
        resting: {
          description: 'Nobody is in a building; pages that are entered wait for it.',
          on: {
            'visit.changed': {
              guard: { type: 'isAnotherVisit', params: ({ event }) => event },
              target: 'showing',
              actions: [{ type: 'keepVisit', params: ({ event }) => event }, 'tellTopics'],
            },
          },
        },
        showing: {
          description: 'Each page on show has its logic.',
          entry: 'startPages',
          on: {
            'page.entered': {
              guard: { type: 'isFirst', params: ({ event }) => event },
              actions: [
                { type: 'keepPage', params: ({ event }) => event },
                'tellTopics',
                'startPages',
              ],
            },
          },
        },
        restarting: {
          description: 'What ended gives its system id free; then what is on show starts anew.',
          after: {
            nextTurn: [{ guard: 'hasVisit', target: 'showing' }, { target: 'resting' }],
          },
        },
      },
    },
    dialog: {
      description: 'A dialog with logic of its own, over the page.',
      initial: 'closed',
      states: {
        closed: {
          description: 'None is open.',
          on: {
            'requestForm.opened': {
              guard: 'hasVisit',
              target: 'askingHelpDesk',
              actions: [{ type: 'keepRequestFields', params: ({ event }) => event }, 'countStart'],
            },
            'passwordUpdate.opened': {
              guard: 'hasVisit',
              target: 'updatingPassword',
              actions: 'countStart',
            },
            'search.opened': { guard: 'hasVisit', target: 'fetchingSearch' },
          },
        },
        fetchingSearch: {
          description: 'The code of the search comes when it is first wanted.',
          invoke: {
            id: 'fetchSearch',
            src: 'fetchSearch',
            onDone: { target: 'searching', actions: 'countStart' },
            onError: { target: 'closed', actions: 'raiseSearchToast' },
          },
          after: { codeTimeout: { target: 'closed', actions: 'raiseSearchToast' } },
          on: {
            'location.left': { target: 'closed' },
            'visit.changed': {
              guard: { type: 'isAnotherVisit', params: ({ event }) => event },
              target: 'closed',
            },
          },
        },
        searching: {
          description: 'The building is searched.',
          invoke: {
            id: 'search',
            src: 'search',
            systemId: 'search',
            input: ({ context: { visit } }) => ({
              buildingUuid: visit?.buildingUuid ?? '',
              lang: visit?.lang ?? '',
            }),
            onDone: { target: 'closed' },
            onError: {
              target: 'closed',
              actions: { type: 'reportBroken', params: { name: 'search' } },
            },
          },
          on: {
            'location.left': { target: 'closed' },
            'visit.changed': {
              guard: { type: 'isAnotherVisit', params: ({ event }) => event },
              target: 'closed',
            },
          },
        },
        askingHelpDesk: {
          description: 'A request to the help desk is written and sent.',
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
          on: {
            'location.left': { target: 'closed' },
            'visit.changed': {
              guard: { type: 'isAnotherVisit', params: ({ event }) => event },
              target: 'closed',
            },
          },
        },
        updatingPassword: {
          description: 'A new password is chosen.',
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
          on: {
            'location.left': { target: 'closed' },
            'visit.changed': {
              guard: { type: 'isAnotherVisit', params: ({ event }) => event },
              target: 'closed',
            },
          },
        },
      },
    },
  },
})
