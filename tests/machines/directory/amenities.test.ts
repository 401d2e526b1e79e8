import { describeMachine } from '@kit/describeMachine'
import { startHarness } from '@kit/harness'
import { amenitiesMachine, tabOf } from '@machines/directory/amenities/machine'
import { expect, test } from 'vitest'
import { amenitiesLaws } from './amenities.laws'

const input = { buildingUuid: 'house', lang: 'en-us' }

describeMachine('amenities', amenitiesMachine, {
  inputs: [input],
  events: {
    'list.retried': [],
    'tab.chosen': [{ uuid: 'gym' }, { uuid: 'garden' }],
    'page.returned': [],
  },
  actors: { list: { error: [new Error('broken')] } },
  provide: { actions: { reportBroken: () => {} } },
  laws: amenitiesLaws,
  contextKey: ({ tab }) => tab,
})

test('whoever comes back finds the chosen category, and the list is asked for news', () => {
  const { actor, received } = startHarness(amenitiesMachine, { input })
  actor.send({ type: 'tab.chosen', uuid: 'gym' })
  actor.send({ type: 'page.returned' })
  actor.send({ type: 'list.retried' })
  expect(tabOf(actor.getSnapshot())).toBe('gym')
  expect(received).toEqual([
    { src: 'list', event: { type: 'request.invalidated' } },
    { src: 'list', event: { type: 'request.invalidated' } },
  ])
})
