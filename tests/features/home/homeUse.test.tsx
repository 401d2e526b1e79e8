import type { Measured } from '@machines/platform/consent/machine'
import type { Host } from '@platform/host'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { firstHouse } from '../../machines/fixtures'
import type { Answers } from '../answers'
import { renderApp } from '../renderApp'
import { category, item } from '../samples'

const { uuid } = firstHouse.building
const homePath = `/building/${uuid}`

/** Home with one item, and its recorded usage events. */
async function open(isAgreed = true) {
  const measured: Measured[] = []
  const measureUse: Host['measureUse'] = (_tell, listen) => {
    listen((event) => measured.push(event.measured))
    return () => undefined
  }
  const discoverContents = vi.fn<Answers['discoverContents']>(async () => [
    category('Near', [item({ title: 'Yoga', type: 'OFFER' })]),
  ])
  const rendered = await renderApp({
    at: homePath,
    signedIn: true,
    ...(isAgreed && { consent: 'granted' }),
    effects: { discoverContents, measureUse },
  })
  const yoga = () => screen.findByRole('link', { name: /Yoga/ })
  await yoga()
  return {
    ...rendered,
    yoga,
    discoverContents,
    of: (name: Measured['event']) => measured.filter(({ event }) => event === name),
  }
}

test('each page load of home is counted, and later updates are not', async () => {
  const { system, goTo, yoga, discoverContents, of } = await open()
  const looks = () => of('HOME_IMPRESSION').map(({ building_uuid: building }) => building)
  expect(looks()).toEqual([uuid])
  const message = { topic: `building:${uuid}`, data: {} }
  act(() => system.pages.send({ type: 'live.changed', message }))
  await waitFor(() => expect(discoverContents).toHaveBeenCalledTimes(2))
  act(() => system.pages.send({ type: 'pages.refreshed' }))
  await waitFor(() => expect(discoverContents).toHaveBeenCalledTimes(3))
  expect(looks()).toEqual([uuid])
  await goTo(`${homePath}/amenities`)
  await screen.findByRole('heading', { name: 'Building information', level: 1 })
  await goTo(homePath)
  await yoga()
  expect(looks()).toEqual([uuid, uuid])
})

test('a press on an item is counted with its type', async () => {
  const { user, yoga, of } = await open()
  await user.click(await yoga())
  expect(of('CONTENT_CLICKED')).toEqual([
    {
      event: 'CONTENT_CLICKED',
      building_uuid: uuid,
      properties: { content_type: 'OFFER' },
    },
  ])
})

test("nothing is counted before the user's consent", async () => {
  const { user, yoga, of } = await open(false)
  await user.click(await yoga())
  expect([of('HOME_IMPRESSION'), of('CONTENT_CLICKED')]).toEqual([[], []])
})
