import type { Area } from '@contract/table'
import { Refusal } from '../domain/refusal'
import { whitelabelFor } from '../routes/host'
import type { Dependencies } from './dependencies'

/** The ways in: what leads to a session, or to an account. */
const waysIn: readonly Area[] = ['auth', 'registration', 'verification', 'sso']

/** A host whose white-label is not open yet has no way in (B3), whatever its page would show. */
export async function refuseClosedHost(
  dependencies: Pick<Dependencies, 'database' | 'deployment'>,
  host: string,
  area: Area,
): Promise<void> {
  if (!waysIn.includes(area)) return
  const row = await whitelabelFor(dependencies, host).catch((error: unknown) => {
    // No white-label at all is nobody's decision to stay closed.
    if (error instanceof Refusal) return null
    throw error
  })
  if (row?.publicReady === false) {
    throw new Refusal('permission_denied', { detail: 'This site is not open yet.' })
  }
}
