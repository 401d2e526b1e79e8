import {
  both,
  entered,
  failed,
  is,
  not,
  type Occurrence,
  started,
  timedOut,
  was,
} from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, cites, during, iff, sends } from '@kit/vocabulary'
import { claimMachine } from '@machines/operate/claim/machine'
import { isUnusable } from '@machines/operate/claim/selectors'
import { timeLimitLaws } from '../kernel/shared.laws'
import { reasonIn } from '../reason'

type Step = Moment<typeof claimMachine>

const answers =
  (actor: string, isThis: (output: unknown) => boolean): Occurrence =>
  (event) =>
    event.type === `xstate.done.actor.${actor}` && isThis(event.output)
const isSent = after(answers('form', (output) => output !== null))

/** docs/behaviour.md#first-start. */
export const claimLaws: Laws<typeof claimMachine> = {
  'only a link that the server finds valid opens the form': cites(
    'The link that the server prints opens a form for the first account: names, e-mail address, password.',
    during(both(started('form'), not(was('entering')))).always(
      after(answers('checkLink', (status) => status === 'valid')),
    ),
  ),
  'a link without a token is never sent': cites(
    'The link that the server prints opens a form for the first account: names, e-mail address, password.',
    during(started('checkLink')).always(is(({ context }) => context.token !== '')),
  ),
  'a used or expired link says which': cites(
    'A used or expired link says which, and what to do.',
    after(answers('checkLink', (status) => status !== 'valid')).next(
      is(isUnusable),
      ({ event, after: now }: Step) => now.context.status === event?.output,
    ),
  ),
  'the session starts once, with the reply of the server': cites(
    'Submitting it creates the operator, and signs in.',
    all(sends('session', 'session.started').when(isSent), iff(entered('claimed'), isSent)),
  ),
  'a link is checked from the start, and one without a token cannot be used': after('start').next(
    ({ after: now }: Step) => now.matches(now.context.token === '' ? 'unusable' : 'checking'),
  ),
  'a failed check says why, and can be repeated': all(
    after(failed('checkLink'), timedOut('checkTimeout')).next(
      'failed',
      ({ event, after: now }: Step) => now.context.failure?.kind === reasonIn(event),
    ),
    after('request.retried').from('failed').next('checking'),
  ),
  ...timeLimitLaws(),
}
