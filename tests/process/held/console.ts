import { maxImportBytes } from '@contract/operate/imports'
import { type UploadKind, uploadKinds } from '@contract/operate/uploads'
import { demoPassword } from '@demo/accounts'
import { buildingUuid } from '@demo/buildings'
import type { Hostile } from './hostile'
import { send } from './send'

const fill = (piece: string, bytes: number) => piece.repeat(Math.floor(bytes / piece.length))

/** A manager of the building. Other accounts of the demo may not upload. */
async function manager(port: number): Promise<Record<string, string>> {
  const { body } = await send(port, {
    method: 'POST',
    path: '/api/auth/v2/login',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'manager@meridian.example', password: demoPassword }),
  })
  const { token } = JSON.parse(body) as { token: string }
  return { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() }
}

const room = uploadKinds.logo.bytes - 400
const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`
const style = (content: string) => svg(`<style>*{fill:${content}}</style>`)
const attributes = (count: number) =>
  Array.from({ length: count }, (_, at) => `data-${at.toString(36)}=""`).join(' ')

const drawings: Record<string, () => string> = {
  'blanks in a reference': () => style(`url(${fill(' ', room)}#a)`),
  'blanks in an attribute': () => svg(`<path fill="url(${fill(' ', room)}#a)"/>`),
  'open references': () => style(fill('url(', room)),
  'open functions': () => style(fill('a(', room)),
  'one long word': () => style(fill('a', room)),
  'rules without names': () => style(fill('@', room)),
  'attributes of one element': () => svg(`<g ${attributes(32_000)}/>`),
  'elements with attributes': () => svg(fill(`<g ${attributes(90)}/>`, room)),
  'many elements': () => svg(fill('<g/>', room)),
  'deep elements': () => svg(fill('<g>', room)),
  'uses in many groups': () =>
    svg(
      Array.from({ length: 90 }, (_, at) => `<g id="a${at}">`).join('') +
        fill('<use href="#b"/>', room - 3000) +
        '</g>'.repeat(90),
    ),
  'open comments': () => svg(fill('<!--', room)),
  'open sections': () => svg(fill('<![CDATA[', room)),
  'character references': () => svg(fill('&#65;', room)),
  'an open declaration': () => `<?xml${fill(' encoding', room)}`,
}

const pictureRoom = uploadKinds.picture.bytes - 400
const files: [string, UploadKind, () => Buffer][] = [
  ...Object.entries(drawings).map(([name, make]): [string, UploadKind, () => Buffer] => [
    `a drawing of ${name}`,
    'logo',
    () => Buffer.from(make()),
  ]),
  ['a drawing for a photograph', 'picture', () => Buffer.from(style(fill('url(', pictureRoom)))],
  ['a JPEG of markers', 'picture', () => Buffer.alloc(pictureRoom, Buffer.from('ffd8ffe0', 'hex'))],
  ['a font of zeros', 'logo', () => Buffer.concat([Buffer.from('wOF2'), Buffer.alloc(room)])],
]

export const uploadPayloads: Hostile[] = files.map(([name, kind, make]) => ({
  parser: 'upload',
  name,
  act: async (port) => {
    const boundary = 'boundary'
    const part = (field: string, more = '') =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"${more}\r\n\r\n`
    const body = Buffer.concat([
      Buffer.from(`${part('kind')}${kind}\r\n${part('file', '; filename="a"')}`),
      make(),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ])
    const answer = await send(port, {
      method: 'POST',
      path: `/api/portico/v1/operate/buildings/${buildingUuid.meridian}/uploads`,
      headers: {
        ...(await manager(port)),
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      body,
    })
    // Anything else was refused before it was read.
    return answer.status === 201 || answer.body.includes('body.file') ? answer.status : 500
  },
}))

const head = 'email,first_name,last_name\n'
const lines = (line: string, count = 10_000) => head + line.repeat(count)
const importRoom = maxImportBytes - 1000

/** None of them has a valid line: the embedded database, which looks people up in the same process, is out of scope. */
const people: Record<string, () => string> = {
  'lines with errors': () => lines('a@,<a>,<b>\n'),
  'long cells': () => lines(`${'a'.repeat(180)},b,c\n`),
  'one long cell': () => `${head}${fill('a', importRoom)}`,
  'one long address': () => `${head}${fill('a@a.', importRoom)},a,b`,
  'one long name': () => `${head}a@meridian.example,${fill('a.', importRoom)},b`,
  blanks: () => `${head}${fill(' ', importRoom)}`,
  'blanks between': () => `${head}a${fill(' ', importRoom)}a`,
  'line breaks': () => `${head}${fill('\r\n', importRoom)}`,
  separators: () => `${head}${fill(',', importRoom)}`,
  'separators in the head': () => fill(';,\t|', importRoom),
  quotes: () => `${head}${fill('"', importRoom)}`,
  'quoted cells': () => `${head}${fill('"a"', importRoom)}`,
  'short lines': () => `${head}${fill('a\n', importRoom)}`,
}

export const importPayloads: Hostile[] = Object.entries(people).map(([name, make]) => ({
  parser: 'import',
  name,
  act: async (port) => {
    const answer = await send(port, {
      method: 'POST',
      path: '/api/portico/v1/operate/people/import',
      headers: { ...(await manager(port)), 'content-type': 'application/json' },
      body: JSON.stringify({
        building_uuid: buildingUuid.meridian,
        file: Buffer.from(make()).toString('base64'),
        dry_run: true,
      }),
    })
    return answer.status === 200 ? 200 : 500
  },
}))
