import type { Database } from '../db/database'
import type { SetpointCommand, SuiteReport, SuiteRow } from './suite'

/** What steers the suites of a building. It may be slow, away, or have a will of its own. */
export type BuildingSystem = {
  /** What a suite is like, as far as it is known at this moment. */
  report(suite: SuiteRow, now: Date): SuiteReport
  /**
   * Sends a command and resolves with the suite's state, which may not show the command's effect yet, or may be overridden later.
   * Throws `system_not_available` where it has not been taken.
   */
  request(
    database: Database,
    suite: SuiteRow,
    command: SetpointCommand,
    now: Date,
  ): Promise<SuiteReport>
  close(): Promise<void>
}

export type BuildingSystems = Record<SuiteRow['adapter'], BuildingSystem>
