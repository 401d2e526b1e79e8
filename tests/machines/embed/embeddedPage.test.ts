import { describeMachine } from '@kit/describeMachine'
import {
  addressShown,
  embeddedPage,
  embeddedPageMachine,
  isNotLoaded,
  type LoadedPage,
} from '@machines/embed/embeddedPage/machine'
import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { offline } from '../fixtures'
import { embeddedPageLaws } from './embeddedPage.laws'

const lunch = { href: 'https://apps.test/lunch?t={token}', title: 'Lunch' }
const foreign = { origin: 'https://apps.test', apps: [] }
const survey = { href: 'https://apps.test/survey', title: 'Survey' }

describeMachine('embeddedPage', embeddedPageMachine, {
  events: {
    'embeddedPage.opened': [{ page: lunch }, { page: survey }],
    'embeddedPage.closed': [],
    'request.retried': [],
    'app.flooded': [],
    'location.left': [],
    'session.ended': [],
  },
  actors: {
    loadPage: {
      done: [
        { address: '/demo/lunch?t=fresh', foreign: null },
        { address: 'https://apps.test/lunch?t=fresh', foreign },
        { address: '/documents/rules', foreign: null, isDocument: true },
      ],
      error: [offline],
    },
    bridge: { done: [undefined], error: [new Error('broken')] },
  },
  contextKey: ({ page, address, foreign: of, isDocument }) => [
    page?.title ?? null,
    address,
    of,
    isDocument,
  ],
  provide: { actions: { reportBroken: () => {} } },
  laws: embeddedPageLaws,
  lint: { criticalEvents: ['session.ended', 'location.left'], allowedTags: ['busy'] },
})

/** A frame whose pages load when the test decides. */
function open() {
  const requests: { href: string; load: (address: string) => void }[] = []
  const embedded = createActor(
    embeddedPageMachine.provide({
      actors: {
        loadPage: fromPromise<LoadedPage, { href: string }>(
          ({ input: { href } }) =>
            new Promise((resolve) =>
              requests.push({ href, load: (address) => resolve({ address, foreign: null }) }),
            ),
        ),
      },
    }),
  ).start()
  return { embedded, requests, settle: () => new Promise((resolve) => setImmediate(resolve)) }
}

test('a page that opens over another replaces it, and the first never shows', async () => {
  const { embedded, requests, settle } = open()
  embedded.send({ type: 'embeddedPage.opened', page: lunch })
  embedded.send({ type: 'embeddedPage.opened', page: survey })
  requests[0]?.load('https://apps.test/lunch?t=fresh')
  await settle()
  expect(addressShown(embedded.getSnapshot())).toBeNull()
  requests[1]?.load(survey.href)
  await settle()
  expect(embeddedPage(embedded.getSnapshot())).toEqual(survey)
  expect(addressShown(embedded.getSnapshot())).toBe(survey.href)
})

test.each(['embeddedPage.closed', 'location.left', 'session.ended'] as const)(
  'nothing of the page remains after %s, even if it loads later',
  async (type) => {
    const { embedded, requests, settle } = open()
    embedded.send({ type: 'embeddedPage.opened', page: lunch })
    requests[0]?.load('https://apps.test/lunch?t=fresh')
    await waitFor(embedded, (snapshot) => snapshot.matches('shown'))
    embedded.send({ type })
    expect(embedded.getSnapshot().context).toEqual({
      page: null,
      address: null,
      foreign: null,
      isDocument: false,
    })

    embedded.send({ type: 'embeddedPage.opened', page: lunch })
    embedded.send({ type })
    requests[1]?.load('https://apps.test/lunch?t=fresh')
    await settle()
    expect(embedded.getSnapshot().context).toEqual({
      page: null,
      address: null,
      foreign: null,
      isDocument: false,
    })
    expect(isNotLoaded(embedded.getSnapshot())).toBe(false)
  },
)
