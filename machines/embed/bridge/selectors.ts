import type { SnapshotFrom } from 'xstate'
import type { RefusedMessage } from './context'
import type { bridgeMachine } from './machine'

type Snapshot = SnapshotFrom<typeof bridgeMachine>

/** The most recently refused messages. */
export const refusedMessages = (snapshot: Snapshot): RefusedMessage[] => snapshot.context.refused
export const refusedCount = (snapshot: Snapshot): number => snapshot.context.refusedCount
export const isReady = (snapshot: Snapshot): boolean => snapshot.matches('ready')
