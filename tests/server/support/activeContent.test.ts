import { rateLimits } from '@server/db/schema'
import { attachmentType } from '@server/services/support/attachmentType'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBuilding } from '../builders/buildings'
import { aPerson } from '../builders/people'
import { readProblem } from '../platform/reading'
import { withSharedWorld } from '../withWorld'
import { openWorld, type World } from '../world'
import { active, ambiguous, harmless } from './activeSamples'
import { formOf, helpDesk, supportCall, supportFieldsOf } from './supportCalls'

const tower = { uuid: crypto.randomUUID() }
const supportFields = supportFieldsOf(tower)

const world = withSharedWorld()
let token: string
beforeAll(async () => {
  await aBuilding(world, tower)
  token = (await world.signIn(await aPerson(world, { in: tower }))).token
})
beforeEach(async () => {
  await world.database.connection.delete(rateLimits)
  world.inbox?.clear()
})

const attach = (of: World, [name, content]: [string, Buffer]) =>
  supportCall(of, () => token)(formOf(supportFields, [[name, content]]))

describe('an attached file that could act when it is opened', () => {
  it.each(Object.entries(active))('is refused: %s', async (_, file) => {
    // Of a type that may be attached, all of them.
    expect(await attachmentType(...file)).not.toBeNull()
    const answer = await attach(world, file)
    expect(answer.status).toBe(415)
    expect(readProblem(answer)).toMatchObject({
      code: 'attachment_type_not_allowed',
      errors: [{ path: 'body.attachments.0', code: 'active_content' }],
    })
  })

  it.each(Object.entries(harmless))('is not %s', async (_, file) => {
    expect((await attach(world, file)).status).toBe(201)
  })

  it.each(Object.entries(ambiguous))('is not supported at all: %s', async (_, content) => {
    expect((await attach(world, ['a.docx', content])).status).toBe(415)
  })

  it('goes to the help desk with a warning if the deployment configures so', async () => {
    const { database, deployment } = world
    const server = { ...deployment.server, attachments: { activeContent: 'mark' as const } }
    const marking = await openWorld({
      database,
      deployment: { ...deployment, server },
    })
    const file = active['JavaScript in a PDF'] ?? ['', Buffer.alloc(0)]
    const form = formOf(supportFields, [file, harmless['a document'] ?? file])
    const answer = await supportCall(marking, () => token)(form)
    expect(answer.status).toBe(201)
    const [mail] = await marking.mails(helpDesk)
    const lines = mail?.text.split('\n').filter((line) => line.startsWith('Attached: '))
    expect(lines?.[0]).toMatch(/^Attached: a\. pdf \(1 kB\) – CAREFUL, it holds JavaScript$/)
    expect(lines?.[1]).toMatch(/^Attached: a\. docx \(1 kB\)$/)
  })
})
