import type { Suite } from '@contract/smartBuilding'
import type { SnapshotFrom } from 'xstate'
import type { suiteMachine } from './machine'

type Snapshot = SnapshotFrom<typeof suiteMachine>

/** The read of the suite, for a view to subscribe to. */
export const readOfSuite = (snapshot: Snapshot) => snapshot.children.read
/** The latest report of the suite, whatever its source. */
export const suiteOf = (snapshot: Snapshot): Suite | null => snapshot.context.suite
export const lightingOf = (snapshot: Snapshot) => snapshot.children.lighting
export const temperatureOf = (snapshot: Snapshot) => snapshot.children.temperature
