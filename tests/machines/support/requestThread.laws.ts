import { hasAnswered, hasFailed, hasTimedOut, inputOf } from '@kit/calls'
import { changes, done, failed, is, running, started } from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, cites, during, only } from '@kit/vocabulary'
import { failureIn, isRefusedWith } from '@machines/kernel/failure'
import { sensitive } from '@machines/operate/console/sensitive'
import {
  createRequestThread,
  type TakenStep,
  type ThreadStep,
} from '@machines/support/requestThread/machine'
import { isOvertaken } from '@machines/support/requestThread/selectors'
import { wordsOf } from '@rules/support/requestLife'
import { hasReason, mutationLaws } from '../kernel/mutation.laws'
import { timeLimitLaws } from '../kernel/shared.laws'
import { operatorLaws } from '../operate/operator.laws'

export type Thread = { version: number }
/** As the console runs it. */
export const requestThreadMachine = createRequestThread<string, Thread>().provide({
  actions: { askOperator: sensitive.actions.askOperator },
})
type Machine = typeof requestThreadMachine
type Step = Moment<Machine>

const stays = 'What is typed stays until it is stored, whatever fails.'
const overtaken =
  'If someone else has done something first, the conversation is read again and shown before anything else is sent.'
const again = 'It is read again at once when something changes.'

const pressed = ({ event }: Step) => (event as { step?: ThreadStep } | null)?.step
const wasOpen = ({ before }: Step) => before?.matches('open') === true
const wasSending = ({ before }: Step) => before?.matches('sending') === true
const lacksWords = (step: Step) =>
  wordsOf(pressed(step)?.action ?? 'start') === 'must' && step.before?.context.text.trim() === ''
/** A press of the same button after an attempt that failed, with the same words. */
const isRetry = (step: Step) => {
  const { before } = step
  const last = before?.context.step
  const failure = before?.context.mutation.failure ?? null
  return (
    failure !== null &&
    last != null &&
    last.action === pressed(step)?.action &&
    last.assignee === pressed(step)?.assignee
  )
}
const isIntent = (step: Step): boolean => {
  if (!wasOpen(step)) return false
  if (['text.changed', 'edits.discarded', 'step.asked'].includes(step.event?.type ?? ''))
    return true
  return step.event?.type === 'step.pressed' && !lacksWords(step) && !isRetry(step)
}
const taken = (at: Step['after']) => inputOf(at, 'act') as TakenStep<string, Thread>
const isMissing = ({ event }: Step) =>
  event !== null &&
  ((['read', 'reread'].some((id) => hasFailed(event, id)) &&
    isRefusedWith(failureIn(event), 'not_found', 'invalid_request')) ||
    (hasFailed(event, 'act') && isRefusedWith(failureIn(event), 'not_found')))

/** docs/behaviour.md#the-conversation-about-a-request. */
export const requestThreadLaws: Laws<Machine> = {
  ...mutationLaws<Machine>(['act'], isIntent),
  ...timeLimitLaws(),
  ...operatorLaws<Machine>(['read', 'act'], {
    read: ({ before }) => before?.matches('failed') === true,
    act: wasOpen,
  }),
  'what is typed is lost only once it is stored, or if the user discards it': cites(
    stays,
    ({ before, event, after: now }) =>
      before === null ||
      before.context.text === now.context.text ||
      ['text.changed', 'edits.discarded'].includes(event?.type ?? '') ||
      (hasAnswered(event, 'act') && taken(before).text === before.context.text),
  ),
  'words that a step does not take stay beside it': after(done('act')).next(
    ({ before, after: now }: Step) =>
      before === null ||
      wordsOf(before.context.step?.action ?? 'start') !== 'none' ||
      now.context.text === before.context.text,
  ),
  'a step goes with the words, the version that was shown, and nothing else': during(
    started('act'),
  ).always((step: Step) => {
    const { text, basis, action } = taken(step.after)
    const { context } = step.after
    const words = wordsOf(action) === 'none' ? '' : context.text
    return text === words && basis === context.basis && basis !== null
  }),
  'a step without the words that it needs is not sent': cites(
    'A message that needs words is not sent without them.',
    all(
      during(started('act')).always(
        ({ after: now }: Step) =>
          wordsOf(taken(now).action) !== 'must' || taken(now).text.trim() !== '',
      ),
      during(
        (step: Step) => wasOpen(step) && step.event?.type === 'step.pressed' && lacksWords(step),
      ).always(is<Machine>(({ context }) => context.isWordless)),
    ),
  ),
  'only the user sends': only(started('act')).after(
    'step.pressed',
    'step.confirmed',
    'operator.confirmed',
  ),
  'a step that is asked about waits for the user’s word': cites(
    'Withdrawing asks first.',
    all(
      after('step.asked').from('open').next('confirming'),
      after('step.dismissed').from('confirming').never('sending'),
      after('step.confirmed').from('confirming').next('sending'),
    ),
  ),
  'one who was overtaken sees the new conversation, and sends nothing by itself': cites(
    overtaken,
    during(
      (step: Step) =>
        step.event !== null && hasFailed(step.event, 'act') && isOvertaken(step.after),
    ).always(
      running('reread'),
      ({ after: now }: Step) => now.context.step === null && now.context.basis === null,
    ),
  ),
  'a failed step shows its reason where the user can repeat it': during(
    (step: Step) =>
      !isMissing(step) &&
      step.event !== null &&
      (hasFailed(step.event, 'act') || hasTimedOut(step.event)) &&
      wasSending(step),
  ).always('open', hasReason),
  'what does not exist is gone, and nothing else is': all(
    during(isMissing).always('gone'),
    only('gone').after(failed('read'), failed('reread'), failed('act')),
  ),
  'what changes is read again: at once, or after the step': cites(
    again,
    all(
      after('request.invalidated').from('open').next(running('reread')),
      after('request.invalidated').from('reading', 'failed', 'gone').next(running('read')),
      during(
        (step: Step) =>
          step.before !== null &&
          (step.before.matches('sending') || step.before.matches('confirming')) &&
          step.before.context.isStale &&
          step.after.matches('open'),
      ).always(running('reread')),
    ),
  ),
  'a read that fails leaves what is shown, and marks it as outdated': during(
    (step: Step) => !isMissing(step) && step.event !== null && hasFailed(step.event, 'reread'),
  ).always(
    is<Machine>(({ context }) => context.isStale && context.thread !== null),
    'open',
  ),
  'what is shown is what the server replied last': only(
    changes<Machine>(({ context }) => context.thread),
  ).after('start', done('read'), done('reread'), done('act')),
}
