import { publications } from '@contract/operate/publication'
import {
  contentStates,
  type Displayed,
  displayedAs,
  lifeCycleAt,
  nextStates,
} from '@rules/content/lifeCycle'
import { assert, constantFrom, date, option, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'

const now = new Date('2031-03-04T12:00:00Z')
const [earlier, later] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)]

describe('the state of an item', () => {
  test.each<[Displayed['publication'], Date | null, Date | null, string]>([
    ['draft', earlier, later, 'draft'],
    ['archived', earlier, later, 'archived'],
    ['published', null, null, 'live'],
    ['published', now, later, 'live'],
    ['published', later, null, 'scheduled'],
    ['published', earlier, now, 'ended'],
    ['published', null, earlier, 'ended'],
    ['published', later, earlier, 'ended'],
  ])('that is %s from %s until %s', (publication, displayFrom, displayUntil, state) => {
    expect(lifeCycleAt({ publication, displayFrom, displayUntil }, now)).toBe(state)
  })

  const instants = option(date({ noInvalidDate: true }))
  const items = record<Displayed>({
    publication: constantFrom(...contentStates),
    displayFrom: instants,
    displayUntil: instants,
  })
  test('never goes back as time passes', () => {
    const order: string[] = ['scheduled', 'live', 'ended']
    assert(
      property(
        items,
        date({ noInvalidDate: true }),
        date({ noInvalidDate: true }),
        (item, a, b) => {
          const [first, second] = a <= b ? [a, b] : [b, a]
          const [before, after] = [lifeCycleAt(item, first), lifeCycleAt(item, second)]
          const isFixed = before === item.publication && after === item.publication
          expect(isFixed || order.indexOf(after) >= order.indexOf(before)).toBe(true)
        },
      ),
    )
  })

  test.each(publications)('becomes %s when an editor decides so', (publication) => {
    const liveAt = publication === 'scheduled' ? later : null
    const endAt = publication === 'live' ? later : null
    expect(lifeCycleAt(displayedAs({ publication, liveAt, endAt }, now), now)).toBe(publication)
  })

  test.each(publications)('can be left: %s', (publication) => {
    expect(nextStates[publication].some((state) => state !== publication)).toBe(true)
  })
})
