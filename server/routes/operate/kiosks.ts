import {
  createKiosk,
  createKioskCode,
  type OperatedKiosk,
  operatedKiosks,
  readKiosk,
  revokeKiosk,
  updateKiosk,
} from '@contract/operate/kiosks'
import { buildingAddress } from '../../http/buildingAddress'
import type { Dependencies } from '../../http/dependencies'
import { implement } from '../../http/implement'
import { operateMutation } from '../../http/operateMutation'
import { issueKioskCode } from '../../services/kiosk/open'
import {
  createKiosk as create,
  type KioskView,
  kioskPage,
  lockKiosk,
  readKiosk as read,
  revokeKiosk as revoke,
  updateKiosk as update,
} from '../../services/operate/offers/kiosks'
import { offerChange } from './offers'

const nameOf = ({ name, uuid }: OperatedKiosk) => name || uuid
const changeOf = (before: OperatedKiosk | null, after: OperatedKiosk | null) =>
  offerChange('kiosk', nameOf, before, after)

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
  implement(operatedKiosks, (call) =>
    kioskPage(call.database.connection, call.params.buildingId, call.query, viewOf(call)),
  ),
  operateMutation(createKiosk, async (tx, call) => {
    const kiosk = await create(tx, call.params.buildingId, call.body, viewOf(call))
    return { reply: { data: kiosk }, changes: changeOf(null, kiosk) }
  }),
  implement(readKiosk, async (call) => ({
    data: await read(call.database.connection, call.params.kioskId, viewOf(call)),
  })),
  operateMutation(updateKiosk, async (tx, call) => {
    const { before, after } = await update(tx, call.params.kioskId, call.body, viewOf(call))
    return { reply: { data: after }, changes: changeOf(before, after) }
  }),
  operateMutation(createKioskCode, async (tx, call) => {
    const { kioskId } = call.params
    const { buildingUuid } = await lockKiosk(tx, kioskId)
    const before = await read(tx, kioskId, viewOf(call))
    const { code, expiresAt } = await issueKioskCode(tx, call.hash, kioskId, call.now())
    const { url } = await buildingAddress(call, buildingUuid)
    const reply = { code, url: linkOf(url, code), expires_at: expiresAt.toISOString() }
    return { reply, changes: changeOf(before, await read(tx, kioskId, viewOf(call))) }
  }),
  operateMutation(revokeKiosk, async (tx, call) => ({
    reply: {},
    changes: changeOf(await revoke(tx, call.params.kioskId, viewOf(call)), null),
  })),
]
