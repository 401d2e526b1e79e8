import type { Area } from '@contract/table'
import { Refusal } from '../services/platform/refusal'
import { whitelabelFor } from '../services/tenancy/whitelabels'
import type { Dependencies } from './dependencies'

/** The areas whose endpoints lead to a session or an account. */
const signInAreas: readonly Area[] = ['auth', 'registration', 'verification', 'sso']

/** While a white-label is not open to the public, sign-in and sign-up are refused at its host. */
export async function refuseClosedHost(
  dependencies: Pick<Dependencies, 'database' | 'deployment'>,
  host: string,
  area: Area,
): Promise<void> {
  if (!signInAreas.includes(area)) return
  const row = await whitelabelFor(dependencies, host).catch((error: unknown) => {
    // A host without a white-label has not been closed, so it stays open.
    if (error instanceof Refusal) return null
    throw error
  })
  if (row?.publicReady === false) {
    throw new Refusal('permission_denied', { detail: 'This site is not open yet.' })
  }
}
