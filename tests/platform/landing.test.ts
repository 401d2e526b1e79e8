import { assemble } from '@app/assemble'
import { landingHref } from '@app/browser/landingHref'
import { systemOf } from '@machines/platform/app/system'
import type { Api } from '@platform/api/client'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { waitFor } from 'xstate'
import { apiOf } from '../features/answers'
import { defaultAnswers, defaultHost, sessionOf } from '../features/defaults'
import { deployment } from '../features/samples'
import { appInput, branding, firstHouse, secondHouse, user } from '../machines/fixtures'

describe('the page that opens after a sign-in', () => {
  afterEach(() => window.history.replaceState(null, '', '/'))

  it.each([
    ['/login', null, null, '/'],
    ['/login', 'one', null, '/building/one'],
    [
      '/login?returnTo=%2Fbuilding%2Ftwo%2Fcompanies%3Fq%3Da',
      'one',
      null,
      '/building/two/companies?q=a',
    ],
    ['/login?returnTo=https%3A%2F%2Fevil.example%2F', null, null, '/'],
    ['/login?returnTo=%2Flogin', null, null, '/'],
    ['/signup?step=congratulations', 'one', 'de-de', '/building/one?lang=de-de'],
    ['/building/two/calendar?when=week', 'one', null, '/building/two/calendar?when=week'],
    ['/building/two?lang=fr-fr', null, 'de-de', '/building/two?lang=fr-fr'],
  ] as const)(
    'at %s in building %s and language %s leads to %s',
    (at, building, chosen, expected) => {
      window.history.replaceState(null, '', at)
      expect(landingHref(building, chosen)).toBe(expected)
    },
  )
})

/** A signed-in app, with the pages that it prefetches. */
async function open(extensions: typeof deployment.extensions) {
  const prefetch = vi.fn<Api['prefetch']>(async () => undefined)
  const landing = vi.fn<typeof defaultHost.landingHref>(() => '/landing')
  const { app } = assemble(
    {
      api: { ...apiOf(defaultAnswers), prefetch },
      host: { ...defaultHost, readSession: async () => sessionOf(user), landingHref: landing },
    },
    { ...appInput, deployment: { ...deployment, extensions }, branding },
  )
  onTestFinished(() => {
    app.stop()
  })
  app.start()
  const { building } = systemOf(app)
  await waitFor(building, (snapshot) => snapshot.matches('ready'))
  return { building, landing, pages: () => prefetch.mock.calls.map(([href]) => href) }
}

describe('prefetching', () => {
  it('starts with the list of buildings, and again with another building', async () => {
    const { building, landing, pages } = await open(['prefetch'])
    expect(landing.mock.calls.at(-1)).toEqual([firstHouse.building.uuid, null])
    expect(pages()).toEqual(['/landing', '/landing'])
    building.send({ type: 'building.selected', uuid: secondHouse.building.uuid })
    expect(pages().at(-1)).toBe(`/building/${secondHouse.building.uuid}`)
  })

  it('is left out where the deployment does not offer it', async () => {
    const { pages } = await open([])
    expect(pages()).toEqual([])
  })
})
