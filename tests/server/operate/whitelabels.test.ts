import { whitelabels } from '@server/db/schema'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aBuilding, aPortfolio, aWhitelabel } from '../builders/buildings'
import { aGrant } from '../builders/operators'
import { aPerson } from '../builders/people'
import { aNewWhitelabel } from './offers'
import { codeOf, pageOf, recordOf, wrongFieldsOf } from './operateCalls'
import { withConsole } from './withConsole'

const { world, call } = withConsole('operator')

const update = (path: string, version: number, fields: object) =>
  call('PUT', path, { body: { version, ...fields } })

describe('a brand of the console', () => {
  const create = (given: object = {}) =>
    call('POST', 'whitelabels', { body: { ...aNewWhitelabel, ...given } })
  const themeAt = async (host: string) => {
    const { body } = await world.request('GET', `/api/public/theme?domain=${host}`)
    return body as { brand: string; primary_color: string }
  }

  it('is shown at its host at once, and found by name and host', async () => {
    const { uuid, version, is_from_file, ...fields } = recordOf(
      await create({ host: 'Alder.Example', logo_url: '/files/logo.svg', eula_link: '/terms' }),
    ) as unknown as Record<string, unknown>
    expect(fields).toEqual({ ...aNewWhitelabel, logo_url: '/files/logo.svg', eula_link: '/terms' })
    expect([version, is_from_file]).toEqual([1, false])
    expect(await themeAt('alder.example')).toMatchObject({ primary_color: '#12484c' })
    await update(`whitelabels/${String(uuid)}`, 1, { theme_primary_color: '#334455' })
    expect(await themeAt('alder.example')).toMatchObject({ primary_color: '#334455' })
    for (const search of ['alder%20h', 'ALDER.ex']) {
      expect(pageOf(await call('GET', `whitelabels?search=${search}`)).data).toHaveLength(1)
    }
    await call('DELETE', `whitelabels/${String(uuid)}`)
    expect((await themeAt('alder.example')).primary_color).not.toBe('#334455')
  })

  it('offers its guest buildings to guests at its host, and keeps them through other changes', async () => {
    const commons = await aBuilding(world, { name: 'Commons', isGuest: true })
    const annex = await aBuilding(world, { name: 'Annex', isGuest: true })
    const offered = async () => {
      const { body } = await world.request('GET', '/api/public/guest-buildings', {
        host: 'alder.example',
      })
      return JSON.stringify(body)
    }
    const created = recordOf(await create({ guest_buildings: [{ uuid: commons.uuid }] }))
    const path = `whitelabels/${created.uuid}`
    expect(created).toMatchObject({ guest_buildings: [{ uuid: commons.uuid, name: 'Commons' }] })
    expect(await offered()).toContain(commons.uuid)
    await update(path, 1, { brand: 'Alder' })
    expect(await offered()).toContain(commons.uuid)
    const both = { guest_buildings: [{ uuid: commons.uuid }, { uuid: annex.uuid }] }
    await update(path, 2, both)
    expect(recordOf(await call('GET', path))).toMatchObject({
      guest_buildings: [{ name: 'Annex' }, { name: 'Commons' }],
    })
    await update(path, 3, { guest_buildings: [{ uuid: annex.uuid }] })
    expect(await offered()).not.toContain(commons.uuid)
    expect(await offered()).toContain(annex.uuid)
    const unknown = { guest_buildings: [{ uuid: crypto.randomUUID() }] }
    expect(wrongFieldsOf(await update(path, 4, unknown))).toEqual(['body.guest_buildings'])
    expect(await offered()).toContain(annex.uuid)
  })

  it('cannot have a host that another one has, also when two exchange theirs', async () => {
    const one = await aWhitelabel(world, { host: 'one.example', brand: 'One' })
    const two = await aWhitelabel(world, { host: 'two.example', brand: 'Two' })
    const refusal = await create({ host: 'TWO.example' })
    expect([codeOf(refusal), wrongFieldsOf(refusal)]).toEqual(['host_taken', ['body.host']])
    expect(refusal.body).toMatchObject({
      detail: 'The brand Two has this host name. Give that one another host first.',
    })
    const answers = await Promise.all([
      update(`whitelabels/${one.uuid}`, 1, { host: 'two.example' }),
      update(`whitelabels/${two.uuid}`, 1, { host: 'one.example' }),
    ])
    expect(answers.map(codeOf)).toEqual(['host_taken', 'host_taken'])
    await update(`whitelabels/${one.uuid}`, 1, { host: 'free.example' })
    expect((await update(`whitelabels/${two.uuid}`, 1, { host: 'one.example' })).status).toBe(200)
    expect((await update(`whitelabels/${one.uuid}`, 2, { host: 'two.example' })).status).toBe(200)
  })

  it('is added once by two operators at the same time', async () => {
    const answers = await Promise.all([create(), create()])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  })

  it.each([
    [{ brand: ' ' }, 'body.brand'],
    [{ host: 'https://alder.example' }, 'body.host'],
    [{ host: '127.0.0.1' }, 'body.host'],
    [{ family: 'other' }, 'body.family'],
    [{ support_email: 'alder' }, 'body.support_email'],
    [{ eula_link: 'javascript:alert(1)' }, 'body.eula_link'],
    [{ privacy_policy: '//evil.example' }, 'body.privacy_policy'],
    [{ logo_url: 'javascript:alert(1)' }, 'body.logo_url'],
    [{ theme_primary_color: 'teal' }, 'body.theme_primary_color'],
    [{ theme_font: 'a{}' }, 'body.theme_font'],
    [
      { theme_primary_color: '#777777', theme_primary_font_color: '#888888' },
      'body.theme_primary_font_color',
    ],
  ])('is refused with %j at its field', async (given, field) => {
    expect(wrongFieldsOf(await create(given))).toEqual([field])
  })

  it('names the contrast of a text that is not legible, also against what is stored', async () => {
    const { uuid } = recordOf(await create())
    const refusal = await update(`whitelabels/${uuid}`, 1, { theme_primary_font_color: '#556677' })
    expect(JSON.stringify(refusal.body)).toMatch(/the contrast is \d\.\d, and text needs 4\.5/)
  })

  it('is read-only if a file describes it, since each start writes it again', async () => {
    const { connection } = world.database
    const [brand] = await connection
      .select()
      .from(whitelabels)
      .where(eq(whitelabels.host, 'localhost'))
    const path = `whitelabels/${brand?.uuid}`
    expect(recordOf(await call('GET', path))).toMatchObject({ is_from_file: true })
    expect(codeOf(await update(path, 1, { brand: 'Mine' }))).toBe('brand_in_file')
    expect(codeOf(await call('DELETE', path))).toBe('brand_in_file')
  })

  it('is removed only after the password', async () => {
    const { uuid } = await aWhitelabel(world)
    world.clock.now = new Date(world.clock.now.getTime() + 11 * 60_000)
    expect(codeOf(await call('DELETE', `whitelabels/${uuid}`))).toBe('password_required')
  })
})

describe('a portfolio', () => {
  it('has buildings, each in one portfolio, and its roles cover them at once', async () => {
    const tower = await aBuilding(world, { name: 'Alder Tower' })
    const annex = await aBuilding(world, { name: 'Birch Annex' })
    const south = await aPortfolio(world, { name: 'South' })
    const north = recordOf(await call('POST', 'portfolios', { body: { name: 'North' } }))
    const manager = await aPerson(world)
    await aGrant(world, { to: manager, role: 'portfolioManager', portfolio: north })
    const covered = async () => {
      const { body } = await call('GET', 'me', {
        token: (await world.signIn(manager)).token,
      })
      return (body as { buildings: { name: string }[] }).buildings.map(({ name }) => name)
    }
    expect(await covered()).toEqual([])
    const choose = (uuid: string, version: number, ...chosen: { uuid: string }[]) =>
      update(`portfolios/${uuid}`, version, {
        buildings: chosen.map(({ uuid: id }) => ({ uuid: id })),
      })
    await choose(south.uuid, 1, annex)
    expect(recordOf(await choose(north.uuid, 1, tower, annex))).toMatchObject({
      buildings: [{ name: 'Alder Tower' }, { name: 'Birch Annex' }],
      roles: 1,
    })
    expect(await covered()).toEqual(['Alder Tower', 'Birch Annex'])
    expect(recordOf(await call('GET', `portfolios/${south.uuid}`))).toMatchObject({ buildings: [] })
    await choose(north.uuid, 2, tower)
    expect(await covered()).toEqual(['Alder Tower'])
    expect(codeOf(await choose(north.uuid, 3, { uuid: crypto.randomUUID() }))).toBe('not_found')
    expect(await covered()).toEqual(['Alder Tower'])
  })

  it('stays while roles are granted for it', async () => {
    const south = await aPortfolio(world, { name: 'South' })
    await aGrant(world, { to: await aPerson(world), role: 'portfolioManager', portfolio: south })
    expect(codeOf(await call('DELETE', `portfolios/${south.uuid}`))).toBe('portfolio_in_use')
    const { uuid } = await aPortfolio(world, { name: 'Empty' })
    expect((await call('DELETE', `portfolios/${uuid}`)).status).toBe(200)
    expect(pageOf(await call('GET', 'portfolios')).total).toBe(1)
  })

  it('is offered to operators who grant a role', async () => {
    await aPortfolio(world, { name: 'South' })
    const { body } = await call('GET', 'me')
    expect(body).toMatchObject({ portfolios: [{ name: 'South' }] })
  })
})
