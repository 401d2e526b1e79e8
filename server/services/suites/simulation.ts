import type { Simulation } from '../../db/schema'
import type { SuiteReport, SuiteState } from '../../ports/suite'

/** Seconds in which a simulated room covers two thirds of a temperature change, unless configured. */
const usualInertia = 90
/** Per cent per second: dimmed lamps do not change abruptly. */
const ramp = 80
const overruledAfter = 2

/** The state of a simulated suite at a moment: a function of the stored state and time, so that all processes agree. */
export function simulated(state: SuiteState, simulation: Simulation, now: Date): SuiteReport {
  const seconds = Math.max(0, (now.getTime() - state.at.getTime()) / 1000)
  return {
    isOnline: state.isOnline && isOnNetwork(simulation, now),
    ...heated(state, simulation, seconds),
    lighting: towards(state.lighting, state.requestedLighting, ramp * seconds),
    requestedLighting: state.requestedLighting,
    revision: state.revision,
    at: now,
  }
}

type Heat = Pick<SuiteReport, 'temperature' | 'requestedTemperature'>

/** A schedule of the building may override a command; the room then drifts to the scheduled temperature. */
function heated(state: SuiteState, simulation: Simulation, seconds: number): Heat {
  const { temperature, requestedTemperature: command } = state
  const { overruledTo = null, inertia = usualInertia } = simulation
  const after = simulation.overruledAfter ?? overruledAfter
  if (overruledTo === null || overruledTo === command || seconds < after) {
    return {
      temperature: drifted(temperature, command, seconds, inertia),
      requestedTemperature: command,
    }
  }
  const then = drifted(temperature, command, after, inertia)
  return {
    temperature: drifted(then, overruledTo, seconds - after, inertia),
    requestedTemperature: overruledTo,
  }
}

/** Newton's law of cooling: the larger the difference, the faster the change. */
function drifted(from: number | null, to: number | null, seconds: number, inertia: number) {
  if (from === null || to === null) return from
  return to + (from - to) * Math.exp(-seconds / inertia)
}

function towards(from: number | null, to: number | null, most: number): number | null {
  if (from === null || to === null) return from
  return from + Math.sign(to - from) * Math.min(Math.abs(to - from), most)
}

/** Offline for some seconds at the end of each period of the clock. */
function isOnNetwork({ offlineEvery = 0, offlineFor = 0 }: Simulation, now: Date): boolean {
  if (offlineEvery <= 0) return true
  return (now.getTime() / 1000) % offlineEvery < offlineEvery - offlineFor
}
