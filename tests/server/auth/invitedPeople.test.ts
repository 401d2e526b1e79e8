import { beforeEach, describe, expect, it } from 'vitest'
import { aBuilding, type Building } from '../builders/buildings'
import { anOperator } from '../builders/operators'
import { codeOf, operateCalls } from '../operate/operateCalls'
import { withWorld } from '../withWorld'

const world = withWorld()
let tower: Building
const email = 'pat@agency.example'
const password = 'Quiet-harbor-93!'
beforeEach(async () => {
  tower = await aBuilding(world, { name: 'Alder Tower' })
  const { call, signIn } = operateCalls(world)
  const token = await signIn(await anOperator(world, { role: 'buildingManager', of: tower }))
  const names = { first_name: 'Pat', last_name: 'Lind' }
  const body = { email, ...names, building_uuid: tower.uuid, company_uuid: null }
  await call('POST', 'people', { token, body })
})

const buildingsFor = (address: string, token?: string) =>
  world.request('GET', `/api/public/buildings?email=${encodeURIComponent(address)}`, {
    ...(token !== undefined && { token }),
  })

/** The token of someone who has proved their mailbox and set a password. */
async function completionToken(): Promise<string> {
  await world.request('POST', '/api/user-verification/v2/code/reset-password/send', {
    body: { email },
  })
  const [mail] = await world.mails(email)
  const consumed = await world.request('PUT', `/api/user-verification/code/${mail?.code}/consume`, {
    body: { email },
  })
  const { token } = consumed.body as { token: string }
  const set = await world.request('PUT', '/api/user-verification/code/reset-password/consume', {
    body: { token, new_password: password },
  })
  return (set.body as { token: string }).token
}

describe('an invited person whose mail domain no building has', () => {
  it('is known, and gets the building once the mailbox is proved', async () => {
    const status = await world.request('POST', '/api/auth/v2/validate-email', { body: { email } })
    expect(status.body).toMatchObject({ email, confirmed: false, created_by: 'acs' })
    const token = await completionToken()
    expect((await buildingsFor(email, token)).body).toMatchObject({ data: [{ uuid: tower.uuid }] })
    const registered = await world.request('POST', '/api/auth/register', {
      token,
      body: {
        email,
        first_name: 'Pat',
        last_name: 'Lind',
        building_uuid: tower.uuid,
        default_building_uuid: tower.uuid,
        is_term_accepted: true,
        is_email_accepted: false,
        user_type_id: 1,
      },
    })
    expect([200, 201]).toContain(registered.status)
    const session = await world.request('POST', '/api/auth/v2/login', { body: { email, password } })
    expect(session.status).toBe(200)
  })

  it('is not shown to strangers: the answer is that of the domain, whatever they ask for', async () => {
    const stranger = await buildingsFor('nobody@agency.example')
    const invited = await buildingsFor(email)
    expect([stranger.status, codeOf(stranger)]).toEqual([404, 'domain_not_registered'])
    expect([invited.status, codeOf(invited)]).toEqual([404, 'domain_not_registered'])
    const token = await completionToken()
    expect(codeOf(await buildingsFor('nobody@agency.example', token))).toBe('domain_not_registered')
    expect(codeOf(await buildingsFor(email, `${token}x`))).toBe('domain_not_registered')
  })

  it('gets nothing once the invitation is over', async () => {
    world.clock.now = new Date(world.clock.now.getTime() + 15 * 24 * 60 * 60 * 1000)
    const token = await completionToken().catch(() => undefined)
    expect(codeOf(await buildingsFor(email, token))).toBe('domain_not_registered')
  })
})
