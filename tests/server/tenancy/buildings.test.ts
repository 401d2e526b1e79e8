import { beforeAll, describe, expect, it } from 'vitest'
import { aBuilding, aGuestBuilding, type Building, registerDomain } from '../builders/buildings'
import { aPerson } from '../builders/people'
import { list, read, readProblem } from '../platform/reading'
import { withSharedWorld } from '../withWorld'

const world = withSharedWorld()
let tower: Building
let elsewhere: Building
let commons: Building
let token: string
beforeAll(async () => {
  tower = await aBuilding(world, {
    name: 'One Meridian Plaza',
    timezone: 'America/New_York',
    // The demo draws it, so that the server has a picture to crop.
    headerImageUrl: '/pictures/meridian-front-{daylight}.svg',
  })
  elsewhere = await aBuilding(world, {
    name: 'Hafenblick',
    primaryColor: '#7a2e1f',
    secondaryColor: '#2f6f8f',
  })
  commons = await aGuestBuilding(world, { name: 'The Commons', host: 'localhost' })
  await registerDomain(world, 'tenants.example', tower, elsewhere)
  token = (await world.signIn(await aPerson(world, { in: tower }))).token
})

const get = (path: string, host?: string) =>
  world.request('GET', `/api${path}`, { token, ...(host !== undefined && { host }) })

describe('a building', () => {
  it('is read by its tenant, with the requested relations', async () => {
    const bare = await get(`/tenant/v1/buildings/${tower.uuid}`)
    expect(bare.body).toMatchObject({ data: { name: 'One Meridian Plaza' } })
    expect(bare.body).not.toHaveProperty('data.languages')
    const full = await get(
      `/tenant/v1/buildings/${tower.uuid}?include=languages&attachPortfolioCompanyUuid=true`,
    )
    expect(full.body).toHaveProperty('data.languages', [])
    expect(full.body).toHaveProperty('data.portfolio_company_uuid')
  })

  it('is unknown to outsiders, unless guests may enter', async () => {
    for (const part of ['', '/utility-buttons', '/categories/contents', '/contents-promoted']) {
      const answer = await get(`/tenant/v1/buildings/${elsewhere.uuid}${part}`)
      expect(readProblem(answer).code).toBe('not_found')
    }
    expect((await get(`/tenant/v1/buildings/${commons.uuid}`)).status).toBe(200)
  })

  it('has a theme', async () => {
    const { body } = await get(`/buildings/${elsewhere.uuid}/theme`)
    expect(body).toMatchObject({ primary_color: '#7a2e1f', secondary_color: '#2f6f8f' })
    expect((await get(`/buildings/${crypto.randomUUID()}/theme`)).status).toBe(404)
  })
})

describe('a picture that follows the day', () => {
  it.each([
    ['2026-11-23T12:00:00Z', 'dawn'],
    ['2026-11-23T17:00:00Z', 'noon'],
    ['2026-11-23T22:00:00Z', 'dusk'],
    ['2026-11-24T03:00:00Z', 'night'],
  ])("at %s by Boston's clock is that of %s", async (at, light) => {
    const { now } = world.clock
    world.clock.now = new Date(at)
    const { body } = await get(`/buildings/${tower.uuid}/theme`)
    world.clock.now = now
    const path = `/pictures/meridian-front-${light}.svg`
    expect(body).toMatchObject({ home_header_image_url: path })
    expect(
      (await world.request('GET', `/images/hero/640?src=${encodeURIComponent(path)}`)).status,
    ).toBe(200)
  })
})

describe('public buildings', () => {
  it('are found by domain and by address', async () => {
    for (const query of ['domain=tenants.example', 'email=x%40tenants.example']) {
      const { body } = await get(`/public/buildings?${query}`)
      const names = read(list, body).data.map((building) => building.name)
      expect(names).toEqual(['Hafenblick', 'One Meridian Plaza'])
    }
  })

  it('are refused for an unregistered domain, and without any', async () => {
    const unknown = await get('/public/buildings?domain=nowhere.example')
    expect(readProblem(unknown).code).toBe('domain_not_registered')
    const nothing = await get('/public/buildings')
    expect(readProblem(nothing).errors?.[0]?.path).toBe('query.domain')
  })

  it("are the white-label's guest buildings on request", async () => {
    for (const path of ['/public/buildings?guestBuildingsOnly=true', '/public/guest-buildings']) {
      expect(read(list, (await get(path)).body).data.map(({ name }) => name)).toEqual([
        'The Commons',
      ])
      expect(read(list, (await get(path, 'lease.localhost:4310')).body).data).toEqual([])
    }
  })
})

describe('the white-label', () => {
  it.each([
    ['localhost', 'Portico', 'default', true],
    ['lease.localhost', 'Leaseline', 'lease', true],
    ['harbor.localhost', 'Harbor House', 'hosted', true],
    ['closed.localhost', 'Atrium Nine', 'hosted', false],
  ])('of %s is %s', async (host, brand, family, public_ready) => {
    const { status, body } = await get(`/public/whitelabel?domain=${host}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ brand, family, public_ready })
    expect((await get(`/public/theme?domain=${host}`)).status).toBe(200)
  })

  it('is found by number, by uuid and by its settings', async () => {
    const byHost = await get('/public/whitelabel?domain=lease.localhost')
    const byNumber = await get(`/v1/whitelabels/${(byHost.body as { id: number }).id}`)
    expect(byNumber.body).toMatchObject({ brand: 'Leaseline' })
    const { uuid, whitelabel_config_uuid } = byNumber.body as Record<string, string>
    expect((await get(`/v1/whitelabels/${uuid}`)).body).toEqual(byNumber.body)
    const config = await get(`/public/whitelabel-config/${whitelabel_config_uuid}`)
    expect(config.body).toMatchObject({ help_desk_email: 'care@leaseline.example' })
  })

  it.each([
    ['localhost', true],
    ['lease.localhost', false],
  ])('of %s states whether it has buildings for guests: %s', async (host, has_guest_buildings) => {
    const { body } = await get(`/public/whitelabel?domain=${host}`)
    expect(body).toMatchObject({ has_guest_buildings })
  })

  it.each([
    '/public/whitelabel?domain=unknown.example',
    '/public/theme?domain=unknown.example',
    '/v1/whitelabels/999',
    `/public/whitelabel-config/${crypto.randomUUID()}`,
  ])('does not exist for %s', async (path) => {
    expect(readProblem(await get(path)).code).toBe('whitelabel_not_found')
  })
})
