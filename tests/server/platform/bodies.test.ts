import { beforeAll, describe, expect, it } from 'vitest'
import { aBuilding } from '../builders/buildings'
import { aPerson } from '../builders/people'
import { samples } from '../support/sampleFiles'
import { supportFieldsOf, supportPath } from '../support/supportCalls'
import { withSharedWorld } from '../withWorld'
import type { Answer } from '../world'
import { readProblem } from './reading'

const tower = { uuid: crypto.randomUUID() }
const world = withSharedWorld()
let token: string
beforeAll(async () => {
  await aBuilding(world, tower)
  token = (await world.signIn(await aPerson(world, { in: tower }))).token
})

const codesOf = (answer: Answer) => readProblem(answer).errors?.map(({ code }) => code)

describe('a JSON body', () => {
  const send = (raw: string, path = '/api/auth/v2/login') => world.request('POST', path, { raw })

  it.each([
    ['lists', '[', ']'],
    ['things', '{"a":', '}'],
    ['both', '[{"email":', '}]'],
  ])('is refused if %s in it are too deep, at any depth', async (_, opening, closing) => {
    for (const levels of [17, 1000, 10_000]) {
      const text = `${opening.repeat(levels)}1${closing.repeat(levels)}`
      for (const raw of [text, `{"email":${text}}`].filter((each) => each.length < 65_536)) {
        const answer = await send(raw)
        expect(answer.status).toBe(400)
        expect(codesOf(answer)).toEqual(['depth'])
      }
    }
  })

  it('is refused if it has more values than any valid one', async () => {
    const answer = await send(JSON.stringify(Array(2001).fill(0)))
    expect(codesOf(answer)).toEqual(['values'])
    const keys = Object.fromEntries(Array.from({ length: 2001 }, (_, n) => [`k${n}`, 0]))
    expect(codesOf(await send(JSON.stringify({ context: keys }), '/api/frontend'))).toEqual([
      'values',
    ])
  })

  it('is refused if it is larger than any valid one, with or without a length', async () => {
    const raw = JSON.stringify({ email: 'x'.repeat(65_536) })
    expect((await send(raw)).status).toBe(413)
    const headers = { 'content-length': '3', 'transfer-encoding': 'chunked' }
    const answer = await world.request('POST', '/api/auth/v2/login', { raw, headers })
    expect(answer.status).toBe(413)
  })

  it('closes the connection if it was not read', async () => {
    const large = await send(JSON.stringify({ email: 'x'.repeat(65_536) }))
    // In this process a body has no length.
    const headers = { 'content-length': '70000' }
    const raw = JSON.stringify({ email: 'x'.repeat(65_536) })
    const declared = await world.request('POST', '/api/auth/v2/login', { raw, headers })
    expect([large.status, declared.status]).toEqual([413, 413])
    expect(declared.headers.get('connection')).toBe('close')
    expect((await send('{')).headers.get('connection')).toBeNull()
  })

  it('names some of the invalid fields, and not all of a thousand', async () => {
    const properties = Object.fromEntries(Array.from({ length: 900 }, (_, n) => [`k${n}`, null]))
    const body = { event: 'PAGE_VIEW', source: 'x', properties }
    const answer = await world.request('POST', '/api/analytics/v2/track', { body })
    expect(answer.status).toBe(400)
    expect(codesOf(answer)?.length).toBeLessThanOrEqual(50)
  })
})

describe('a form', () => {
  const boundary = 'boundary'
  const part = (headers: string, content = '') =>
    `--${boundary}\r\n${headers}\r\n\r\n${content}\r\n`
  const field = (name: string, content = '') =>
    part(`Content-Disposition: form-data; name="${name}"`, content)
  const end = `--${boundary}--\r\n`
  const fields = Object.entries(supportFieldsOf(tower))
    .map(([name, value]) => field(name, value))
    .join('')
  const type = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  const send = (raw: string, given: object = { token }) =>
    world.request('POST', supportPath, { raw, headers: type, ...given })

  it('is read as it is written', async () => {
    expect((await send(fields + end)).status).toBe(201)
  })

  it.each([
    ['has too many parts', field('x').repeat(201) + end],
    ['has a text that is too long', fields + field('os_name', 'x'.repeat(65_537)) + end],
    ['has a field without a name', fields + part('Content-Disposition: form-data', 'x') + end],
    [
      'has a file without a name',
      fields + part('Content-Disposition: form-data; filename="a.png"') + end,
    ],
    ['ends inside a field', `${fields}${field('os_name', 'x').slice(0, -4)}`],
    [
      'ends inside a file',
      `${fields}${part('Content-Disposition: form-data; name="attachments"; filename="a.png"', 'x'.repeat(70_000)).slice(0, -4)}`,
    ],
    ['has no end', fields],
    ['is another format', 'x'.repeat(70_000)],
  ])('is refused if it %s', async (_, raw) => {
    const answer = await send(raw)
    expect(answer.status).toBe(400)
    expect(codesOf(answer)).toEqual(['form'])
  })

  it('is refused during the read if it is too large, and not after', async () => {
    let taken = 0
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        taken += 1_000_000
        controller.enqueue(new Uint8Array(1_000_000))
      },
    })
    const file = part('Content-Disposition: form-data; name="attachments"; filename="a.pdf"').slice(
      0,
      -2,
    )
    const start = new Blob([fields + file]).stream()
    const answer = await world.request('POST', supportPath, {
      token,
      headers: type,
      stream: joined(start, endless),
    })
    expect(answer.status).toBe(413)
    // Six files of five megabytes, and the other fields.
    expect(taken).toBeLessThan(40_000_000)
  })

  it('of an unknown user is not read at all', async () => {
    let taken = 0
    const stream = new ReadableStream<Uint8Array>(
      {
        pull: (controller) => {
          taken += 1
          controller.enqueue(new Uint8Array(1000))
        },
      },
      { highWaterMark: 0 },
    )
    const answer = await world.request('POST', supportPath, { headers: type, stream })
    expect(answer.status).toBe(401)
    expect(taken).toBe(0)
  })

  it('has files with names in any language', async () => {
    const named = part(
      'Content-Disposition: form-data; name="attachments"; filename="Grundriß 平面図.png"\r\nContent-Type: image/png',
    )
    const raw = Buffer.concat([
      Buffer.from(fields + named.slice(0, -2)),
      samples.png,
      Buffer.from(`\r\n${end}`),
    ])
    const stream = new Blob([raw]).stream()
    const answer = await world.request('POST', supportPath, { token, headers: type, stream })
    expect(answer.status).toBe(201)
    const [mail] = await world.mails('helpdesk@portico.example')
    expect(mail?.attachments).toEqual(['Grundriß 平面図.png'])
  })
})

/** One stream after the other. */
function joined(...streams: ReadableStream<Uint8Array>[]): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const pump = async () => {
    for (const stream of streams) await stream.pipeTo(writable, { preventClose: true })
  }
  void pump().catch(() => undefined)
  return readable
}
