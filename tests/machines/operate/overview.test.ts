import { effectsOf, hasAnswered, hasCalled, hasFailed, isCalling } from '@kit/calls'
import { describeMachine } from '@kit/describeMachine'
import type { Laws } from '@kit/laws'
import { createOverview } from '@machines/operate/overview/machine'
import { offline } from '../fixtures'
import { mutationLaws } from '../kernel/mutation.laws'

const overviewMachine = createOverview<{ q: string }, string>()

/** docs/behaviour.md#open-a-building. */
const overviewLaws: Laws<typeof overviewMachine> = {
  ...mutationLaws<typeof overviewMachine>(
    ['startOpening'],
    ({ before, event }) => before === null || hasAnswered(event, 'startOpening'),
  ),
  'a draft is started only by a press': (step) =>
    !hasCalled(step, 'startOpening') || step.event?.type === 'open.pressed',
  'the wizard of the new draft is shown, and the drafts are read again': (step) => {
    const [shown] = effectsOf(step, 'showOpening')
    const isNoted = effectsOf(step, 'noteStarted').length === 1
    return hasAnswered(step.event, 'startOpening')
      ? isNoted && shown?.uuid === step.event?.output.uuid
      : !isNoted && shown === undefined
  },
  'a draft that could not be started says why': ({ event, after }) =>
    !hasFailed(event, 'startOpening') || after.context.mutation.failure !== null,
  'the list follows the address': (step) =>
    step.event?.type !== 'query.changed' ||
    !isCalling(step.after, 'list') ||
    step.sent.some(({ event }) => event.type === 'query.changed'),
}

describeMachine('overview', overviewMachine, {
  inputs: [{ query: { q: '' }, keyPrefix: 'key' }],
  events: {
    'query.changed': [{ query: { q: 'ada' } }],
    'list.invalidated': [],
    'open.pressed': [],
  },
  actors: {
    list: { error: [new Error('broken')] },
    startOpening: { done: [{ uuid: 'new' }], error: [offline] },
  },
  provide: { actions: { showOpening: () => {}, reportBroken: () => {} } },
  laws: overviewLaws,
  contextKey: ({ mutation: { failure } }) => [failure?.kind ?? null],
})
