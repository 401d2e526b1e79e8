import type { Suite } from '@contract/smartBuilding'
import type { WalkScene } from '@kit/systems/planWalks'
import { shown } from '@machines/suites/setpoint/context'
import { type Control, setpointOf } from '@machines/suites/setpoint/control'
import { setpointMachine } from '@machines/suites/setpoint/machine'
import { offline } from './failures'

type Scene = WalkScene<typeof setpointMachine>

interface Values {
  /** Before anyone changes it. */
  readonly first: number
  /** What another user sets it to. */
  readonly theirs: number
  /** A step more. */
  readonly stepped: number
}
/** The light, off and where its slider is dragged to. */
const [off, dragged] = [0, 40]
const light: Values = { first: 65, theirs: 30, stepped: 75 }
const warmth: Values = { first: 70, theirs: 67, stepped: 71 }

const lit = (value: number, given: Partial<Suite> = {}): Suite =>
  ({ id: '710', navName: '', lighting: value, requested_lighting: value, ...given }) as Suite
const heated = (value: number, given: Partial<Suite> = {}): Suite =>
  ({
    id: '710',
    navName: '',
    temp_unit: 'F',
    temp: value,
    requested_temp: value,
    ...given,
  }) as Suite

const contextKey: NonNullable<Scene['contextKey']> = (context) => ({
  value: shown(context),
  reported: setpointOf(context.control, context.suite),
  isAway: context.suite?.available === false,
  sent: context.sent,
  before: context.before,
  done: context.done,
  polls: context.polls,
  isDragging: context.isDragging,
  hasReport: context.suite !== null,
})

const canHappenWith =
  ({ first, theirs, stepped }: Values): NonNullable<Scene['canHappen']> =>
  (name, event, at) => {
    const { context } = at
    const { control, sent, before, suite, isDragging } = context
    const value = shown(context)
    const answered = setpointOf(control, (event.output as Suite | undefined) ?? null)
    switch (name) {
      case 'suite.reported': {
        const next = setpointOf(control, event.suite as Suite)
        const { available } = event.suite as Suite
        if (suite === null) return next === first && available !== false
        if (at.matches('unavailable')) return next === setpointOf(control, suite)
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
        return answered === sent || answered === theirs || (answered === first && before === first)
      case 'poll done':
        return answered === sent || (answered === first && before === first)
      case 'verifyAfterFailure done':
        return answered === setpointOf(control, suite)
      default:
        return true
    }
  }

const inputFor = (control: Control) => ({
  of: { buildingUuid: 'building', floorId: '7', suiteId: '710' },
  control,
  keyPrefix: 'walk',
})
const reported = ({ first, theirs }: Values, suite: typeof lit) => [
  { suite: suite(first) },
  { suite: suite(first, { available: false }) },
  { suite: suite(theirs) },
]

const scenes: Record<string, Scene> = {
  'the light of a suite': {
    input: inputFor('lighting'),
    events: {
      'suite.reported': reported(light, lit),
      'value.stepped': [{ by: 10 }, { by: -10 }],
      'value.dragged': [{ value: dragged }],
      'value.chosen': [{ value: off }, { value: dragged }],
    },
    actors: {
      submit: {
        done: [light.stepped, off, dragged, light.first, light.theirs].map((value) => lit(value)),
        error: [offline],
      },
      poll: {
        done: [light.stepped, off, dragged, light.first].map((value) => lit(value)),
        error: [offline],
      },
      verifyAfterFailure: { done: [lit(light.first), lit(off)], error: [offline] },
    },
    contextKey,
    canHappen: canHappenWith(light),
  },
  'the temperature of a suite': {
    input: inputFor('temperature'),
    events: {
      'suite.reported': reported(warmth, heated),
      'value.stepped': [{ by: 1 }, { by: -1 }],
    },
    actors: {
      submit: {
        done: [warmth.stepped, warmth.first, warmth.theirs].map((value) => heated(value)),
        error: [offline],
      },
      poll: {
        done: [warmth.stepped, warmth.first].map((value) => heated(value)),
        error: [offline],
      },
      verifyAfterFailure: { done: [heated(warmth.first)], error: [offline] },
    },
    contextKey,
    canHappen: canHappenWith(warmth),
  },
}

export const setpoint = { machine: setpointMachine, scenes }
