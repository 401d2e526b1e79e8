import { describe, expect, it } from 'vitest'
import { aBuilding, aGuestBuilding, registerDomain } from '../builders/buildings'
import { aPerson } from '../builders/people'
import { codeOf, recordOf } from './operateCalls'
import { withConsole } from './withConsole'

const { world, tower, tokens, call, list } = withConsole('operator', 'buildingManager')

describe('a building', () => {
  const update = (version: number, changed: object, as = tokens.operator) =>
    call('PUT', `buildings/${tower.uuid}`, { token: as, body: { version, ...changed } })
  const publish = (version: number, publication: 'draft' | 'live') =>
    call('PUT', `buildings/${tower.uuid}/publication`, { body: { version, publication } })

  it('is changed field by field', async () => {
    const changed = await update(1, {
      name: 'Alder House',
      locality: null,
      timezone: 'Europe/Oslo',
    })
    expect(recordOf(changed)).toMatchObject({
      version: 2,
      name: 'Alder House',
      locality: null,
      timezone: 'Europe/Oslo',
      publication: 'live',
    })
  })

  it.each([
    { timezone: 'Moon/Base' },
    { timezone: '+02:00' },
    { name: '' },
    { name: 'x'.repeat(121) },
    { languages: [] },
    { primary_color: 'red; background: url(//evil.example)' },
    { phone: 'javascript:alert(1)' },
    { security_phone: '12' },
    { phone: `+1${'0'.repeat(40)}` },
    { opening_hours: { mon: { opens_at: '18:00', closes_at: '08:00' } } },
    { opening_hours: { mon: { opens_at: '8', closes_at: '18:00' } } },
    { meeting_point: 'x'.repeat(301) },
  ])('refuses %j', async (changed) => {
    expect(codeOf(await update(1, changed))).toBe('invalid_request')
  })

  it('tells its tenants how to reach its people, and where to meet', async () => {
    const contact = {
      phone: '+1 617 555 0142',
      security_phone: null,
      meeting_point: 'The lawn',
      opening_hours: { mon: { opens_at: '08:00', closes_at: '18:00' } },
    }
    expect(recordOf(await update(1, contact))).toMatchObject(contact)
    const { token } = await world.signIn(await aPerson(world, { in: tower }))
    const path = `/api/portico/v1/buildings/${tower.uuid}/contact`
    expect((await world.request('GET', path, { token })).body).toEqual({ data: contact })
    const outsider = await world.signIn(await aPerson(world, { in: await aBuilding(world) }))
    expect(codeOf(await world.request('GET', path, { token: outsider.token }))).toBe('not_found')
    expect((await world.request('GET', path)).status).toBe(401)
    await update(2, { phone: null, opening_hours: {} })
    expect((await world.request('GET', path, { token })).body).toMatchObject({
      data: { phone: null, meeting_point: 'The lawn', opening_hours: {} },
    })
  })

  it('that is switched to draft hides at once, also from those inside, and comes back', async () => {
    const ben = await aPerson(world, { in: tower, permissions: ['can-approve-bookings'] })
    await registerDomain(world, 'alder.example', tower)
    const tenant = (await world.signIn(ben)).token
    const get = (path: string) => world.request('GET', `/api${path}`, { token: tenant })
    const paths = [
      `/tenant/v1/buildings/${tower.uuid}`,
      `/tenant/v1/buildings/${tower.uuid}/utility-buttons`,
      `/tenant/v1/buildings/${tower.uuid}/contents-promoted`,
      `/tenant/v1/buildings/${tower.uuid}/companies`,
      `/buildings/${tower.uuid}/theme`,
    ]
    const statuses = async () => {
      const answers = []
      for (const path of paths) answers.push((await get(path)).status)
      return answers
    }
    expect(new Set(await statuses())).toEqual(new Set([200]))
    expect((await publish(1, 'draft')).status).toBe(200)
    expect(new Set(await statuses())).toEqual(new Set([404]))
    expect((await get('/users/current/buildings')).body).toMatchObject({ total: 0 })
    expect((await get('/public/buildings?domain=alder.example')).status).toBe(404)
    expect((await publish(2, 'live')).status).toBe(200)
    expect(new Set(await statuses())).toEqual(new Set([200]))
  })

  it('that guests may enter hides from them too', async () => {
    const hall = await aGuestBuilding(world)
    await call('PUT', `buildings/${hall.uuid}/publication`, {
      body: { version: 1, publication: 'draft' },
    })
    const { body } = await world.request('GET', '/api/public/guest-buildings')
    expect(JSON.stringify(body)).not.toContain(hall.uuid)
  })

  it('is found by its name, whatever characters that has', async () => {
    await aBuilding(world, { name: '100% Oak_wood' })
    expect((await list('buildings?search=alder')).data).toMatchObject([{ name: 'Alder Tower' }])
    expect((await list('buildings?search=%25')).data).toMatchObject([{ name: '100% Oak_wood' }])
    expect((await list('buildings?search=_w')).total).toBe(1)
    expect((await list(`buildings?search=${encodeURIComponent("' or 1=1 --")}`)).total).toBe(0)
  })

  it('is listed by page, in the requested order', async () => {
    const names = async (query: string) =>
      (await list(`buildings?${query}`)).data.map(({ name }) => name)
    expect(await names('sort=name&descending=true')).toEqual(['Birch Annex', 'Alder Tower'])
    expect(await names('limit=1&offset=1')).toEqual(['Birch Annex'])
    expect((await list('buildings?limit=1')).total).toBe(2)
    for (const query of ['limit=101', 'limit=-1', 'offset=x', 'sort=uuid', 'publication=gone']) {
      expect(codeOf(await call('GET', `buildings?${query}`)), query).toBe('invalid_request')
    }
  })
})
