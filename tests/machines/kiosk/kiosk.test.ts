import { describeMachine } from '@kit/describeMachine'
import { kioskMachine } from '@machines/kiosk/kiosk/machine'
import { kioskKnown, offline, refused } from '../fixtures'
import { kioskLaws } from './kiosk.laws'

describeMachine('kiosk', kioskMachine, {
  inputs: [
    { startsOn: false, hasExitPin: true },
    { startsOn: true, hasExitPin: false },
  ],
  events: {
    'user.identified': [{ isKiosk: true }, { isKiosk: false }],
    'kiosk.entered': [{ buildingUuid: 'one' }],
    'start.confirmed': [],
    'kiosk.left': [],
    'leave.confirmed': [{ pin: '4711' }],
    'dialog.closed': [],
    'session.ended': [],
  },
  actors: {
    startKiosk: { done: [kioskKnown], error: [offline] },
    leaveKiosk: { done: [undefined], error: [offline, refused('kiosk_pin_wrong', 403)] },
  },
  contextKey: ({ failure }) => failure?.kind ?? null,
  laws: kioskLaws,
  lint: { allowedTags: ['kiosk', 'busy'] },
})
