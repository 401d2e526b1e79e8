import type { Failure } from '@machines/kernel/failure'

type Snapshot<Drawn> = {
  value: unknown
  context: { drawn: Drawn | null; failure: Failure | null }
}

/** The last drawing; it stays while a newer one is made. */
export const drawnOf = <Drawn>({ context }: Snapshot<Drawn>): Drawn | null => context.drawn
/** Whether the newest edit could not be drawn. */
export const hasFailed = ({ value }: { value: unknown }): boolean => value === 'failed'
