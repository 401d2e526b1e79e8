import { rateLimits, supportAttachments, supportRequests } from '@server/db/schema'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBuilding, aGuestBuilding } from '../builders/buildings'
import { aPerson } from '../builders/people'
import { read, readProblem } from '../platform/reading'
import { withSharedWorld } from '../withWorld'
import { samples } from './sampleFiles'
import { formOf, helpDesk, supportCall, supportFieldsOf, supportPath } from './supportCalls'

const tower = { uuid: crypto.randomUUID(), name: 'One Meridian Plaza' }
const supportFields = supportFieldsOf(tower)

const world = withSharedWorld()
let token: string
beforeAll(async () => {
  await aBuilding(world, tower)
  const ada = await aPerson(world, { in: tower, email: 'ada@tenants.example' })
  token = (await world.signIn(ada)).token
})
beforeEach(async () => {
  await world.database.connection.delete(rateLimits)
  await world.database.connection.delete(supportRequests)
  // The previous test's mails are delivered by now.
  await world.mails(helpDesk)
  world.inbox?.clear()
})

const send = (...args: Parameters<ReturnType<typeof supportCall>>) =>
  supportCall(world, () => token)(...args)
const saved = () => world.database.connection.select().from(supportRequests)
const created = v.object({ data: v.object({ id: v.string(), reference: v.string() }) })

describe('a request to the help desk', () => {
  it('is stored with a reference that can be read aloud, and mailed with its files', async () => {
    const form = formOf({ ...supportFields, os_name: 'Android', device_name: '' }, [
      ['lamp.png', samples.png, 'image/png'],
      ['notes.pdf', samples.pdf],
    ])
    const answer = await send(form)
    expect(answer.status).toBe(201)
    const { id, reference } = read(created, answer.body).data
    expect(reference).toMatch(/^PR-[2-9A-HJ-NP-Z]{6}$/)

    const [row] = await saved()
    expect(row).toMatchObject({ uuid: id, reference, about: { os_name: 'Android' } })
    const files = await world.database.connection
      .select()
      .from(supportAttachments)
      .where(eq(supportAttachments.requestUuid, id))
      .orderBy(supportAttachments.position)
    expect(files.map(({ name, contentType }) => [name, contentType])).toEqual([
      ['lamp.png', 'image/png'],
      ['notes.pdf', 'application/pdf'],
    ])
    expect(Buffer.from(files[0]?.content ?? []).equals(samples.png)).toBe(true)

    const [mail] = await world.mails(helpDesk)
    expect(mail).toMatchObject({
      subject: `[${reference}] Lighting: The lamp over the stairs`,
      replyTo: 'ada@tenants.example',
      attachments: ['lamp.png', 'notes.pdf'],
    })
    expect(mail?.text).toContain('Description, as typed:\n> It flickers.\n> Since Tuesday.\n')
    expect(mail?.text).toContain('Building: One Meridian Plaza')
    expect(mail?.text).toContain('Account: ada@tenants.example')
    const page = await world.request('GET', '/demo/inbox')
    expect(String(page.body)).toContain('Attached: lamp.png, notes.pdf')
  })

  it('names its service and the provider', async () => {
    const service_uuid = '5d0a6c1e-3b0f-4f0e-9a51-0f2f6a1f7b01'
    const service_provider_uuid = '5d0a6c1e-3b0f-4f0e-9a51-0f2f6a1f7b02'
    const answer = await send(formOf({ ...supportFields, service_uuid, service_provider_uuid }))
    expect(answer.status).toBe(201)
    const [row] = await saved()
    expect(row?.about).toMatchObject({ service_uuid, service_provider_uuid })
    const [mail] = await world.mails(helpDesk)
    expect(mail?.text).toContain(`service_provider_uuid: ${service_provider_uuid}`)
    const odd = await send(formOf({ ...supportFields, service_uuid: 'x\nAccount: a@b.test' }))
    expect(odd.status).toBe(400)
  })

  it("goes to the brand's help desk", async () => {
    await send(formOf(supportFields), { host: 'lease.localhost' })
    expect(await world.mails('care@leaseline.example')).toHaveLength(1)
    expect(await world.mails(helpDesk)).toHaveLength(0)
  })

  it('is accepted as JSON too, which has no files', async () => {
    const sent = { token, body: supportFields }
    const answer = await world.request('POST', supportPath, sent)
    expect(answer.status).toBe(201)
    expect(await saved()).toHaveLength(1)
    const withFile = { ...supportFields, attachments: ['lamp.png'] }
    const refused = await world.request('POST', supportPath, { token, body: withFile })
    expect(refused.status).toBe(400)
    expect(readProblem(refused).errors?.[0]?.path).toBe('body.attachments.0')
  })

  it('names the field that is missing, empty or duplicated', async () => {
    for (const field of ['issue_type', 'subject', 'description'] as const) {
      const answer = await send(formOf({ ...supportFields, [field]: '' }))
      expect(answer.status).toBe(400)
      expect(readProblem(answer).errors?.[0]?.path).toBe(`body.${field}`)
    }
    const twice = formOf(supportFields)
    twice.append('subject', 'another one')
    expect(readProblem(await send(twice)).errors?.[0]?.path).toBe('body.subject')
    const nul = await send(formOf({ ...supportFields, name: 'a\u0000b' }))
    expect(readProblem(nul).errors?.[0]?.code).toBe('nul')
    expect(await saved()).toHaveLength(0)
  })

  it('is about a building that is open to the sender', async () => {
    const elsewhere = await aBuilding(world)
    for (const building of [elsewhere.uuid, crypto.randomUUID()]) {
      const answer = await send(formOf({ ...supportFields, building_uuid: building }))
      expect(answer.status).toBe(404)
    }
    const commons = await aGuestBuilding(world)
    const guest = await send(formOf({ ...supportFields, building_uuid: commons.uuid }))
    expect(guest.status).toBe(201)
  })

  it('cannot inject mail headers, nor lines that look like ours', async () => {
    await send(
      formOf(
        {
          ...supportFields,
          subject: 'Hello\r\nBcc: everybody@tenants.example\u2028x',
          name: 'Ada\nAccount: manager@tenants.example',
        },
        [['a\r\nX-Evil: 1/..\\lamp.png', samples.png]],
      ),
    )
    const [mail] = await world.mails(helpDesk)
    expect(mail?.subject).toMatch(/Hello Bcc: everybody@tenants\. example x$/)
    expect(mail?.subject).not.toMatch(/[\r\n\u2028]/)
    expect(mail?.text.split('\n').filter((line) => line.startsWith('Account:'))).toEqual([
      'Account: ada@tenants.example',
    ])
    expect(mail?.attachments?.[0]).toBe('lamp.png')
  })

  it('needs a token, and a form or JSON', async () => {
    const nobody = await world.request('POST', supportPath, { form: formOf(supportFields) })
    expect(nobody.status).toBe(401)
    const headers = { 'content-type': 'text/plain' }
    const text = await world.request('POST', supportPath, { token, raw: 'x', headers })
    expect(readProblem(text).code).toBe('unsupported_media_type')
    const broken = await world.request('POST', supportPath, {
      token,
      raw: 'nothing like a form',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
    expect(broken.status).toBe(400)
    const endless = formOf(supportFields)
    for (let n = 0; n < 20_000; n += 1) endless.append('subject', 'x')
    expect((await send(endless)).status).toBe(400)
    const none = await world.request('POST', supportPath, {
      token,
      raw: 'x',
      headers: { 'content-type': 'multipart/form-data' },
    })
    expect(none.status).toBe(400)
  })

  it('is limited to twenty an hour', async () => {
    const statuses = []
    for (let n = 0; n < 21; n += 1) statuses.push((await send(formOf(supportFields))).status)
    expect(statuses).toEqual([...Array(20).fill(201), 429])
    const references = (await saved()).map(({ reference }) => reference)
    expect(new Set(references).size).toBe(20)
  })
})

describe("a form's idempotency key", () => {
  const headers = { 'idempotency-key': 'one request' }
  const withFile = (content: Uint8Array) => formOf(supportFields, [['lamp.png', content]])

  it('sends it once, and is refused with other fields or other files', async () => {
    const first = await send(withFile(samples.png), { headers })
    const again = await send(withFile(samples.png), { headers })
    expect(again.body).toEqual(first.body)
    expect(await saved()).toHaveLength(1)
    expect(await world.mails(helpDesk)).toHaveLength(1)
    const other = Buffer.concat([samples.png, Buffer.from([0])])
    expect((await send(withFile(other), { headers })).status).toBe(422)
    const changed = formOf({ ...supportFields, subject: 'Another' }, [['lamp.png', samples.png]])
    expect(readProblem(await send(changed, { headers })).code).toBe('idempotency_key_reused')
    expect((await send(formOf(supportFields), { headers })).status).toBe(422)
  })
})
