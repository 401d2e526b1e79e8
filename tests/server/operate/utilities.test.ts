import { describe, expect, it, vi } from 'vitest'
import { type Building } from '../builders/buildings'
import { aUtilityButton } from '../builders/miniApps'
import { aPerson } from '../builders/people'
import { patient } from '../patient'
import { aNewUtility } from './offers'
import { codeOf, orderedPageOf, recordOf, wrongFieldsOf } from './operateCalls'
import { withConsole } from './withConsole'

const { world, tower, call } = withConsole('editor')

const path = () => `buildings/${tower.uuid}/utilities`
const list = async () => orderedPageOf(await call('GET', path()))
const texts = async () => (await list()).data.map(({ text }) => text)
const fields = {
  ...aNewUtility,
  url: 'https://transit.example/?token={token}',
  web_image: '/icons/transit.svg',
}
const create = (given: object = {}) => call('POST', path(), { body: { ...fields, ...given } })

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
    await vi.waitFor(async () => expect(await home()).toEqual(['Transit', 'Two']), patient)
    const changed = await call('PUT', `utilities/${uuid}`, { body: { version: 1, text: 'Buses' } })
    expect(recordOf(changed)).toMatchObject({ version: 2, text: 'Buses', url: fields.url })
    await vi.waitFor(async () => expect(await home()).toEqual(['Buses', 'Two']), patient)
    const { data, order } = await list()
    const uuids = data.map((row) => row.uuid).toReversed()
    await call('PUT', path(), { body: { order, uuids } })
    await vi.waitFor(async () => expect(await home()).toEqual(['Two', 'Buses']), patient)
    expect((await call('DELETE', `utilities/${uuid}`)).status).toBe(200)
    await vi.waitFor(async () => expect(await home()).toEqual(['Two']), patient)
    expect(codeOf(await call('DELETE', `utilities/${uuid}`))).toBe('not_found')
  })

  it('are announced to open pages', async () => {
    const received: unknown[] = []
    const topic = `building:${tower.uuid}`
    const stop = world.live.subscribe([topic], null, (message) => received.push(message))
    await create()
    await vi.waitFor(() => expect(received).toHaveLength(1), patient)
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
})
