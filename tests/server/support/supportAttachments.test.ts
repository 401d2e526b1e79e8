import { supportRequests } from '@server/db/schema'
import { attachmentType } from '@server/services/support/attachmentType'
import { zipEntries } from '@server/services/support/zipEntries'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBuilding } from '../builders/buildings'
import { aPerson } from '../builders/people'
import { readProblem } from '../platform/reading'
import { withSharedWorld } from '../withWorld'
import { others, samples, zipOf } from './sampleFiles'
import { formOf, type SupportFile, supportCall, supportFieldsOf } from './supportCalls'

describe("an attachment's type", () => {
  it.each([
    ['a.pdf', samples.pdf, 'application/pdf'],
    ['a.PDF', samples.pdf, 'application/pdf'],
    ['a.jpg', samples.jpeg, 'image/jpeg'],
    ['a.jpeg', samples.jpeg, 'image/jpeg'],
    ['a.b.png', samples.png, 'image/png'],
    ['a.doc', samples.doc, 'application/msword'],
    [
      'a.docx',
      samples.docx,
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    ['a.xlsx', samples.xlsx, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['a.mov', samples.mov, 'video/quicktime'],
    ['a.mpg', samples.mpg, 'video/mpeg'],
  ])('of %s is detected from its contents', async (name, bytes, type) => {
    expect(await attachmentType(name, bytes)).toBe(type)
  })

  it('is missing if the name differs, or has no extension', async () => {
    for (const name of ['a.jpg', 'a.pdf.exe', 'pdf', 'a.', '', 'a.png'])
      expect(await attachmentType(name, samples.pdf), name).toBeNull()
    expect(await attachmentType('a.docx', samples.xlsx)).toBeNull()
    expect(await attachmentType('a.doc', samples.docx)).toBeNull()
  })

  it.each(Object.entries(others))('is missing for %s, whatever its name', async (_, bytes) => {
    for (const name of ['a.pdf', 'a.png', 'a.jpg', 'a.doc', 'a.docx', 'a.xlsx', 'a.mov', 'a.mpg'])
      expect(await attachmentType(name, bytes), name).toBeNull()
  })

  it('is also detected in a part of a larger buffer', async () => {
    const larger = Buffer.concat([Buffer.alloc(7), samples.docx])
    expect(await attachmentType('a.docx', larger.subarray(7))).not.toBeNull()
  })
})

describe("an archive's directory", () => {
  it('survives any claims', () => {
    const archive = zipOf('[Content_Types].xml', 'word/document.xml')
    expect(zipEntries(archive)).toEqual(['[Content_Types].xml', 'word/document.xml'])
    for (let cut = 0; cut < archive.length; cut += 1)
      expect(() => zipEntries(archive.subarray(0, cut))).not.toThrow()
    for (let at = archive.length - 22; at < archive.length; at += 1) {
      const changed = Buffer.from(archive)
      changed.fill(0xff, at, Math.min(at + 4, archive.length))
      expect(() => zipEntries(changed)).not.toThrow()
    }
  })
})

describe("a request's attachments", () => {
  const world = withSharedWorld()
  let token: string
  const tower = { uuid: crypto.randomUUID() }
  beforeAll(async () => {
    await aBuilding(world, tower)
    token = (await world.signIn(await aPerson(world, { in: tower }))).token
  })

  const send = (...files: SupportFile[]) =>
    supportCall(world, () => token)(formOf(supportFieldsOf(tower), files))
  const png = (n: number): SupportFile => [`${n}.png`, samples.png]
  const padded = (bytes: number) => Buffer.concat([samples.pdf, Buffer.alloc(bytes)])
  const attachmentBytes = 5 * 1024 * 1024

  it('are limited to five', async () => {
    expect((await send(png(1), png(2), png(3), png(4), png(5))).status).toBe(201)
    const answer = await send(png(1), png(2), png(3), png(4), png(5), png(6))
    expect(answer.status).toBe(400)
    expect(readProblem(answer).code).toBe('too_many_attachments')
  })

  it('are as large as the deployment allows, and not a byte larger', async () => {
    const largest = padded(attachmentBytes - samples.pdf.length)
    expect((await send(['a.pdf', largest])).status).toBe(201)
    const answer = await send(png(1), ['a.pdf', Buffer.concat([largest, Buffer.alloc(1)])])
    expect(answer.status).toBe(413)
    expect(readProblem(answer)).toMatchObject({
      code: 'attachment_too_large',
      errors: [{ path: 'body.attachments.1' }],
    })
  })

  it('are no larger in total than a form', async () => {
    const large = padded(attachmentBytes - samples.pdf.length)
    const six = await send(...Array.from({ length: 6 }, (_, n): SupportFile => [`${n}.pdf`, large]))
    expect(readProblem(six).code).toBe('too_many_attachments')
    const seven = await send(
      ...Array.from({ length: 7 }, (_, n): SupportFile => [`${n}.pdf`, large]),
    )
    expect(seven.status).toBe(413)
    expect(readProblem(seven).code).toBe('payload_too_large')
  })

  it('match their declared type, or the whole request is refused', async () => {
    const before = await world.database.connection.$count(supportRequests)
    for (const file of [
      ['photo.png', others.script, 'image/png'],
      ['photo.png', samples.jpeg, 'image/png'],
      ['report.docx', others.macros],
      ['page.html', others.html, 'text/html'],
    ] as SupportFile[]) {
      const answer = await send(png(1), file)
      expect(answer.status).toBe(415)
      expect(readProblem(answer)).toMatchObject({
        code: 'attachment_type_not_allowed',
        errors: [{ path: 'body.attachments.1' }],
      })
    }
    expect(await world.database.connection.$count(supportRequests)).toBe(before)
  })
})
