import type { SnapshotFrom } from 'xstate'
import type { claimMachine } from './machine'

type Snapshot = SnapshotFrom<typeof claimMachine>

export const isChecking = (snapshot: Snapshot): boolean => snapshot.matches('checking')
export const hasCheckFailed = (snapshot: Snapshot): boolean => snapshot.matches('failed')
export const isUnusable = (snapshot: Snapshot): boolean => snapshot.matches('unusable')
export const wasUsed = ({ context }: Snapshot): boolean => context.status === 'used'
export const isClaimed = (snapshot: Snapshot): boolean => snapshot.matches('claimed')
export const formOf = (snapshot: Snapshot) => snapshot.children.form
