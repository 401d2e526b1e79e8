import type { Endpoint } from '@contract/endpoint'
import type { Principal } from '../services/auth/principal'
import { Refusal } from '../services/platform/refusal'

/**
 * A kiosk may call what is open to everybody, and of what needs a user only what the contract names for it.
 * @throws for everything else.
 */
export function refuseKiosk(principal: Principal | null, { access, kiosk }: Endpoint): void {
  if (principal?.kind !== 'kiosk' || access !== 'user' || kiosk === true) return
  throw new Refusal('permission_denied', { detail: 'A kiosk may not do this.' })
}
