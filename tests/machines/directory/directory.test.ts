import type { Company } from '@contract/companies'
import { describeMachine } from '@kit/describeMachine'
import { snapshotOf } from '@kit/snapshotOf'
import { type DirectoryInput, directoryMachine } from '@machines/directory/directory/machine'
import { found, listOf, progressOf } from '@machines/directory/directory/selectors'
import { createPagedRequest } from '@machines/kernel/pagedRequest/machine'
import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { offline } from '../fixtures'
import { directoryLaws } from './directory.laws'

const company = (name: string, description: string | null = null): Company => ({
  uuid: name,
  name,
  description,
  premises: [],
})
const [one, two] = [company('One'), company('Two')]
const list = createPagedRequest<DirectoryInput, Company>(({ uuid }) => uuid)
const of = { buildingUuid: 'house', companyTypes: [] }
const read = (value: 'pending' | 'fulfilled' | 'loadingMore', total: number, hasFailed = false) =>
  snapshotOf(list, value, {
    of,
    data: [one],
    received: 1,
    total,
    page: null,
    failure: hasFailed ? { kind: 'network' } : null,
  })

describeMachine('directory', directoryMachine, {
  inputs: [of],
  events: {
    'search.changed': [{ search: 'on' }],
    'request.invalidated': [],
  },
  actors: {
    list: {
      snapshot: [
        read('fulfilled', 1),
        read('fulfilled', 2),
        read('fulfilled', 2, true),
        read('loadingMore', 2),
      ],
      error: [new Error('broken')],
    },
  },
  provide: { actions: { reportBroken: () => {} } },
  contextKey: ({ search }) => search,
  laws: directoryLaws,
})

/** A directory of three pages; reading from `failsAt` fails, until the test changes it. */
function begin(failsAt: number | null = null) {
  const offsets: number[] = []
  const server = { failsAt }
  const directory = createActor(
    directoryMachine.provide({
      actors: {
        list: list.provide({
          actors: {
            load: fromPromise(async ({ input: { offset } }) => {
              offsets.push(offset)
              if (server.failsAt === offset) throw offline
              // The list has moved: the first page's row comes again.
              return { items: [[one], [one], [two]][offset] ?? [], total: 3 }
            }),
          },
        }),
      },
    }),
    { input: of },
  ).start()
  const progress = () => progressOf(listOf(directory.getSnapshot())?.getSnapshot())
  const names = () =>
    listOf(directory.getSnapshot())
      ?.getSnapshot()
      .context.data?.map(({ name }) => name)
  return { directory, server, offsets, progress, names }
}

describe('the pages of a directory', () => {
  test('are read one after the other, without a press', async () => {
    const { offsets, progress, names } = begin()
    expect(progress()).toBe('loading')
    await vi.waitFor(() => expect(progress()).toBe('whole'))
    expect([offsets, names()]).toEqual([
      [0, 1, 2],
      ['One', 'Two'],
    ])
  })

  test('that fail wait for the user, and then go on where the reading stopped', async () => {
    const { directory, server, offsets, progress } = begin(2)
    await vi.waitFor(() => expect(progress()).toBe('stalled'))
    server.failsAt = null
    directory.send({ type: 'request.invalidated' })
    expect(progress()).toBe('growing')
    await vi.waitFor(() => expect(progress()).toBe('whole'))
    directory.send({ type: 'request.invalidated' })
    expect(offsets).toEqual([0, 1, 2, 2])
  })

  test('are read from the first one if none has arrived', async () => {
    const { directory, server, offsets, progress } = begin(0)
    await vi.waitFor(() => expect(progress()).toBe('failed'))
    server.failsAt = null
    directory.send({ type: 'request.invalidated' })
    expect(progress()).toBe('loading')
    await vi.waitFor(() => expect(progress()).toBe('whole'))
    expect(offsets).toEqual([0, 0, 1, 2])
  })
})

describe('the search in the list', () => {
  const companies = [
    company('Österreich Werft', 'Ships and boats'),
    company('Elm & Ember', 'The restaurant on the terrace'),
  ]
  test.each([
    ['', 2],
    ['   ', 2],
    ['oster', 1],
    ['ÖSTER', 1],
    ['terrace elm', 1],
    ['terrace ships', 0],
    ['.*', 0],
  ])('%j finds %i', (search, count) => {
    expect(found(companies, search)).toHaveLength(count)
  })
})
