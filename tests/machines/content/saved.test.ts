import type { ContentItem } from '@contract/content'
import type { SavedItem } from '@contract/saved'
import { describeMachine } from '@kit/describeMachine'
import { snapshotOf } from '@kit/snapshotOf'
import { type SentSave, savedMachine } from '@machines/content/saved/machine'
import { hasFailed, isSaved, savedItemsOf, takenBack } from '@machines/content/saved/selectors'
import { createRequest } from '@machines/kernel/request/machine'
import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { offline } from '../fixtures'
import { savedLaws } from './saved.laws'

const talk: ContentItem = { uuid: 'talk', type: 'EVENT', title: 'Talk' }
const yoga: ContentItem = { uuid: 'yoga', type: 'EVENT', title: 'Yoga' }
const cached = (content: ContentItem): SavedItem => ({
  content,
  saved_at: '2026-11-23T09:00:00Z',
  on_display: true,
})
const input = { buildingUuid: 'house', lang: 'en-us', keyPrefix: 'key' }
const list = createRequest<{ buildingUuid: string; lang: string }, SavedItem[]>()
const read = (data: SavedItem[] | null) =>
  snapshotOf(list, data === null ? 'rejected' : 'fulfilled', {
    of: { buildingUuid: 'house', lang: 'en-us' },
    data,
    failure: data === null ? { kind: 'network' } : null,
  })

describeMachine('saved', savedMachine, {
  inputs: [input],
  events: {
    'request.invalidated': [],
    'save.toggled': [{ item: talk }, { item: yoga }],
  },
  actors: {
    list: { snapshot: [read([]), read([cached(talk)]), read(null)], error: [new Error('broken')] },
    saveItem: { done: [undefined], error: [offline] },
  },
  provide: { actions: { reportBroken: () => {} } },
  laws: savedLaws,
  maxPaths: 3000,
  contextKey: ({ pendingChanges, sent, lastRead }) => [
    Object.values(pendingChanges).map(({ item, isSaved: on, isDone }) => [item.uuid, on, isDone]),
    sent,
    lastRead?.length ?? null,
  ],
})

/** A server that answers when the test decides. */
function open(stored: ContentItem[] = []) {
  const sent: (SentSave & { answer: (error?: unknown) => void })[] = []
  let held = stored
  const saved = createActor(
    savedMachine.provide({
      actors: {
        list: list.provide({
          actors: { load: fromPromise(async () => held.map(cached)) },
        }),
        saveItem: fromPromise<void, SentSave>(
          ({ input: change }) =>
            new Promise((resolve, reject) => {
              const answer = (error?: unknown) => (error === undefined ? resolve() : reject(error))
              sent.push({ ...change, answer })
            }),
        ),
      },
    }),
    { input },
  ).start()
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return {
    saved,
    sent,
    settle,
    store: (items: ContentItem[]) => {
      held = items
    },
    press: (item: ContentItem) => saved.send({ type: 'save.toggled', item }),
    shows: (item: ContentItem) => isSaved(saved.getSnapshot(), item.uuid),
    titles: () => savedItemsOf(saved.getSnapshot()).map(({ content }) => content.title),
  }
}

describe('a saved item', () => {
  test('shows immediately, first in the list, and is sent once', async () => {
    const { sent, settle, press, shows, titles, store } = open([yoga])
    await settle()
    press(talk)
    expect([shows(talk), titles()]).toEqual([true, ['Talk', 'Yoga']])
    expect(sent.map(({ uuid, isSaved: on }) => [uuid, on])).toEqual([['talk', true]])
    store([talk, yoga])
    sent[0]?.answer()
    await settle()
    expect([shows(talk), titles(), sent.length]).toEqual([true, ['Talk', 'Yoga'], 1])
  })

  test('that is removed while it is being sent is removed after the response', async () => {
    const { sent, settle, press, shows } = open()
    await settle()
    press(talk)
    press(talk)
    expect([shows(talk), sent.length]).toEqual([false, 1])
    sent[0]?.answer()
    await settle()
    expect(sent.map(({ isSaved: on }) => on)).toEqual([true, false])
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
    sent[1]?.answer()
    await settle()
    expect([shows(talk), sent.length]).toEqual([false, 2])
  })

  test('is reverted if the server refused it, and shows so until the next press', async () => {
    const { saved, sent, settle, press, shows } = open()
    await settle()
    press(talk)
    sent[0]?.answer(offline)
    await settle()
    expect([shows(talk), hasFailed(saved.getSnapshot(), 'talk')]).toEqual([false, true])
    press(talk)
    expect([shows(talk), hasFailed(saved.getSnapshot(), 'talk')]).toEqual([true, false])
  })

  test('stays saved if only the response was lost', async () => {
    const { sent, settle, press, shows, store } = open()
    await settle()
    press(talk)
    store([talk])
    sent[0]?.answer(offline)
    await vi.waitFor(() => expect(shows(talk)).toBe(true))
  })

  test('waits for another one that is being sent', async () => {
    const { sent, settle, press, shows, titles } = open()
    await settle()
    press(talk)
    press(yoga)
    expect([shows(talk), shows(yoga), sent.length]).toEqual([true, true, 1])
    sent[0]?.answer()
    await settle()
    expect(sent.map(({ uuid }) => uuid)).toEqual(['talk', 'yoga'])
    expect(titles()).toContain('Yoga')
  })
})

test('one press restores a removed item', async () => {
  const { saved, settle, press, shows } = open([talk])
  await settle()
  press(talk)
  expect(takenBack(saved.getSnapshot())).toBe(talk)
  press(talk)
  expect([shows(talk), takenBack(saved.getSnapshot())]).toEqual([true, null])
})
