import { endsWithin } from '@kit/calls'
import { timedOut } from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, always, cites, once } from '@kit/vocabulary'
import { tickerMachine } from '@machines/operate/ticker/machine'

/** docs/behaviour.md#visitors-at-the-front-desk. */
export const tickerLaws: Laws<typeof tickerMachine> = {
  'each minute is reported once': cites(
    'Both pages read again once a minute what other desks have changed.',
    once('minute.passed').when(after(timedOut('minute'))),
  ),
  'another minute always follows': cites(
    'Both pages read again once a minute what other desks have changed.',
    always((step: Moment<typeof tickerMachine>) => endsWithin(step, 60_000)),
  ),
}
