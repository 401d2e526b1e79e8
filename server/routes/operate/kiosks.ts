import { createKioskCode } from '@contract/operate/kiosks'
import { buildingAddress } from '../../http/buildingAddress'
import type { Dependencies } from '../../http/dependencies'
import { operateMutation } from '../../http/operateMutation'
import { issueKioskCode } from '../../services/kiosk/open'
import {
  type KioskView,
  kioskService,
  lockKiosk,
  readKiosk,
} from '../../services/operate/offers/kiosks'
import { recordChange } from '../../services/operate/recordChange'

const viewOf = ({ now, deployment }: Pick<Dependencies, 'now' | 'deployment'>): KioskView => ({
  now: now(),
  sessionDays: deployment.server.sessionDays,
})

/** Where the code of a kiosk is typed for its operator: the sign-in page, which reads it from its address. */
function linkOf(page: string | null, code: string): string | null {
  if (page === null) return null
  const url = new URL('/login', page)
  url.searchParams.set('kiosk', code)
  return url.href
}

export const operateKioskRoutes = [
  operateMutation(createKioskCode, async (tx, call) => {
    const { kioskId } = call.params
    const { buildingUuid } = await lockKiosk(tx, kioskId)
    const before = await readKiosk(tx, kioskId, viewOf(call))
    const { code, expiresAt } = await issueKioskCode(tx, call.hash, kioskId, call.now())
    const { url } = await buildingAddress(call, buildingUuid)
    const reply = { code, url: linkOf(url, code), expires_at: expiresAt.toISOString() }
    const after = await readKiosk(tx, kioskId, viewOf(call))
    return {
      reply,
      changes: recordChange(
        'kiosk',
        (kiosk) => kioskService.nameOf(kiosk),
        before,
        after,
        buildingUuid,
      ),
    }
  }),
]
