import { effectsOf, hasAnswered, hasCalled, hasFailed, inputOf, isCalling } from '@kit/calls'
import { both, is, running, timedOut } from '@kit/conditions'
import { describeMachine } from '@kit/describeMachine'
import type { Laws, Moment } from '@kit/laws'
import { after, cites, during, sends } from '@kit/vocabulary'
import { isConfirmingRemoval } from '@machines/operate/collection/selectors'
import { createOverview } from '@machines/operate/overview/machine'
import { offline, refused } from '../fixtures'
import { mutationLaws } from '../kernel/mutation.laws'
import { crashLaws } from '../kernel/shared.laws'

const overviewMachine = createOverview<{ q: string }, string>()

const isDiscarding = (at: Moment<typeof overviewMachine>['before']) => isCalling(at, 'discard')

/** docs/behaviour.md#open-a-building. */
const overviewLaws: Laws<typeof overviewMachine> = {
  ...mutationLaws<typeof overviewMachine>(
    ['startOpening', 'discard'],
    ({ before, event, after: now }) =>
      before === null ||
      hasAnswered(event, 'startOpening') ||
      isConfirmingRemoval(before) !== isConfirmingRemoval(now),
  ),
  'a draft is started only by a press': cites(
    'Open a building starts a draft, which the server stores.',
    (step) => !hasCalled(step, 'startOpening') || step.event?.type === 'open.pressed',
  ),
  'the wizard of the new draft is shown': cites(
    'Open a building starts a draft, which the server stores.',
    (step) => {
      const [shown] = effectsOf(step, 'showOpening')
      return hasAnswered(step.event, 'startOpening')
        ? shown?.uuid === step.event?.output.uuid
        : shown === undefined
    },
  ),
  'the drafts are read again once one is started or gone': (step) => {
    const isGone =
      hasFailed(step.event, 'discard') && String(step.event?.error).includes('not_found')
    const isDue =
      hasAnswered(step.event, 'startOpening') || hasAnswered(step.event, 'discard') || isGone
    return (effectsOf(step, 'noteDrafts').length === 1) === isDue
  },
  'a draft is discarded only if that was confirmed': (step) =>
    !hasCalled(step, 'discard') ||
    (step.event?.type === 'remove.confirmed' &&
      (inputOf(step.after, 'discard') as { id: string }).id === step.before?.context.chosen?.uuid),
  'a draft that could not be discarded says why where it was confirmed': ({ event, after: now }) =>
    !hasFailed(event, 'discard') ||
    String(event?.error).includes('not_found') ||
    (isConfirmingRemoval(now) && now.context.mutation.failure !== null),
  'a dismissed question leaves no failure behind': ({ before, event, after: now }) =>
    event?.type !== 'remove.dismissed' ||
    before?.matches('confirming') !== true ||
    now.context.mutation.failure === null,
  'a draft that could not be started says why': ({ event, after: now }) =>
    !hasFailed(event, 'startOpening') || now.context.mutation.failure !== null,
  'the next sign-in is reported to the list': sends('list', 'operator.confirmed').when(
    both(running('list'), after('operator.confirmed')),
  ),
  'the list follows the address': cites(
    'Search, filter, sorting and page are part of the address.',
    sends('list', 'query.changed').when(both(running('list'), after('query.changed'))),
  ),
  'a call that takes too long says so where it was made': cites(
    'Every request has a time limit, and counts as failed when it is over.',
    during(after(timedOut('mutationTimeout'))).always(
      is(({ context }) => context.mutation.failure?.kind === 'timeout'),
      ({ before, after: now }) => isDiscarding(before) === isConfirmingRemoval(now),
    ),
  ),
  ...crashLaws('list'),
}

describeMachine('overview', overviewMachine, {
  inputs: [{ query: { q: '' }, keyPrefix: 'key' }],
  events: {
    'query.changed': [{ query: { q: 'ada' } }],
    'request.invalidated': [],
    'operator.confirmed': [],
    'open.pressed': [],
    'remove.pressed': [{ row: { uuid: 'draft', name: null } }],
    'remove.confirmed': [],
    'remove.dismissed': [],
  },
  actors: {
    list: { error: [new Error('broken')] },
    startOpening: { done: [{ uuid: 'new' }], error: [offline] },
    discard: { done: [undefined], error: [offline, refused('not_found', 404)] },
  },
  provide: { actions: { showOpening: () => {}, reportBroken: () => {} } },
  laws: overviewLaws,
  contextKey: ({ mutation: { failure } }) => [failure?.kind ?? null],
})
