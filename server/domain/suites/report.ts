import type { Connection } from '../../db/database'
import { Refusal } from '../refusal'
import { announceSuite } from './announce'
import { keepState, lockState, type StateChange } from './keepState'
import {
  addressOf,
  type SuiteAddress,
  type SuiteReport,
  type SuiteRow,
  type SuiteState,
  suiteAt,
} from './suite'

/** What is known of a suite that has never told anything. */
export const neverReported = (now: Date): SuiteReport => ({
  isOnline: false,
  temperature: null,
  requestedTemperature: null,
  lighting: null,
  requestedLighting: null,
  revision: 0,
  at: now,
})

/** The kept state as a report of this moment. */
export const reportOf = (state: SuiteState | null, now: Date): SuiteReport =>
  state === null ? neverReported(now) : { ...state, at: now }

/**
 * Keeps what a suite has told of itself, and passes it on. All processes hear of it: the first one keeps it, and the others
 * find nothing new. A suite that nobody knows is left alone.
 */
export async function keepReport(
  connection: Connection,
  at: SuiteAddress,
  told: Told,
  now: Date,
): Promise<void> {
  const suite = await suiteAt(connection, at).catch(unlessUnknown)
  if (suite === null) return
  await connection.transaction(async (tx) => {
    const state = await lockState(tx, addressOf(suite))
    if (state !== null && (isOlder(told, state) || saysTheSame(state, told))) return
    const kept = await keepState(tx, addressOf(suite), { ...told, at: now })
    await announceSuite(tx, suite, reportOf(kept, now))
  })
}

function unlessUnknown(error: unknown): null {
  if (error instanceof Refusal) return null
  throw error
}

type Told = Omit<StateChange, 'at'>

const saysTheSame = (state: SuiteState, told: Told) =>
  Object.entries(told).every(
    ([name, value]) => name === 'toldAt' || state[name as keyof SuiteState] === value,
  )

/** Of several processes one may be slow: what it hears late is not to stand in the place of what others know. */
const isOlder = ({ toldAt }: Told, state: SuiteState) =>
  toldAt instanceof Date && state.toldAt !== null && toldAt < state.toldAt

/** A suite by its address, with its state as it is now. */
export const withState = (connection: Connection, suite: SuiteRow): Promise<SuiteRow> =>
  suiteAt(connection, addressOf(suite))
