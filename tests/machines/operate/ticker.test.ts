import { describeMachine } from '@kit/describeMachine'
import { tickerMachine } from '@machines/operate/ticker/machine'
import { tickerLaws } from './ticker.laws'

describeMachine('ticker', tickerMachine, {
  inputs: [{}],
  events: {},
  actors: {},
  laws: tickerLaws,
})
