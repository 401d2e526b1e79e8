import { describe, expect, it, vi } from 'vitest'
import { type Building } from '../builders/buildings'
import { aUtilityButton } from '../builders/miniApps'
import { aPerson } from '../builders/people'
import { aNewUtility } from './offers'
import { codeOf, orderedPageOf, recordOf, wrongFieldsOf } from './operateCalls'
import { withConsole } from './withConsole'

const { world, tower, annex, tokens, call } = withConsole('editor', 'receptionist')

const path = () => `buildings/${tower.uuid}/utilities`
const list = async () => orderedPageOf(await call('GET', path()))
const texts = async () => (await list()).data.map(({ text }) => text)
const fields = {
  ...aNewUtility,
  url: 'https://transit.example/?token={token}',
  web_image: '/icons/transit.svg',
}
const create = (given: object = {}, as = tokens.editor) =>
  call('POST', path(), { token: as, body: { ...fields, ...given } })
const three = async () => {
  for (const text of ['One', 'Two', 'Three']) await create({ text })
  return list()
}

/** What a tenant sees on home. */
async function tenantOf(building: Building) {
  const { token: tenant } = await world.signIn(await aPerson(world, { in: building }))
  return async () => {
    const { body } = await world.request(
      'GET',
      `/api/tenant/v1/buildings/${building.uuid}/utility-buttons`,
      { token: tenant },
    )
    const { data } = body as { data: { utility_buttons: { text: string; url: string | null }[] } }
    return data.utility_buttons.map(({ text }) => text)
  }
}

describe('the utilities of a building', () => {
  it('get a new one as the last', async () => {
    await aUtilityButton(world, { in: tower, text: 'Old', position: 7 })
    expect(recordOf(await create())).toMatchObject({
      ...fields,
      version: 1,
      building: { uuid: tower.uuid, name: 'Alder Tower' },
    })
    expect(await texts()).toEqual(['Old', 'Transit'])
  })

  it('are changed, ordered and removed, and home shows each change at once', async () => {
    const home = await tenantOf(tower)
    expect(await home()).toEqual([])
    const { uuid } = recordOf(await create())
    await create({ text: 'Two' })
    await vi.waitFor(async () => expect(await home()).toEqual(['Transit', 'Two']))
    const changed = await call('PUT', `utilities/${uuid}`, { body: { version: 1, text: 'Buses' } })
    expect(recordOf(changed)).toMatchObject({ version: 2, text: 'Buses', url: fields.url })
    await vi.waitFor(async () => expect(await home()).toEqual(['Buses', 'Two']))
    const { data, order } = await list()
    const uuids = data.map((row) => row.uuid).toReversed()
    await call('PUT', path(), { body: { order, uuids } })
    await vi.waitFor(async () => expect(await home()).toEqual(['Two', 'Buses']))
    expect((await call('DELETE', `utilities/${uuid}`)).status).toBe(200)
    await vi.waitFor(async () => expect(await home()).toEqual(['Two']))
    expect(codeOf(await call('DELETE', `utilities/${uuid}`))).toBe('not_found')
  })

  it('are announced to open pages', async () => {
    const received: unknown[] = []
    const topic = `building:${tower.uuid}`
    const stop = world.live.subscribe([topic], null, (message) => received.push(message))
    await create()
    await vi.waitFor(() => expect(received).toHaveLength(1))
    stop()
  })

  it.each([
    [{ url: 'javascript:alert(1)' }, 'body.url'],
    [{ url: 'JavaScript:alert(1)//https://a.example' }, 'body.url'],
    [{ url: 'data:text/html,x' }, 'body.url'],
    [{ url: 'vbscript:x' }, 'body.url'],
    [{ url: 'file:///etc/passwd' }, 'body.url'],
    [{ url: 'https:\\\\evil.example' }, 'body.url'],
    [{ url: '/logout' }, 'body.url'],
    [{ url: null }, 'body.url'],
    [{ url: `https://a.example/${'x'.repeat(2000)}` }, 'body.url'],
    [{ web_image: 'javascript:alert(1)' }, 'body.web_image'],
    [{ web_image: 'data:image/svg+xml,x' }, 'body.web_image'],
    [{ route: '../../logout' }, 'body.route'],
    [{ route: 'no-such-page' }, 'body.route'],
    [{ text: ' ' }, 'body.text'],
    [{ text: 'x'.repeat(201) }, 'body.text'],
    [{ type: 'iframe' }, 'body.type'],
    [{ company_types: ['a&b=c'] }, 'body.company_types'],
    [{ company_types: Array.from({ length: 21 }, () => 'food') }, 'body.company_types'],
    [{ requires_sign_in: 'no' }, 'body.requires_sign_in'],
  ])('refuse %j at its field', async (given, field) => {
    const answer = await create(given)
    expect(codeOf(answer)).toBe('invalid_request')
    expect(wrongFieldsOf(answer)).toEqual([field])
    expect(await texts()).toEqual([])
  })

  it('refuse a change that would leave a button without a target', async () => {
    const { uuid } = recordOf(await create())
    const answer = await call('PUT', `utilities/${uuid}`, { body: { version: 1, url: null } })
    expect(wrongFieldsOf(answer)).toEqual(['body.url'])
    const body = { version: 1, url: null, route: 'companies', company_types: ['food'] }
    expect(recordOf(await call('PUT', `utilities/${uuid}`, { body }))).toMatchObject({
      url: null,
      route: 'companies',
      company_types: ['food'],
    })
  })

  it('keep the first of two changes that are based on one version', async () => {
    const { uuid } = recordOf(await create())
    const change = (text: string) =>
      call('PUT', `utilities/${uuid}`, { body: { version: 1, text } })
    const answers = await Promise.all([change('One'), change('Two')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('cannot be read or changed from another building, nor changed by a reader', async () => {
    const foreign = await aUtilityButton(world, { in: annex })
    const at = `utilities/${foreign.uuid}`
    expect(codeOf(await call('GET', at))).toBe('not_found')
    expect(codeOf(await call('PUT', at, { body: { version: 1, text: 'Mine' } }))).toBe('not_found')
    expect(codeOf(await call('DELETE', at))).toBe('not_found')
    const body = fields
    const elsewhere = `buildings/${annex.uuid}/utilities`
    expect(codeOf(await call('POST', elsewhere, { body }))).toBe('not_found')
    expect(codeOf(await create({}, tokens.receptionist))).toBe('permission_denied')
    expect((await call('GET', path(), { token: tokens.receptionist })).status).toBe(200)
  })
})

describe('the order of a list', () => {
  const put = (order: string, uuids: readonly string[]) =>
    call('PUT', path(), { body: { order, uuids } })

  it('is stored in one call, and has another version then', async () => {
    const { data, order } = await three()
    const uuids = data.map(({ uuid }) => uuid)
    const [one = '', two = '', three_ = ''] = uuids
    const stored = orderedPageOf(await put(order, [three_, one, two]))
    expect(stored.data.map(({ text }) => text)).toEqual(['Three', 'One', 'Two'])
    expect(stored.order).not.toBe(order)
    expect((await list()).order).toBe(stored.order)
  })

  it('is refused if the list has changed meanwhile', async () => {
    const { data, order } = await three()
    const uuids = data.map(({ uuid }) => uuid)
    await create({ text: 'Four' })
    expect(codeOf(await put(order, uuids.toReversed()))).toBe('version_conflict')
    await put((await list()).order, (await list()).data.map(({ uuid }) => uuid).toReversed())
    expect(codeOf(await put(order, uuids))).toBe('version_conflict')
    expect(await texts()).toEqual(['Four', 'Three', 'Two', 'One'])
  })

  it('keeps the first of two that arrive at the same moment', async () => {
    const { data, order } = await three()
    const [one = '', two = '', last = ''] = data.map(({ uuid }) => uuid)
    const answers = await Promise.all([put(order, [two, one, last]), put(order, [last, two, one])])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('must have each record once, and no record of another building', async () => {
    const { data, order } = await three()
    const [one = '', two = '', last = ''] = data.map(({ uuid }) => uuid)
    const foreign = await aUtilityButton(world, { in: annex })
    for (const uuids of [
      [one, two],
      [one, two, two],
      [one, two, last, last],
      [one, two, foreign.uuid],
      ['x', two, last],
    ]) {
      expect(codeOf(await put(order, uuids))).toBe('invalid_request')
    }
    expect(codeOf(await put(`${order}'--`, [one, two, last]))).toBe('invalid_request')
    expect(await texts()).toEqual(['One', 'Two', 'Three'])
  })
})
