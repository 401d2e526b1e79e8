import type { SearchGroup } from '@contract/search'
import { describeMachine } from '@kit/describeMachine'
import { type SearchRequest, searchMachine } from '@machines/search/search/machine'
import { isCurrent, searchViewState } from '@machines/search/search/selectors'
import type { VisibleUtility } from '@rules/home/visibleUtilities'
import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { offline } from '../fixtures'
import { searchLaws } from './search.laws'

const input = { buildingUuid: 'house', lang: 'en-us' }
const group = (title: string): SearchGroup => ({
  kind: 'content',
  total: 1,
  results: [
    {
      kind: 'content',
      content: { uuid: '00000000-0000-4000-8000-00000000000a', type: 'EVENT', title },
    },
  ],
})
const utility = (target: VisibleUtility['target']): VisibleUtility => ({
  uuid: target.kind,
  name: target.kind,
  text: 'A service',
  image: null,
  target,
})
const nothing = () => {}

describeMachine('search', searchMachine, {
  inputs: [input],
  events: {
    'query.changed': [{ query: 'yo' }, { query: ' yo ' }, { query: '  ' }],
    'search.submitted': [],
    'request.retried': [],
    'result.chosen': [],
    'utility.pressed': [
      { utility: utility({ kind: 'route', path: '/a' }) },
      { utility: utility({ kind: 'frame', url: 'https://app.test/' }) },
      { utility: utility({ kind: 'mobileOnly' }) },
    ],
    'recents.changed': [{ recents: ['soup'] }],
    'recents.cleared': [],
    'dialog.closed': [],
  },
  actors: {
    recents: { error: [new Error('broken')] },
    search: { done: [{ groups: [group('Yoga')] }, { groups: [] }], error: [offline] },
  },
  provide: {
    actions: {
      rememberQuery: nothing,
      forgetRecents: nothing,
      openUtility: nothing,
      reportBroken: nothing,
    },
  },
  contextKey: ({ groups, foundBy }) => [groups.length, foundBy],
  system: ['embeddedPage'],
  laws: searchLaws,
  lint: { allowedTags: ['busy'] },
})

/** A search whose server answers when the test decides. */
function open() {
  const requests: {
    query: string
    signal: AbortSignal
    answer: (groups: SearchGroup[]) => void
  }[] = []
  const clock = new SimulatedClock()
  const search = createActor(
    searchMachine.provide({
      actors: {
        watchRecents: fromCallback(() => undefined),
        search: fromPromise<{ groups: SearchGroup[] }, SearchRequest>(
          ({ input: { query }, signal }) =>
            new Promise((resolve) =>
              requests.push({ query, signal, answer: (groups) => resolve({ groups }) }),
            ),
        ),
      },
      actions: {
        rememberQuery: nothing,
        forgetRecents: nothing,
        openUtility: nothing,
        reportBroken: nothing,
      },
    }),
    { input, clock },
  )
  search.start()
  return {
    search,
    requests,
    clock,
    type: (query: string) => search.send({ type: 'query.changed', query }),
    branding: () => searchViewState(search.getSnapshot()),
    settle: () => new Promise((resolve) => setImmediate(resolve)),
  }
}

describe('typing', () => {
  test('sends one request for continuous input', () => {
    const { type, clock, requests } = open()
    for (const query of ['y', 'yo', 'yog', 'yoga']) {
      type(query)
      clock.increment(100)
    }
    expect(requests).toHaveLength(0)
    clock.increment(100)
    expect(requests.map(({ query }) => query)).toEqual(['yoga'])
  })

  test('on ignores the response to the previous query, even if it arrives last', async () => {
    const { search, type, clock, requests, settle, branding } = open()
    type('yo')
    clock.increment(200)
    type('yoga')
    expect(requests[0]?.signal.aborted).toBe(true)
    clock.increment(200)
    requests[1]?.answer([group('Yoga')])
    await settle()
    requests[0]?.answer([group('Yolk')])
    await settle()
    expect(search.getSnapshot().context.groups).toEqual([group('Yoga')])
    expect(branding()).toBe('results')
    expect(isCurrent(search.getSnapshot())).toBe(true)
  })

  test('a blank and deleting it sends nothing', async () => {
    const { type, clock, requests, settle } = open()
    type('yoga')
    clock.increment(200)
    requests[0]?.answer([group('Yoga')])
    await settle()
    type('yoga ')
    type('yoga')
    clock.increment(1000)
    expect(requests).toHaveLength(1)
  })

  test('nothing shows no previous results', async () => {
    const { type, clock, requests, settle, branding } = open()
    type('yoga')
    clock.increment(200)
    requests[0]?.answer([])
    await settle()
    expect(branding()).toBe('empty')
    type('')
    expect(branding()).toBe('recents')
  })
})
