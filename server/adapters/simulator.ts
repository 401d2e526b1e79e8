import { isDeepStrictEqual } from 'node:util'
import type { Connection } from '../db/database'
import type { BuildingSystem } from '../ports/buildingSystem'
import type { SuiteReport, SuiteRow } from '../ports/suite'
import { Refusal } from '../services/platform/refusal'
import { announceSuite, announceSuites } from '../services/suites/announce'
import { neverReported } from '../services/suites/report'
import { simulated } from '../services/suites/simulation'
import { addressOf, suiteReply } from '../services/suites/suite'
import { lockState, saveState, suitesOfAdapter } from '../services/suites/suiteState'

/** How long after the last read the changes of suites are published. */
const watchedMs = 30 * 60_000

export type Simulator = BuildingSystem & {
  /** Publishes the suites that have changed since the last tick. */
  tick(connection: Connection, now: Date): Promise<void>
}

/** The visible part of a report: while it is the same, the suite has not changed. */
function shown(suite: SuiteRow, report: SuiteReport) {
  const { reported_at: _, ...rest } = suiteReply(suite, report)
  return rest
}

/**
 * Simulated rooms for buildings without a real system. The state of a suite follows from its row and the time, so every
 * process computes the same state, and none has to keep running.
 */
export function openSimulator(): Simulator {
  const received = new Map<string, unknown>()
  let lookedAt = 0

  const report = (suite: SuiteRow, now: Date) =>
    suite.state === null ? neverReported(now) : simulated(suite.state, suite.simulation, now)

  return {
    report: (suite, now) => {
      lookedAt = now.getTime()
      return report(suite, now)
    },

    request: (database, suite, command, now) =>
      database.transaction(async (tx) => {
        lookedAt = now.getTime()
        const at = addressOf(suite)
        const state = await lockState(tx, at)
        const before = report({ ...suite, state }, now)
        if (!before.isOnline) {
          throw new Refusal('system_not_available', { detail: 'The suite cannot be reached.' })
        }
        const { temperature, requestedTemperature, lighting, requestedLighting } = before
        const stored = await saveState(tx, at, {
          temperature,
          requestedTemperature,
          lighting,
          requestedLighting,
          at: now,
          ...('temperature' in command && { requestedTemperature: command.temperature }),
          ...('lighting' in command && { requestedLighting: command.lighting }),
        })
        const after = simulated(stored, suite.simulation, now)
        await announceSuite(tx, suite, after)
        return after
      }),

    tick: async (connection, now) => {
      if (now.getTime() - lookedAt > watchedMs) return
      const moved: [SuiteRow, SuiteReport][] = []
      for (const suite of await suitesOfAdapter(connection, 'simulator')) {
        const key = JSON.stringify(addressOf(suite))
        const at = report(suite, now)
        const next = shown(suite, at)
        const last = received.get(key)
        received.set(key, next)
        if (last !== undefined && !isDeepStrictEqual(last, next)) moved.push([suite, at])
      }
      await announceSuites(connection, moved)
    },

    close: () => Promise.resolve(),
  }
}
