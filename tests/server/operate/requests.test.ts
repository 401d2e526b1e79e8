import {
  serviceRequests as requestsOfTenant,
  updateServiceRequest,
} from '@contract/serviceRequests'
import { requestAnswers, serviceRequests, users } from '@server/db/schema'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { anOperator } from '../builders/operators'
import { aPerson, type Person } from '../builders/people'
import { aServiceCategory, aServiceRequest } from '../builders/serviceRequests'
import { read } from '../platform/reading'
import { codeOf, operateCalls } from './operateCalls'
import { withConsole } from './withConsole'

const { world, tower, annex, tokens, signIn, call } = withConsole('buildingManager', 'receptionist')

let ada: Person
let uuid: string
beforeEach(async () => {
  ada = await aPerson(world, { in: tower, firstName: 'Ada', lastName: 'Winthrop' })
  await aServiceCategory(world, { in: tower, name: 'repair', label: 'Repairs' })
  uuid = (
    await aServiceRequest(world, {
      in: tower,
      by: ada,
      category: 'repair',
      subject: 'The tap drips',
      description: 'In the kitchen.',
    })
  ).uuid
})

const path = () => `requests/${uuid}`
const answer = (body: object, token = tokens.buildingManager) =>
  call('PUT', path(), { token, body: { version: 1, ...body } })
const shown = async () => (await call('GET', path())).body as { data: Record<string, unknown> }
/** What the tenant reads. */
async function tenantReads() {
  const { token } = await world.signIn(ada)
  const at = requestsOfTenant.path.replace(':buildingId', tower.uuid)
  const reply = await world.request('GET', `/api${at}`, { token })
  return read(requestsOfTenant.reply, reply.body).data[0]
}

describe('a request', () => {
  it('is shown with its category, its tenant and its answers', async () => {
    await answer({ answer: 'We come tomorrow.', status: 'Accepted' })
    expect((await shown()).data).toMatchObject({
      uuid,
      version: 2,
      subject: 'The tap drips',
      description: 'In the kitchen.',
      category: 'Repairs',
      status: 'Accepted',
      sent_by: { name: 'Ada Winthrop' },
      building: { name: 'Alder Tower' },
      files: [],
      answers: [{ text: 'We come tomorrow.', status: 'Accepted' }],
    })
  })

  it('is answered: the tenant reads it, and gets a letter', async () => {
    const reply = await answer({ answer: 'We come tomorrow.\r\nAt ten.', status: 'Accepted' })
    expect(reply.status).toBe(200)
    expect(await tenantReads()).toMatchObject({
      status: 'Accepted',
      answers: [{ text: 'We come tomorrow.\nAt ten.' }],
    })
    const [letter] = await world.mails(ada.email)
    expect(letter?.subject).toBe('Alder Tower has answered your request')
    expect(letter?.text).toContain('The tap drips')
    expect(letter?.text).toContain('We come tomorrow.')
    expect(letter?.text).toContain(`/building/${tower.uuid}/service-requests`)
  })

  it('is answered in the language of the tenant', async () => {
    await world.database.connection
      .update(users)
      .set({ locale: 'de_DE' })
      .where(eq(users.id, ada.id))
    await answer({ status: 'Denied' })
    const [letter] = await world.mails(ada.email)
    expect(letter?.subject).toBe('Alder Tower hat auf Ihre Anfrage geantwortet')
  })

  it('keeps its status with an answer alone, and has no words with a status alone', async () => {
    await answer({ answer: 'Which tap?' })
    expect(await tenantReads()).toMatchObject({
      status: 'Pending',
      answers: [{ text: 'Which tap?' }],
    })
    world.clock.now = new Date(world.clock.now.getTime() + 1000)
    await answer({ version: 2, status: 'Denied' })
    expect(await tenantReads()).toMatchObject({
      status: 'Denied',
      answers: [{ text: 'Which tap?' }],
    })
    expect((await shown()).data).toMatchObject({
      answers: [{ status: null }, { text: '', status: 'Denied' }],
    })
  })

  it('is in the log, without the words of the answer', async () => {
    await answer({ answer: 'A private matter.', status: 'Accepted' })
    const operator = await signIn(await anOperator(world))
    const { data } = await operateCalls(world).audit(operator)
    expect(data[0]).toMatchObject({
      action: 'answerRequest',
      kind: 'request',
      subject: 'The tap drips',
      before: { status: 'Pending' },
      after: { status: 'Accepted', answered: true },
    })
    expect(JSON.stringify(data)).not.toContain('private')
  })

  it('is not answered over what another member of staff has decided meanwhile', async () => {
    await answer({ status: 'Accepted' })
    expect(codeOf(await answer({ status: 'Denied' }))).toBe('version_conflict')
    expect(await tenantReads()).toMatchObject({ status: 'Accepted' })
  })

  it('that the tenant has withdrawn takes no answer', async () => {
    const { token } = await world.signIn(ada)
    const at = updateServiceRequest.path
      .replace(':buildingId', tower.uuid)
      .replace(':requestId', uuid)
    await world.request('PUT', `/api${at}`, { token, body: { status: 'Canceled' } })
    expect(codeOf(await answer({ status: 'Accepted' }))).toBe('version_conflict')
    expect(codeOf(await answer({ version: 2, status: 'Accepted' }))).toBe('request_status_invalid')
    expect(await world.mails(ada.email)).toEqual([])
  })

  it('keeps its answers when their author is deleted', async () => {
    await answer({ answer: 'We come tomorrow.' })
    await world.database.connection.update(requestAnswers).set({ authorId: null })
    expect((await shown()).data).toMatchObject({
      answers: [{ author: null, text: 'We come tomorrow.' }],
    })
  })

  it.each([
    ['nothing', {}],
    ['blanks', { answer: '   ' }],
    ['a status of the tenant', { status: 'Canceled' }],
    ['an unknown status', { status: 'Lost' }],
    ['a text over the limit', { answer: 'a'.repeat(5001) }],
  ])('refuses %s', async (_, body) => {
    expect(codeOf(await answer(body))).toBe('invalid_request')
    const { connection } = world.database
    expect(await connection.$count(requestAnswers)).toBe(0)
    expect(await connection.$count(serviceRequests, eq(serviceRequests.status, 'Pending'))).toBe(1)
  })

  it('is answered by those whose role allows it, in its building alone', async () => {
    expect(codeOf(await answer({ answer: 'No' }, tokens.receptionist))).toBe('permission_denied')
    const elsewhere = await signIn(await anOperator(world, { role: 'buildingManager', of: annex }))
    for (const [method, body] of [
      ['GET', undefined],
      ['PUT', { version: 1, answer: 'No' }],
    ] as const) {
      const reply = await call(method, path(), { token: elsewhere, ...(body && { body }) })
      expect(codeOf(reply)).toBe('not_found')
    }
    expect(await tenantReads()).toMatchObject({ status: 'Pending', answers: [] })
  })
})
