import type { TestFinding } from '@contract/operate/connections'
import type { Failure } from '@machines/kernel/failure'

type Snapshot = {
  value: unknown
  context: { findings: TestFinding[] | null; failure: Failure | null }
}

export const isTesting = ({ value }: { value: unknown }): boolean => value === 'testing'
/** What the last test found; null before it, and while another one runs. */
export const findingsOf = ({ context }: Snapshot): TestFinding[] | null => context.findings
/** Why the server could not be asked. */
export const testFailure = ({ context }: Snapshot): Failure | null => context.failure
