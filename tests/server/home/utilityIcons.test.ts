import { imageUrl } from '@contract/images'
import { utilityIconPath, utilityIcons } from '@contract/utilityIcons'
import { utilityIconFiles } from '@server/utilityIcons'
import { expect, it } from 'vitest'
import { withWorld } from '../withWorld'

const world = withWorld()

it('there is a drawing for each name, and no other', () => {
  const paths = utilityIcons.map(utilityIconPath)
  expect([...utilityIconFiles.keys()].toSorted()).toEqual(paths.toSorted())
})

it.each(utilityIcons)('%s is a drawing that the server also serves as pixels', async (name) => {
  const drawing = await world.request('GET', utilityIconPath(name))
  expect([drawing.status, drawing.headers.get('content-type')]).toEqual([
    200,
    'image/svg+xml; charset=utf-8',
  ])
  const pixels = await world.request('GET', imageUrl(utilityIconPath(name), 'icon', 84))
  expect([pixels.status, pixels.headers.get('content-type')]).toEqual([200, 'image/png'])
})

it('another name is not found', async () => {
  for (const path of ['/icons/nothing.svg', '/icons/', '/icons/..%2Fserver.svg'])
    expect((await world.request('GET', path)).status).toBe(404)
})
