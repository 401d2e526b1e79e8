import { isCalling } from '@kit/calls'
import {
  both,
  changes,
  done,
  either,
  failed,
  not,
  running,
  started,
  timedOut,
} from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, cites, during, iff, only } from '@kit/vocabulary'
import type { whitelabelMachine } from '@machines/tenancy/whitelabel/machine'
import { timeLimitLaws } from '../kernel/shared.laws'
import { reasonIn } from '../reason'

type Step = Moment<typeof whitelabelMachine>

const callMs = 15_000

const isPublicReady =
  (isReady: boolean) =>
  ({ after: { context } }: Step): boolean =>
    context.branding?.whitelabel.public_ready === isReady
const isKnown = ({ after: { context } }: Step) => context.branding !== null

/** docs/behaviour.md#brands and #not-open-yet. */
export const whitelabelLaws: Laws<typeof whitelabelMachine> = {
  'only a brand that is open to the public is open': iff('ready', isPublicReady(true)),
  'a brand that is not open shows so, and nothing else': cites(
    'A white-label with public_ready: false shows a neutral page with a contact address, and nothing else.',
    iff('notOpen', isPublicReady(false)),
  ),
  'the brand is the one from the page or the server': all(
    after(done('fetchBranding')).next(
      ({ event, after: { context } }: Step) => context.branding === event?.output,
    ),
    only(changes<typeof whitelabelMachine>(({ context }) => context.branding)).after(
      'start',
      done('fetchBranding'),
    ),
  ),
  'a known brand is not requested': during(isKnown).never(({ after: now }: Step) =>
    isCalling(now, 'fetchBranding'),
  ),
  'an unknown brand is requested immediately, and again by a press or a timer': cites(
    'If it cannot resolve the brand, it retries every half minute.',
    iff(
      started('fetchBranding'),
      either(
        both(after('start'), not(isKnown)),
        after('request.retried', timedOut('retryPause')).from('failed'),
      ),
    ),
  ),
  'a failed call stores its reason': cites(
    'If neither brand nor messages can be fetched, a page in English says so and offers a retry.',
    after(failed('fetchBranding'), timedOut('brandingTimeout')).next(
      'failed',
      ({ event, after: { context } }: Step) => context.failure?.kind === reasonIn(event),
    ),
  ),
  'a brand that arrives clears the failure': during(isKnown).always(
    ({ after: { context } }: Step) => context.failure === null,
  ),
  'an unattended device tries again within half a minute': cites(
    'If it cannot resolve the brand, it retries every half minute.',
    during('failed').always(({ delays }: Step) => Object.values(delays).includes(30_000)),
  ),
  ...timeLimitLaws(callMs, running('fetchBranding')),
}
