import type { Suite } from '@contract/smartBuilding'
import type { WalkScene } from '@kit/systems/planWalks'
import { shown } from '@machines/suites/setpoint/context'
import { setpointMachine } from '@machines/suites/setpoint/machine'
import { offline } from './failures'

type Scene = WalkScene<typeof setpointMachine>

/** The suite's light before anyone changes it, and what another user sets it to. */
const [first, theirs] = [65, 30]
/** A step more, off, and where the slider is dragged to. */
const [stepped, off, dragged] = [75, 0, 40]

const light = (value: number, given: Partial<Suite> = {}): Suite =>
  ({ id: '710', navName: '', lighting: value, requested_lighting: value, ...given }) as Suite

const contextKey: NonNullable<Scene['contextKey']> = (context) => ({
  value: shown(context),
  reported: context.suite?.requested_lighting ?? null,
  isAway: context.suite?.available === false,
  sent: context.sent,
  before: context.before,
  done: context.done,
  polls: context.polls,
  isDragging: context.isDragging,
  hasReport: context.suite !== null,
})

const canHappen: NonNullable<Scene['canHappen']> = (name, event, at) => {
  const { context } = at
  const { sent, before, suite, isDragging } = context
  const value = shown(context)
  const told = (event.output as Suite | undefined)?.requested_lighting
  switch (name) {
    case 'suite.reported': {
      const { requested_lighting: next, available } = event.suite as Suite
      if (suite === null) return next === first && available !== false
      if (at.matches('unavailable')) return next === suite.requested_lighting
      if (at.matches({ ready: 'done' })) return next === theirs
      return at.matches({ ready: 'idle' }) && available === false
    }
    case 'value.stepped':
      return !isDragging && (event.by > 0 ? value === first : value === stepped)
    case 'value.dragged':
      return !isDragging
    // The switch, or the end of a drag.
    case 'value.chosen':
      return isDragging ? event.value === value : event.value === off && value !== off
    case 'submit done':
      return told === sent || told === theirs || (told === first && before === first)
    case 'poll done':
      return told === sent || (told === first && before === first)
    case 'verifyAfterFailure done':
      return told === suite?.requested_lighting
    default:
      return true
  }
}

const scenes: Record<string, Scene> = {
  'the light of a suite': {
    input: {
      of: { buildingUuid: 'building', floorId: '7', suiteId: '710' },
      control: 'lighting',
      keyPrefix: 'walk',
    },
    events: {
      'suite.reported': [
        { suite: light(first) },
        { suite: light(first, { available: false }) },
        { suite: light(theirs) },
      ],
      'value.stepped': [{ by: 10 }, { by: -10 }],
      'value.dragged': [{ value: dragged }],
      'value.chosen': [{ value: off }, { value: dragged }],
    },
    actors: {
      submit: {
        done: [light(stepped), light(off), light(dragged), light(first), light(theirs)],
        error: [offline],
      },
      poll: { done: [light(stepped), light(off), light(dragged), light(first)], error: [offline] },
      verifyAfterFailure: { done: [light(first), light(off)], error: [offline] },
    },
    contextKey,
    canHappen,
  },
}

export const setpoint = { machine: setpointMachine, scenes }
