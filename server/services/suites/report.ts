import type { Connection, Database } from '../../db/database'
import type { SuiteAddress, SuiteReport, SuiteRow, SuiteState } from '../../ports/suite'
import { Refusal } from '../platform/refusal'
import { announceSuite } from './announce'
import { plausible } from './plausible'
import { addressOf, suiteAt } from './suite'
import { lockState, type StateChange, saveState } from './suiteState'

/** The report of a suite that has never reported. */
export const neverReported = (now: Date): SuiteReport => ({
  isOnline: false,
  temperature: null,
  requestedTemperature: null,
  lighting: null,
  requestedLighting: null,
  revision: 0,
  at: now,
})

/** The stored state as a report of this moment. */
export const reportOf = (state: SuiteState | null, now: Date): SuiteReport =>
  state === null ? neverReported(now) : { ...state, at: now }

/**
 * Stores the state that a suite has reported, and publishes it. All processes receive it: the first one stores it, and
 * the others find nothing new. Reports of unknown suites are ignored.
 */
export async function saveReport(
  database: Database,
  at: SuiteAddress,
  received: Message,
  now: Date,
): Promise<void> {
  const suite = await suiteAt(database.connection, at).catch(unlessUnknown)
  if (suite === null) return
  if (received.reportedAt instanceof Date && isAhead(received.reportedAt, now)) {
    throw new Error('The state is dated in the future; the clock of the building system is wrong')
  }
  const message = plausible(received, suite)
  await database.transaction(async (tx) => {
    const state = await lockState(tx, addressOf(suite))
    if (state !== null && (isOlder(message, state, now) || isUnchanged(state, message))) return
    const stored = await saveState(tx, addressOf(suite), { ...message, at: now })
    await announceSuite(tx, suite, reportOf(stored, now))
  })
}

function unlessUnknown(error: unknown): null {
  if (error instanceof Refusal) return null
  throw error
}

type Message = Omit<StateChange, 'at'>

const isUnchanged = (state: SuiteState, received: Message) =>
  Object.entries(received).every(
    ([name, value]) => name === 'reportedAt' || state[name as keyof SuiteState] === value,
  )

/** Allows clocks to differ by seconds. A state dated next year would hide all later ones. */
const maxAheadMs = 60_000
const isAhead = (at: Date, now: Date) => at.getTime() > now.getTime() + maxAheadMs

/** One of several processes may be slow: a message it receives late must not replace a newer state. */
const isOlder = ({ reportedAt }: Message, state: SuiteState, now: Date) =>
  reportedAt instanceof Date &&
  state.reportedAt !== null &&
  !isAhead(state.reportedAt, now) &&
  reportedAt < state.reportedAt

/** A suite by its address, with its current state. */
export const withState = (connection: Connection, suite: SuiteRow): Promise<SuiteRow> =>
  suiteAt(connection, addressOf(suite))
