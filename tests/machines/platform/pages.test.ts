import { detailLogic } from '@features/content/item/content.page'
import { utilitiesLogic } from '@features/home/utilities/utilities.page'
import { pageLogics } from '@features/pages'
import { describeMachine } from '@kit/describeMachine'
import { utilitiesMachine } from '@machines/home/utilities/machine'
import { createRequest } from '@machines/kernel/request/machine'
import type { Page } from '@machines/platform/pages/logic'
import { createPages } from '@machines/platform/pages/machine'
import type { Scope } from '@machines/platform/pages/scope'
import {
  isReturned,
  pageOf,
  passwordUpdateOf,
  requestFormOf,
} from '@machines/platform/pages/selectors'
import { pageTopics } from '@machines/platform/pages/topics'
import { describe, expect, test, vi } from 'vitest'
import {
  type AnyActorLogic,
  createActor,
  type EventObject,
  fromCallback,
  fromPromise,
  SimulatedClock,
} from 'xstate'
import { offline } from '../fixtures'
import { pagesLaws } from './pages.laws'

const pagesMachine = createPages(pageLogics)
const pageNames = pageLogics.map(({ name }) => name)
const { topicsOf } = pageTopics(({ name }) => pageLogics.find((logic) => logic.name === name))

const input = { seed: 'seed', limits: { files: 2, bytes: 1000 }, hasLive: true }
const scope: Scope = { userId: 1, buildingUuid: 'house', lang: 'en-us', mode: 'older' }
const inGerman: Scope = { ...scope, lang: 'de-de' }
const services: Page = { name: 'utilities' }
const yoga: Page = { name: 'detail', kind: 'eventPost', uuid: 'yoga', path: '/yoga' }
const soup: Page = { name: 'detail', kind: 'offer', uuid: 'soup', path: '/soup' }
const suitePage: Page = { name: 'suite', buildingUuid: 'house', floorId: '7', suiteId: '12' }
const broken = new Error('broken')

const nameOf = ({ uuid, name }: Page): string => (typeof uuid === 'string' ? uuid : name)

describeMachine('pages', pagesMachine, {
  // Every dialog over every page load, beside persistent and transient pages.
  maxPaths: 2500,
  inputs: [input],
  events: {
    'scope.changed': [{ scope }, { scope: inGerman }, { scope: null }],
    // One persistent page, and one transient page with parameters.
    'page.entered': [{ page: services }, { page: yoga }, { page: soup }],
    'page.left': [{ name: 'utilities' }, { name: 'detail' }],
    'location.left': [],
    'pages.refreshed': [],
    'live.changed': [{ message: { topic: 'building:house', data: { uuid: 'yoga' } } }],
    'requestForm.opened': [{ fields: { subject: 'Gym' } }],
    'passwordUpdate.opened': [],
    'search.opened': [],
  },
  actors: {
    requestForm: { done: [undefined], error: [broken] },
    passwordUpdate: { done: [undefined], error: [broken] },
    fetchSearch: { done: [undefined], error: [offline] },
    search: { done: [undefined], error: [broken] },
  },
  provide: { actions: { reportBroken: () => {} } },
  contextKey: (context) => [
    context.scope?.lang ?? null,
    context.open.map(({ page, isReturn }) => `${nameOf(page)} ${isReturn}`).toSorted(),
    context.running.map(nameOf).toSorted(),
  ],
  system: ['toasts'],
  laws: pagesLaws,
})

/** Pages whose logic records what happens to it, and a clock that the test advances. */
function open() {
  const life: string[] = []
  const inputs: { name: string; input: unknown }[] = []
  const recorded = (name: string) =>
    fromCallback<EventObject>(({ input: given, receive }) => {
      life.push(`${name} starts`)
      inputs.push({ name, input: given })
      receive(({ type }) => life.push(`${name} hears ${type}`))
      return () => life.push(`${name} ends`)
    })
  const clock = new SimulatedClock()
  const logics = Object.fromEntries(
    [...pageNames, 'requestForm', 'passwordUpdate', 'search'].map((name) => [name, recorded(name)]),
  )
  const pages = createActor(pagesMachine.provide({ actors: logics as object }), { input, clock })
  pages.start()
  return {
    pages,
    inputs,
    /** What has happened since the last call. */
    life: () => life.splice(0),
    nextTurn: () => clock.increment(0),
    change: (to: Scope | null) => pages.send({ type: 'scope.changed', scope: to }),
    enter: (page: Page) => pages.send({ type: 'page.entered', page }),
    leave: (name: string) => pages.send({ type: 'page.left', name }),
    /** The actor with this system id. */
    found: (id: string): unknown => pages.system.get(id as never),
  }
}

describe("a page's logic", () => {
  test('ends with the scope, whichever page it is', () => {
    const { change, enter, life, nextTurn } = open()
    change(scope)
    const all: Page[] = [
      services,
      { name: 'home' },
      { name: 'promoted' },
      { name: 'tags' },
      { name: 'discover' },
      { name: 'spotlight' },
      { name: 'permissions' },
      { name: 'adminLaunch' },
      { name: 'passes' },
      { name: 'dayBookings' },
      { name: 'amenities' },
      { name: 'requestThread', buildingUuid: 'house', requestId: 'lamp' },
      { name: 'saved' },
      { name: 'directory', companyTypes: [] },
      { name: 'company', uuid: 'bakery' },
      { name: 'calendar', month: null },
      yoga,
      { name: 'floors', buildingUuid: 'house' },
      { name: 'suites', buildingUuid: 'house', floorId: '7' },
      suitePage,
      { name: 'history', type: 'event_post', period: 'past' },
      { name: 'approvals' },
      { name: 'invite', buildingUuid: 'house' },
      { name: 'spaces', buildingUuid: 'house' },
      { name: 'reserve', buildingUuid: 'house', resourceUuid: 'room' },
      { name: 'passVerification' },
      { name: 'serviceRequests' },
      { name: 'notices' },
      { name: 'unreadNotices' },
      { name: 'helpDesk' },
      { name: 'safety', buildingUuid: 'house' },
      { name: 'unsavedChanges' },
      { name: 'profile' },
      { name: 'ownSessions' },
      { name: 'cards' },
      { name: 'addCard' },
    ]
    expect(all.map(({ name }) => name).toSorted()).toEqual(pageNames.toSorted())
    for (const page of all) enter(page)
    life()
    change(inGerman)
    expect(life()).toEqual(pageNames.map((name) => `${name} ends`))
    nextTurn()
    expect(life().toSorted()).toEqual(pageNames.map((name) => `${name} starts`).toSorted())
  })

  test('starts with the page and ends with it', () => {
    const { pages, change, enter, leave, life, inputs, found } = open()
    change(scope)
    expect(life()).toEqual([])
    enter(yoga)
    expect(life()).toEqual(['detail starts'])
    expect(inputs[0]?.input).toEqual({
      kind: 'eventPost',
      uuid: 'yoga',
      path: '/yoga',
      buildingUuid: 'house',
      lang: 'en-us',
      userId: 1,
      keyPrefix: 'seed-0',
    })
    expect(found('detail')).toBe(pageOf(pages.getSnapshot(), detailLogic))
    leave('detail')
    expect(life()).toEqual(['detail ends'])
    expect(pageOf(pages.getSnapshot(), detailLogic)).toBeUndefined()
    expect(found('detail')).toBeUndefined()
  })

  test('runs behind other pages if it is persistent, and is notified of the return', () => {
    const { pages, change, enter, leave, life } = open()
    change(scope)
    enter(services)
    const before = pageOf(pages.getSnapshot(), utilitiesLogic)
    expect(isReturned(pages.getSnapshot(), utilitiesLogic)).toBe(false)
    leave('utilities')
    enter(yoga)
    leave('detail')
    enter(services)
    expect(life()).toEqual([
      'utilities starts',
      'detail starts',
      'detail ends',
      'utilities hears request.invalidated',
    ])
    expect(pageOf(pages.getSnapshot(), utilitiesLogic)).toBe(before)
    expect(isReturned(pages.getSnapshot(), utilitiesLogic)).toBe(true)
  })

  test('is retained if it is a query, which reads again on return', () => {
    const { change, enter, leave, life } = open()
    change(scope)
    enter({ name: 'amenities' })
    leave('amenities')
    enter({ name: 'amenities' })
    expect(life()).toEqual(['amenities starts', 'amenities hears request.invalidated'])
  })

  test('is not notified twice if the router enters the page again', () => {
    const { change, enter, life } = open()
    change(scope)
    enter(services)
    enter({ name: 'utilities' })
    enter(yoga)
    enter({ ...yoga })
    expect(life()).toEqual(['utilities starts', 'detail starts'])
  })

  test('restarts for other parameters, with the same system id and another key', () => {
    const { pages, change, enter, life, nextTurn, inputs, found } = open()
    change(scope)
    enter(yoga)
    enter(soup)
    expect(life()).toEqual(['detail starts', 'detail ends'])
    nextTurn()
    expect(life()).toEqual(['detail starts'])
    expect(inputs.map(({ input: given }) => given)).toMatchObject([
      { uuid: 'yoga', keyPrefix: 'seed-0' },
      { uuid: 'soup', keyPrefix: 'seed-1' },
    ])
    expect(found('detail')).toBe(pageOf(pages.getSnapshot(), detailLogic))
  })

  test('restarts for other parameters if it is persistent, too', () => {
    const { change, enter, leave, life, nextTurn } = open()
    change(scope)
    enter({ name: 'directory', companyTypes: [] })
    leave('directory')
    enter({ name: 'directory', companyTypes: ['food'] })
    nextTurn()
    expect(life()).toEqual(['directory starts', 'directory ends', 'directory starts'])
  })

  test('leaves the other pages alone', () => {
    const { change, enter, life, nextTurn } = open()
    change(scope)
    enter({ name: 'permissions' })
    enter(yoga)
    enter(soup)
    nextTurn()
    expect(life().filter((line) => line.startsWith('permissions'))).toEqual(['permissions starts'])
  })
})

describe('another scope', () => {
  test.each([
    ['of another user', { ...scope, userId: 2 }],
    ['in another building', { ...scope, buildingUuid: 'other' }],
    ['in another language', inGerman],
    ['in the other mode', { ...scope, mode: 'newer' } satisfies Scope],
  ])('%s ends every page and restarts the visible ones', (_, next) => {
    const { pages, change, enter, leave, life, nextTurn, inputs, found } = open()
    change(scope)
    enter({ name: 'amenities' })
    leave('amenities')
    enter(services)
    enter({ name: 'discover' })
    const before = found('utilities')
    life()
    change(next)
    expect(life().toSorted()).toEqual(['amenities ends', 'discover ends', 'utilities ends'])
    expect([found('utilities'), found('amenities')]).toEqual([undefined, undefined])
    nextTurn()
    expect(life()).toEqual(['utilities starts', 'discover starts'])
    const { buildingUuid, lang, mode } = next
    expect(inputs.slice(-2)).toEqual([
      { name: 'utilities', input: { buildingUuid, lang } },
      { name: 'discover', input: { of: { buildingUuid, lang, mode } } },
    ])
    expect(found('utilities')).not.toBe(before)
    expect(found('utilities')).toBe(pageOf(pages.getSnapshot(), utilitiesLogic))
    expect(isReturned(pages.getSnapshot(), utilitiesLogic)).toBe(false)
  })

  test('is none if the same one is sent again', () => {
    const { change, enter, life, nextTurn } = open()
    change(scope)
    enter(services)
    change({ ...scope })
    nextTurn()
    expect(life()).toEqual(['utilities starts'])
  })

  test('is awaited by pages that are entered before there is one', () => {
    const { change, enter, leave, life, inputs } = open()
    enter({ name: 'permissions' })
    enter(services)
    enter(yoga)
    enter(soup)
    leave('utilities')
    expect(life()).toEqual([])
    change(scope)
    expect(life()).toEqual(['permissions starts', 'detail starts'])
    expect(inputs.at(-1)?.input).toMatchObject({ uuid: 'soup' })
  })

  test('that has ended leaves nothing running until there is a new one', () => {
    const { change, enter, life, nextTurn } = open()
    change(scope)
    enter(services)
    change(null)
    nextTurn()
    enter(yoga)
    expect(life()).toEqual(['utilities starts', 'utilities ends'])
    change(inGerman)
    expect(life()).toEqual(['utilities starts', 'detail starts'])
  })
})

describe('a live change', () => {
  const message = { topic: 'building:house', data: { uuid: 'yoga' } }
  const receive = { type: 'live.changed', message } as const

  test('is sent to the visible pages about it, not to retained ones behind them', () => {
    const { pages, change, enter, leave, life } = open()
    change(scope)
    enter(services)
    pages.send(receive)
    expect(life()).toEqual(['utilities starts', 'utilities hears request.invalidated'])
    leave('utilities')
    enter(soup)
    pages.send(receive)
    expect(life()).toEqual(['detail starts'])
    pages.send({ ...receive, message: { ...message, data: { uuid: 'soup' } } })
    expect(life()).toEqual(['detail hears request.invalidated'])
  })

  test('of a suite is forwarded unchanged to that suite', () => {
    const { pages, change, enter, life } = open()
    const topic = 'suite:house/7.12'
    change(scope)
    enter(suitePage)
    pages.send({ type: 'live.changed', message: { topic, data: { id: '12' } } })
    pages.send({ type: 'live.changed', message: { topic, data: null } })
    pages.send({ type: 'live.changed', message: { topic: 'suite:house/7.13', data: {} } })
    expect(life()).toEqual([
      'suite starts',
      'suite hears suite.reported',
      'suite hears request.invalidated',
    ])
  })

  test('of a suite is subscribed to if its names fit into a topic', () => {
    const { pages } = open()
    const topicsFor = (page: Page) =>
      topicsOf({ ...pages.getSnapshot().context, scope, open: [{ page, isReturn: false }] })
    expect(topicsFor(suitePage)).toEqual(['suite:house/7.12'])
    expect(topicsFor({ ...suitePage, suiteId: 'a/b,c' })).toEqual([])
  })

  test('is received for visible pages, and not after the scope has ended', () => {
    const opened = { scope, open: [{ page: services, isReturn: false }], hasLive: true }
    const context = { ...open().pages.getSnapshot().context, ...opened }
    expect(topicsOf(context)).toEqual(['building:house'])
    const at = (name: string) =>
      topicsOf({ ...context, open: [{ page: { name }, isReturn: false }] })
    // Operators change the amenities while tenants read them.
    expect(at('amenities')).toEqual(['building:house'])
    expect(at('directory')).toEqual([])
    expect(topicsOf({ ...context, scope: null })).toEqual([])
    expect(topicsOf({ ...context, hasLive: false })).toEqual([])
  })
})

describe('events before pages restart', () => {
  function between() {
    const opened = open()
    opened.change(scope)
    opened.enter(services)
    opened.enter(yoga)
    opened.change(inGerman)
    opened.life()
    return opened
  }

  test('a page that was left does not start', () => {
    const { leave, nextTurn, life } = between()
    leave('utilities')
    leave('detail')
    nextTurn()
    expect(life()).toEqual([])
  })

  test('an entered page starts once, with the others', () => {
    const { enter, leave, nextTurn, life, inputs } = between()
    leave('utilities')
    enter(soup)
    enter({ name: 'amenities' })
    enter({ name: 'amenities' })
    expect(life()).toEqual([])
    nextTurn()
    expect(life()).toEqual(['detail starts', 'amenities starts'])
    expect(inputs.slice(-2)).toMatchObject([
      { name: 'detail', input: { uuid: 'soup', lang: 'de-de' } },
      { name: 'amenities', input: { of: { lang: 'de-de' } } },
    ])
  })

  test('of several scopes the last one counts', () => {
    const { change, nextTurn, life, inputs } = between()
    change(null)
    change({ ...scope, buildingUuid: 'other' })
    nextTurn()
    expect(life()).toEqual(['utilities starts', 'detail starts'])
    expect(inputs.at(-1)?.input).toMatchObject({ buildingUuid: 'other', lang: 'en-us' })
  })

  test('the scope that just ended restarts too', () => {
    const { change, nextTurn, life } = between()
    change(null)
    change(inGerman)
    nextTurn()
    expect(life()).toEqual(['utilities starts', 'detail starts'])
  })

  test('a scope that ends again leaves nothing running', () => {
    const { change, nextTurn, life } = between()
    change(null)
    nextTurn()
    expect(life()).toEqual([])
  })

  test('changes reach no page', () => {
    const { pages, nextTurn, life } = between()
    pages.send({ type: 'pages.refreshed' })
    nextTurn()
    expect(life()).toEqual(['utilities starts', 'detail starts'])
  })

  test('returning to a running page still notifies it', () => {
    const { change, enter, leave, life, nextTurn } = open()
    change(scope)
    enter(services)
    leave('utilities')
    enter(yoga)
    enter(soup)
    life()
    enter(services)
    leave('detail')
    nextTurn()
    expect(life()).toEqual(['utilities hears request.invalidated'])
  })
})

describe('an invalidation', () => {
  test('reaches every page whose logic runs', () => {
    const { pages, change, enter, leave, life } = open()
    change(scope)
    enter(services)
    leave('utilities')
    enter(yoga)
    life()
    pages.send({ type: 'pages.refreshed' })
    expect(life()).toEqual([
      'utilities hears request.invalidated',
      'detail hears request.invalidated',
    ])
  })

  /** Reads that are counted and never respond. */
  const failing = (request: () => void) =>
    createRequest<never, never>().provide({
      actors: {
        load: fromPromise(async () => {
          request()
          throw offline
        }),
      },
    })
  type Read = ReturnType<typeof failing>
  const asList = (read: Read) => ({ actors: { list: read as never } })
  test.each<[Page, (read: Read) => AnyActorLogic]>([
    [services, (read) => utilitiesMachine.provide(asList(read))],
    [{ name: 'promoted' }, (read) => read],
    [{ name: 'tags' }, (read) => read],
    [{ name: 'discover' }, (read) => read],
    [{ name: 'spotlight' }, (read) => read],
    [{ name: 'permissions' }, (read) => read],
    [{ name: 'passes' }, (read) => read],
    [{ name: 'dayBookings' }, (read) => read],
    [{ name: 'amenities' }, (read) => read],
    [{ name: 'company', uuid: 'bakery' }, (read) => read],
    [{ name: 'safety', buildingUuid: 'house' }, (read) => read],
    [{ name: 'calendar', month: '2026-11' }, (read) => read],
    [{ name: 'floors', buildingUuid: 'house' }, (read) => read],
    [{ name: 'suites', buildingUuid: 'house', floorId: '7' }, (read) => read],
  ])('makes %o read again what has not arrived', async (page, logicOf) => {
    const requests = vi.fn<() => void>()
    const actors = { [page.name]: logicOf(failing(requests)) } as object
    const pages = createActor(pagesMachine.provide({ actors }), { input }).start()
    pages.send({ type: 'scope.changed', scope })
    pages.send({ type: 'page.entered', page })
    await vi.waitFor(() => expect(requests).toHaveBeenCalledTimes(1))
    pages.send({ type: 'pages.refreshed' })
    await vi.waitFor(() => expect(requests).toHaveBeenCalledTimes(2))
  })
})

describe('a dialog', () => {
  const form = { type: 'requestForm.opened', fields: { subject: 'Gym' } } as const
  const password = { type: 'passwordUpdate.opened' } as const

  test('opens with its input under its system id', () => {
    const { pages, change, life, inputs, found } = open()
    change(scope)
    pages.send(form)
    expect(life()).toEqual(['requestForm starts'])
    expect(inputs[0]?.input).toEqual({
      buildingUuid: 'house',
      keyPrefix: 'seed-dialog-1',
      limits: input.limits,
      fields: { subject: 'Gym' },
      service: null,
    })
    expect(found('requestForm')).toBe(requestFormOf(pages.getSnapshot()))
  })

  test('needs a scope, and no other open dialog', () => {
    const { pages, change, life } = open()
    pages.send(form)
    pages.send(password)
    expect(life()).toEqual([])
    change(scope)
    pages.send(password)
    pages.send(form)
    expect(life()).toEqual(['passwordUpdate starts'])
  })

  test.each([
    ['the path changes', { type: 'location.left' }],
    ['the scope changes', { type: 'scope.changed', scope: inGerman }],
    ['the scope ends', { type: 'scope.changed', scope: null }],
  ] as const)('closes when %s', (_, event) => {
    const { pages, change, life, nextTurn, found } = open()
    for (const opening of [form, password]) {
      change(scope)
      nextTurn()
      pages.send(opening)
      life()
      pages.send(event)
      nextTurn()
      const name = opening.type.replace('.opened', '')
      expect(life()).toEqual([`${name} ends`])
      expect(found(name)).toBeUndefined()
    }
  })

  test('stays if the same scope is sent again', () => {
    const { pages, change, life } = open()
    change(scope)
    pages.send(password)
    change({ ...scope })
    expect(life()).toEqual(['passwordUpdate starts'])
    expect(passwordUpdateOf(pages.getSnapshot())).toBeDefined()
  })

  test('that opens again is another intent', () => {
    const { pages, change, inputs } = open()
    change(scope)
    for (const opening of [form, password, form]) {
      pages.send(opening)
      pages.send({ type: 'location.left' })
    }
    const keys = inputs.map(({ input: given }) => (given as { keyPrefix: string }).keyPrefix)
    expect(new Set(keys).size).toBe(3)
  })
})
