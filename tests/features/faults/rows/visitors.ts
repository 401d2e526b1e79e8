import { cancelVisitor, inviteVisitor, visitorLeft, visitors } from '@contract/visitors'
import { visitorOf } from '../../../machines/visitors/visitorCases'
import { home } from '../../places'
import { fill, press, steps } from '../hand'
import type { CallOfScreen } from '../stage'

const at = `${home}/visitors`
const typed = {
  'First name': 'Grace',
  'Last name': 'Visitor 1',
  Email: 'grace@guest.test',
  Company: 'Guests Ltd',
}
const expected = visitorOf(1)
const here = visitorOf(1, { status: 'checked_in', code: null })

/** A visitor whom a change turns into another. */
function changing(from: typeof expected, change: Partial<typeof expected>) {
  let mine = from
  const changed = async () => {
    mine = { ...from, ...change }
    return mine
  }
  const effects = { visitors: async () => [mine], cancelVisitor: changed, visitorLeft: changed }
  return { at, effects }
}

export const visitorRows: CallOfScreen[] = [
  {
    name: 'visitors: the list',
    call: visitors,
    scene: { at, effects: { visitors: async () => [expected] } },
    send: null,
    done: 'Grace Visitor 1',
  },
  {
    name: 'visitors: invite',
    call: inviteVisitor,
    scene: { at, effects: { inviteVisitor: async () => expected } },
    send: steps(
      press('Invite a visitor'),
      fill({ ...typed, Day: '2126-11-25', Time: '10:00' }),
      press('Send invitation'),
    ),
    done: 'Invitation sent',
    typed,
  },
  {
    name: 'visitors: cancel',
    call: cancelVisitor,
    scene: () => changing(expected, { status: 'cancelled', code: null }),
    send: press('Cancel the visit of Grace Visitor 1', 'Cancel visit'),
    done: 'Cancelled',
  },
  {
    name: 'visitors: has left',
    call: visitorLeft,
    scene: () => changing(here, { status: 'left' }),
    send: press('Grace Visitor 1 has left'),
    done: 'Left',
  },
]
