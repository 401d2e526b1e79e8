import { describeMachine } from '@kit/describeMachine'
import {
  addressShown,
  framedPage,
  frameMachine,
  isNotLoaded,
  type LoadedPage,
} from '@machines/embed/frame/machine'
import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { offline } from '../cases'
import { frameLaws } from './frame.laws'

const lunch = { href: 'https://apps.test/lunch?t={token}', title: 'Lunch' }
const foreign = { origin: 'https://apps.test', apps: [] }
const survey = { href: 'https://apps.test/survey', title: 'Survey' }

describeMachine('frame', frameMachine, {
  events: {
    'frame.opened': [{ page: lunch }, { page: survey }],
    'frame.closed': [],
    'frame.retried': [],
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
  laws: frameLaws,
  lint: { criticalEvents: ['session.ended', 'location.left'], allowedTags: ['busy'] },
})

/** A frame whose pages load when the test says so. */
function open() {
  const asked: { href: string; load: (address: string) => void }[] = []
  const frame = createActor(
    frameMachine.provide({
      actors: {
        loadPage: fromPromise<LoadedPage, { href: string }>(
          ({ input: { href } }) =>
            new Promise((resolve) =>
              asked.push({ href, load: (address) => resolve({ address, foreign: null }) }),
            ),
        ),
      },
    }),
  ).start()
  return { frame, asked, settle: () => new Promise((resolve) => setImmediate(resolve)) }
}

test('a page that is opened over another one takes its place, and the first never comes', async () => {
  const { frame, asked, settle } = open()
  frame.send({ type: 'frame.opened', page: lunch })
  frame.send({ type: 'frame.opened', page: survey })
  asked[0]?.load('https://apps.test/lunch?t=fresh')
  await settle()
  expect(addressShown(frame.getSnapshot())).toBeNull()
  asked[1]?.load(survey.href)
  await settle()
  expect(framedPage(frame.getSnapshot())).toEqual(survey)
  expect(addressShown(frame.getSnapshot())).toBe(survey.href)
})

test.each(['frame.closed', 'location.left', 'session.ended'] as const)(
  'nothing of the page is left after %s, not even where it loads later',
  async (type) => {
    const { frame, asked, settle } = open()
    frame.send({ type: 'frame.opened', page: lunch })
    asked[0]?.load('https://apps.test/lunch?t=fresh')
    await waitFor(frame, (snapshot) => snapshot.matches('shown'))
    frame.send({ type })
    expect(frame.getSnapshot().context).toEqual({
      page: null,
      address: null,
      foreign: null,
      isDocument: false,
    })

    frame.send({ type: 'frame.opened', page: lunch })
    frame.send({ type })
    asked[1]?.load('https://apps.test/lunch?t=fresh')
    await settle()
    expect(frame.getSnapshot().context).toEqual({
      page: null,
      address: null,
      foreign: null,
      isDocument: false,
    })
    expect(isNotLoaded(frame.getSnapshot())).toBe(false)
  },
)
