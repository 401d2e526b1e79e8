import type { Database } from '../db/database'
import type { SetpointCommand, SuiteReport, SuiteRow } from './suite'

/** Controls the suites of a building. It may be slow or unavailable, or override commands. */
export type BuildingSystem = {
  /** The known state of a suite at this moment. */
  report(suite: SuiteRow, now: Date): SuiteReport
  /**
   * Sends a command and resolves with the suite's state, which may not show the command's effect yet, or may be
   * overridden later.
   * @throws `system_not_available` if the command was not accepted
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
