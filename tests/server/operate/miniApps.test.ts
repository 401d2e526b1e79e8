import { describe, expect, it } from 'vitest'
import { aGrant, anOperator } from '../builders/operators'
import { aPerson } from '../builders/people'
import { aNewMiniApp } from './offers'
import { codeOf, operateCalls, pageOf, recordOf, wrongFieldsOf } from './operateCalls'
import { withConsole } from './withConsole'

const { world, tower, annex, tokens, call } = withConsole('editor')

const saml = {
  launch_by: 'saml',
  saml_provider: 'reserve',
  saml_audience: 'urn:reserve',
  saml_acs: 'https://reserve.example/acs',
}
const register = (given: object = {}) =>
  call('POST', `buildings/${tower.uuid}/mini-apps`, {
    body: { ...aNewMiniApp, ...given },
  })

describe('a mini-app of a building', () => {
  it('is registered, opened with its grants at once, changed and removed', async () => {
    const { uuid, ...app } = recordOf(await register())
    expect(app).toMatchObject({ ...aNewMiniApp, version: 1, launch_by: 'address' })
    const { token: tenant } = await world.signIn(await aPerson(world, { in: tower }))
    const seen = async () => {
      const path = `/api/portico/v1/buildings/${tower.uuid}/apps`
      return JSON.stringify((await world.request('GET', path, { token: tenant })).body)
    }
    expect(await seen()).toContain('https://reserve.example/start')
    const origins = ['https://rooms.example:8443', '//rooms.localhost']
    const change = { version: 1, origins, launch: 'https://rooms.example:8443/', capabilities: [] }
    expect((await call('PUT', `mini-apps/${uuid}`, { body: change })).status).toBe(200)
    expect(await seen()).toContain('https://rooms.example:8443/')
    expect(pageOf(await call('GET', 'mini-apps?search=RESERVE')).total).toBe(1)
    expect((await call('DELETE', `mini-apps/${uuid}`)).status).toBe(200)
    expect(await seen()).not.toContain('rooms.example')
    expect(pageOf(await call('GET', 'mini-apps')).total).toBe(0)
  })

  it('is registered once in a building, also by two editors at the same time', async () => {
    const answers = await Promise.all([register(), register()])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(codeOf(await register())).toBe('app_registered')
  })

  it.each([
    [{ name: ' ' }, 'body.name'],
    [{ launch: 'javascript:alert(1)' }, 'body.launch'],
    [{ launch: 'https://elsewhere.example/' }, 'body.launch'],
    [{ origins: ['https://reserve.example/app'] }, 'body.origins'],
    [{ origins: ['reserve.example'] }, 'body.origins'],
    [{ origins: ['https://user@reserve.example'] }, 'body.origins'],
    [{ origins: [], launch: null }, 'body.origins'],
    [{ capabilities: ['everything'] }, 'body.capabilities.0'],
    [{ launch: 'rooms' }, 'body.launch'],
    [{ launch_by: 'password' }, 'body.launch_by'],
    [{ ...saml, saml_provider: '' }, 'body.saml_provider'],
    [{ ...saml, saml_audience: null }, 'body.saml_audience'],
    [{ ...saml, saml_acs: null }, 'body.saml_acs'],
    [{ saml_acs: 'javascript:alert(1)' }, 'body.saml_acs'],
  ])('is refused with %j at its field', async (given, field) => {
    expect(wrongFieldsOf(await register(given))).toEqual([field])
    expect(pageOf(await call('GET', 'mini-apps')).total).toBe(0)
  })
})

describe('the uuid of a mini-app', () => {
  it('is the same in each building, unlike that of its registration', async () => {
    const one = recordOf(await register({})) as unknown as Record<string, string>
    const elsewhere = await call('POST', `buildings/${annex.uuid}/mini-apps`, {
      token: await operateCalls(world).signIn(await anOperator(world)),
      body: aNewMiniApp,
    })
    const other = recordOf(elsewhere) as unknown as Record<string, string>
    expect(other.app_uuid).toBe(one.app_uuid)
    const registrations = [one.uuid, other.uuid]
    expect(new Set([...registrations, one.app_uuid]).size).toBe(3)
  })

  it('cannot be changed', async () => {
    const { uuid, app_uuid } = recordOf(await register({})) as unknown as Record<string, string>
    const body = { version: 1, app_uuid: crypto.randomUUID(), launch: 'https://reserve.example/b' }
    await call('PUT', `mini-apps/${uuid}`, { body })
    expect(recordOf(await call('GET', `mini-apps/${uuid}`))).toMatchObject({ app_uuid })
  })
})

describe('a launch of a mini-app', () => {
  const launchOf = async (uuid: string) => {
    const { launch_by, saml_provider, saml_audience, saml_acs } = recordOf(
      await call('GET', `mini-apps/${uuid}`),
    ) as unknown as Record<string, unknown>
    return { launch_by, saml_provider, saml_audience, saml_acs }
  }
  const update = (uuid: string, version: number, fields: object) =>
    call('PUT', `mini-apps/${uuid}`, { body: { version, ...fields } })

  it('is set up for SAML, and taken back', async () => {
    const { uuid } = recordOf(await register(saml))
    expect(await launchOf(uuid)).toEqual(saml)
    expect(wrongFieldsOf(await update(uuid, 1, { saml_acs: null }))).toEqual(['body.saml_acs'])
    expect((await update(uuid, 1, { launch_by: 'one_time_link' })).status).toBe(200)
    expect(await launchOf(uuid)).toEqual({ ...saml, launch_by: 'one_time_link' })
  })

  it('has a provider that no other mini-app of the building has, and says which one does', async () => {
    await register(saml)
    const other = await register({ ...saml, name: 'Rooms' })
    expect(wrongFieldsOf(other)).toEqual(['body.saml_provider'])
    expect(other.body).toMatchObject({
      detail: 'The mini-app Reserve of this building has this name; choose another',
    })
    const { uuid } = recordOf(await register({ name: 'Rooms' }))
    expect(wrongFieldsOf(await update(uuid, 1, saml))).toEqual(['body.saml_provider'])
    expect((await update(uuid, 1, { ...saml, saml_provider: 'rooms' })).status).toBe(200)
    const both = await Promise.all(
      ['One', 'Two'].map((name) => register({ ...saml, name, saml_provider: 'same' })),
    )
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400])
    const elsewhere = await call('POST', `buildings/${annex.uuid}/mini-apps`, {
      token: await operateCalls(world).signIn(await anOperator(world)),
      body: { ...aNewMiniApp, ...saml },
    })
    expect(elsewhere.status).toBe(201)
  })
})

describe('the kind and the icon of a mini-app', () => {
  const update = (uuid: string, version: number, fields: object, as = tokens.editor) =>
    call('PUT', `mini-apps/${uuid}`, { token: as, body: { version, ...fields } })

  it('are those of the app in every building, and change the version of each', async () => {
    const operator = await operateCalls(world).signIn(await anOperator(world))
    const { uuid } = recordOf(await register())
    const there = recordOf(
      await call('POST', `buildings/${annex.uuid}/mini-apps`, {
        token: operator,
        body: aNewMiniApp,
      }),
    )
    const native = { kind: 'native', icon: '/icons/rooms.svg', launch: 'rooms' }
    expect(recordOf(await update(uuid, 1, native, operator))).toMatchObject(native)
    const annexed = await call('GET', `mini-apps/${there.uuid}`, { token: operator })
    expect(recordOf(annexed)).toMatchObject({
      kind: 'native',
      icon: '/icons/rooms.svg',
      launch: aNewMiniApp.launch,
      version: 2,
    })
  })

  it('are changed by those alone whose roles cover every building that has it', async () => {
    const { uuid } = recordOf(await register())
    expect(recordOf(await update(uuid, 1, { icon: '/a.svg' }))).toMatchObject({ covers_all: true })
    await call('POST', `buildings/${annex.uuid}/mini-apps`, {
      token: await operateCalls(world).signIn(await anOperator(world)),
      body: aNewMiniApp,
    })
    const shown = recordOf(await call('GET', `mini-apps/${uuid}`))
    expect(shown).toMatchObject({ covers_all: false, icon: '/a.svg' })
    for (const change of [{ kind: 'native' }, { icon: '/b.svg' }, { icon: null }]) {
      expect(codeOf(await update(uuid, 2, change))).toBe('permission_denied')
    }
    const same = { kind: 'webview', icon: '/a.svg', launch: 'https://reserve.example/new' }
    expect(recordOf(await update(uuid, 2, same))).toMatchObject({ launch: same.launch })
    const both = await anOperator(world, { role: 'editor', of: tower })
    await aGrant(world, { to: both, role: 'editor', of: annex })
    const covering = await operateCalls(world).signIn(both)
    expect(recordOf(await update(uuid, 3, { kind: 'native' }, covering))).toMatchObject({
      kind: 'native',
      covers_all: true,
    })
  })

  it.each([
    [{ kind: 'plugin' }, 'body.kind'],
    [{ icon: 'javascript:alert(1)' }, 'body.icon'],
    [{ icon: `/uploads/${'a'.repeat(64)}.png` }, 'body.icon'],
    [{ kind: 'native', launch: 'Not a page' }, 'body.launch'],
  ])('are refused with %j at its field', async (change, field) => {
    const { uuid } = recordOf(await register())
    expect(wrongFieldsOf(await update(uuid, 1, change))).toEqual([field])
  })
})
