import * as schema from '@server/db/schema'
import { uploadedFont } from '@server/http/uploadedFont'
import { brandTokens } from '@ui/theme/brand'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { aBuilding } from '../builders/buildings'
import { aCompany } from '../builders/directory'
import { anOperator } from '../builders/operators'
import { aPerson } from '../builders/people'
import { read } from '../platform/reading'
import { codeOf, recordOf, wrongFieldsOf } from './operateCalls'
import {
  aPicture,
  aSvg,
  figtree,
  reasonsOf,
  uploadForm,
  uploadIn,
  withUploads,
} from './uploadCalls'

const { brand, call, fetched, hoursLater, signIn, stored, upload, world } = withUploads()
const uploaded = async (content: string | Uint8Array, kind = 'logo') =>
  uploadIn(await upload(content, kind))

describe('an uploaded font', () => {
  it('tells its family and its weights', async () => {
    expect(await uploaded(await figtree(), 'font')).toMatchObject({ family: 'Figtree Light' })
    const [row] = await world.database.connection.select().from(schema.uploads)
    expect(row?.fontWeight).toMatch(/^[34]00( [79]00)?$/)
  })

  it('belongs to a brand with its name', async () => {
    const { url, family } = await uploaded(await figtree(), 'font')
    const save = (version: number, fields: object) =>
      call('PUT', brand(), { body: { version, ...fields } })
    expect(reasonsOf(await save(1, { theme_font_url: url }))).toBe('body.theme_font font_name')
    for (const other of ['https://evil.example/a.woff2', `${url}');}`, '/brands/a/b.woff2']) {
      expect(wrongFieldsOf(await save(1, { theme_font: 'A', theme_font_url: other }))).toEqual([
        'body.theme_font_url',
      ])
    }
    const saved = recordOf(await save(1, { theme_font_url: url, theme_font: family }))
    expect(saved).toMatchObject({ theme_font_url: url, theme_font: 'Figtree Light' })
  })

  it('has the rule of a page, under the name in the theme', () => {
    const themeFontUrl = `/uploads/${'a'.repeat(64)}.woff2`
    const font = { themeFont: "Fig', Tree", themeFontUrl, fontWeight: '300 900' }
    expect(uploadedFont(font)).toEqual({
      css: `@font-face{font-family:'Fig Tree';src:url(${themeFontUrl}) format('woff2');font-weight:300 900;font-display:swap}`,
      first: themeFontUrl,
    })
    const colors = { primaryColor: '#12484c', secondaryColor: '#b3853f', allowsDark: true }
    const tokens = brandTokens({ ...colors, font: font.themeFont }, 'light')
    expect(tokens['--portico-font-text']).toMatch(/^'Fig Tree', /)
    for (const without of [
      { ...font, themeFont: null },
      { ...font, fontWeight: null },
      { ...font, themeFontUrl: "/uploads/a.woff2')}*{" },
    ]) {
      expect(uploadedFont(without)).toEqual({ css: '', first: null })
    }
  })
})

describe('the picture of a building', () => {
  it('is uploaded by those who may edit it, and shown to its tenants', async () => {
    const building = await aBuilding(world)
    const editor = await anOperator(world, { role: 'editor', of: building })
    await signIn(editor)
    const form = uploadForm(await aPicture('jpeg'), { kind: 'picture' })
    const to = `buildings/${building.uuid}`
    const answer = await call('POST', `${to}/uploads`, { form })
    const { url } = uploadIn(answer)
    const save = (version: number, fields: object) =>
      call('PUT', to, { body: { version, ...fields } })
    expect(recordOf(await save(1, { image_url: url }))).toMatchObject({ image_url: url })
    expect(recordOf(await save(2, { header_image_url: url }))).toMatchObject({
      image_url: url,
      header_image_url: url,
    })
    expect(recordOf(await save(3, { image_url: '', header_image_url: null }))).toMatchObject({
      image_url: null,
      header_image_url: null,
    })
    for (const other of ['javascript:alert(1)', '//', 'picture.jpg']) {
      expect(wrongFieldsOf(await save(4, { image_url: other })), other).toEqual(['body.image_url'])
    }
  })
})

describe('the logo of a company', () => {
  const aTenancy = async () => {
    const [tower, annex] = [await aBuilding(world), await aBuilding(world)]
    const company = await aCompany(world, { in: tower })
    return { annex, company, to: `companies/${company.uuid}`, tower }
  }
  const send = (to: string, content: string | Uint8Array, kind = 'logo') =>
    call('POST', `${to}/uploads`, { form: uploadForm(content, { kind }) })
  const save = (to: string, version: number, fields: object) =>
    call('PUT', to, { body: { version, ...fields } })

  it('is uploaded by the manager of a building where it rents, and shown to tenants', async () => {
    const { tower, to } = await aTenancy()
    await signIn(await anOperator(world, { role: 'buildingManager', of: tower }))
    const { url } = uploadIn(await send(to, aSvg))
    expect(recordOf(await save(to, 1, { logo_url: url }))).toMatchObject({ logo_url: url })
    const tenant = await aPerson(world, { in: tower })
    const directory = await world.request(
      'GET',
      `/api/tenant/v1/buildings/${tower.uuid}/companies`,
      { token: (await world.signIn(tenant)).token },
    )
    expect(JSON.stringify(directory.body)).toContain(url)
    for (const _ of [1, 2]) await hoursLater(30)
    expect((await fetched(url)).status).toBe(200)
    expect(recordOf(await save(to, 2, { logo_url: '' }))).toMatchObject({ logo_url: null })
  })

  it('is not uploaded by the manager of another building', async () => {
    const { annex, to } = await aTenancy()
    await signIn(await anOperator(world, { role: 'buildingManager', of: annex }))
    expect(codeOf(await send(to, aSvg))).toBe('not_found')
    expect(await stored()).toBe(0)
  })

  it.each([
    ['a photograph', () => aPicture('jpeg'), 'logo', 'body.file type'],
    ['a font', figtree, 'logo', 'body.file type'],
    [
      'a drawing with a script',
      () => aSvg.replace('<path', '<script>1</script><path'),
      'logo',
      'body.file active',
    ],
  ])('is not %s', async (_, make, kind, reason) => {
    const { to } = await aTenancy()
    expect(reasonsOf(await send(to, await make(), kind))).toBe(reason)
    expect(await stored()).toBe(0)
  })

  it('is of no other kind', async () => {
    const { to } = await aTenancy()
    for (const kind of ['picture', 'font'])
      expect(wrongFieldsOf(await send(to, await aPicture('png'), kind)), kind).toEqual([
        'body.kind',
      ])
  })

  it('has an address of a picture that there is', async () => {
    const { to } = await aTenancy()
    const lost = `/uploads/${'a'.repeat(64)}.svg`
    expect(reasonsOf(await save(to, 1, { logo_url: lost }))).toBe('body.logo_url unknown_file')
    for (const other of ['javascript:alert(1)', '//', 'logo.svg', 'data:image/svg+xml,x']) {
      expect(wrongFieldsOf(await save(to, 1, { logo_url: other })), other).toEqual([
        'body.logo_url',
      ])
    }
    expect(recordOf(await call('GET', to))).toMatchObject({ version: 1, logo_url: null })
  })

  it('may be that of another company, which then stays for both', async () => {
    const { to } = await aTenancy()
    const other = await aTenancy()
    const { url } = uploadIn(await send(other.to, aSvg))
    await save(other.to, 1, { logo_url: url })
    await save(to, 1, { logo_url: url })
    await save(other.to, 2, { logo_url: null })
    for (const _ of [1, 2]) await hoursLater(30)
    expect((await fetched(url)).status).toBe(200)
  })

  it('is not saved over the change of someone else', async () => {
    const { to } = await aTenancy()
    const { url } = uploadIn(await send(to, aSvg))
    await save(to, 1, { name: 'Acme' })
    expect(codeOf(await save(to, 1, { logo_url: url }))).toBe('version_conflict')
    expect(recordOf(await call('GET', to))).toMatchObject({ name: 'Acme', logo_url: null })
  })
})

describe('a draft of a building', () => {
  const begin = async () =>
    read(v.object({ uuid: v.string() }), (await call('POST', 'openings')).body).uuid
  const send = async (uuid: string, field: string, content: string | Uint8Array) =>
    call('POST', `openings/${uuid}/uploads`, { form: uploadForm(content, { field }) })
  const pictures = v.object({ draft: v.object({ pictures: v.record(v.string(), v.string()) }) })
  const storedIn = async (uuid: string) =>
    read(pictures, (await call('GET', `openings/${uuid}`)).body).draft.pictures

  it('has an uploaded file at once, so that a reload and another tab find it', async () => {
    const uuid = await begin()
    const logo = await send(uuid, 'logo_url', aSvg)
    expect(logo.body).toMatchObject({ data: { version: 2 } })
    const font = uploadIn(await send(uuid, 'theme_font_url', await figtree()))
    const photo = uploadIn(await send(uuid, 'image_url', await aPicture('webp')))
    expect(await storedIn(uuid)).toEqual({
      logo_url: uploadIn(logo).url,
      theme_font: 'Figtree Light',
      theme_font_url: font.url,
      image_url: photo.url,
    })
    for (const _ of [1, 2]) await hoursLater(30)
    expect((await fetched(photo.url)).status).toBe(200)
  })

  it('takes only what its field can show, and only from its operator', async () => {
    const uuid = await begin()
    expect(reasonsOf(await send(uuid, 'image_url', aSvg))).toBe('body.file type')
    expect(wrongFieldsOf(await send(uuid, 'host', aSvg))).toEqual(['body.field'])
    await signIn(await anOperator(world))
    expect(codeOf(await send(uuid, 'logo_url', aSvg))).toBe('not_found')
    expect(await stored()).toBe(0)
  })

  it('becomes a building and a brand with these files', async () => {
    const uuid = await begin()
    const host = 'alder.example'
    const colors = { name: 'Alder', primary_color: '#12484c', secondary_color: '#f2c14e' }
    const links = { terms_url: '', privacy_url: '', support_email: '' }
    const building = { name: 'Alder Tower', address_1: '', locality: '', timezone: 'Europe/Berlin' }
    const draft = {
      brand: { ...colors, ...links },
      host,
      building: { ...building, languages: ['en_GB'] },
      companies: [{ name: 'Acme', domains: ['acme.example'] }],
      content: [],
    }
    const saveAndOpen = async (version: number, given: object) => {
      await call('PUT', `openings/${uuid}`, { body: { version, draft: given } })
      return call('POST', `openings/${uuid}/open`, { body: { version: version + 1 } })
    }
    await send(uuid, 'theme_font_url', await figtree())
    await send(uuid, 'image_url', await aPicture('webp'))
    const files = await storedIn(uuid)
    const wrong = { logo_url: 'javascript:alert(1)' }
    const refused = await saveAndOpen(3, { ...draft, pictures: { ...files, ...wrong } })
    expect(wrongFieldsOf(refused)).toEqual(['draft.pictures.logo_url'])
    const nameless = await saveAndOpen(4, { ...draft, pictures: { ...files, theme_font: '' } })
    expect(wrongFieldsOf(nameless)).toEqual(['draft.pictures.theme_font'])
    const lost = { ...files, image_url: `/uploads/${'a'.repeat(64)}.webp` }
    expect(reasonsOf(await saveAndOpen(5, { ...draft, pictures: lost }))).toBe(
      'draft.pictures.image_url unknown_file',
    )
    expect((await saveAndOpen(6, { ...draft, pictures: files })).status).toBe(200)
    const { connection } = world.database
    const [opened] = await connection
      .select()
      .from(schema.whitelabels)
      .where(eq(schema.whitelabels.host, host))
    expect(opened).toMatchObject({
      themeFont: 'Figtree Light',
      themeFontUrl: files.theme_font_url,
      logoUrl: null,
    })
    const [tower] = await connection.select().from(schema.buildings)
    expect(tower?.imageUrl).toBe(files.image_url)
  })
})
