import type { ServiceRequest } from '@contract/serviceRequests'
import { changes, done, failed, running, started } from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, cites, only, sends } from '@kit/vocabulary'
import type { RequestFormOutput } from '@machines/support/requestForm/machine'
import type { serviceRequestsMachine } from '@machines/support/serviceRequests/machine'
import { failureLaws, intentLaws, mutationLaws } from '../kernel/mutation.laws'
import { crashLaws, invalidationLaws } from '../kernel/shared.laws'

type Requests = typeof serviceRequestsMachine
type Step = Moment<Requests>

const listed =
  'The request appears in the list at once, and can be withdrawn (Canceled) while it is open; the building sets every other status.'
const answerOf = ({ event }: Step) =>
  (event?.output as RequestFormOutput | undefined)?.answer?.request ?? null
const withdrawn = ({ event }: Step) => event?.output as ServiceRequest

/** docs/behaviour.md#requests. */
export const serviceRequestsLaws: Laws<Requests> = {
  ...mutationLaws<Requests>(
    ['withdraw'],
    ({ before, event }) => before?.matches('closed') === true && event?.type === 'withdraw.pressed',
  ),
  ...intentLaws<Requests>(after('new.pressed', 'withdraw.pressed').from('closed')),
  ...crashLaws('list', 'form'),
  ...invalidationLaws(['list'], after('request.invalidated', done('withdraw')), listed),
  'a new request is added to the list once, before earlier ones': cites(
    listed,
    after(done('form')).next((step: Step) => {
      const request = answerOf(step)
      const had = step.before?.context.sent ?? []
      const others = had.filter(({ id }) => id !== request?.id)
      const sent = request === null ? had : [request, ...others]
      return (
        sent.length === step.after.context.sent.length &&
        sent.every((each, at) => each === step.after.context.sent[at])
      )
    }),
  ),
  'a sent request stays in the list': only(changes<Requests>(({ context }) => context.sent)).after(
    'start',
    done('form'),
    done('withdraw'),
  ),
  'a withdrawn request replaces its previous version, sent or listed': all(
    after(done('withdraw')).next((step: Step) =>
      (step.before?.context.sent ?? []).every(
        (each, at) =>
          step.after.context.sent[at] === (each.id === withdrawn(step).id ? withdrawn(step) : each),
      ),
    ),
    sends('list', 'row.changed').when(
      (step) => after(done('withdraw'))(step) && running('list')(step),
    ),
    ({ event, sent }) =>
      sent.every(
        ({ event: message }) => message.type !== 'row.changed' || message['item'] === event?.output,
      ),
  ),
  'the withdrawn request is the one pressed, and its dialog closes': cites(
    listed,
    all(
      after('withdraw.pressed')
        .from('closed')
        .next(
          'confirmingWithdrawal',
          ({ event, after: now }: Step) => now.context.id === event?.id,
        ),
      after(done('withdraw')).next('closed'),
      after('withdraw.dismissed').from('confirmingWithdrawal').next('closed'),
    ),
  ),
  'a form that crashes is closed': after(failed('form')).next('closed'),
  'only a confirmation withdraws a request': cites(
    listed,
    only(started('withdraw')).after('withdraw.confirmed'),
  ),
  ...failureLaws(['withdraw'], 'confirmingWithdrawal'),
}
