import { describeMachine } from '@kit/describeMachine'
import { kioskMachine } from '@machines/kiosk/machine'

describeMachine('kiosk', kioskMachine, {
  inputs: [{ startsOn: false }, { startsOn: true }],
  events: { 'kiosk.entered': [], 'kiosk.left': [], 'session.ended': [] },
  contextKey: () => null,
})
