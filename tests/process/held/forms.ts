import { buildingUuid } from '@demo/buildings'
import type { Hostile } from './hostile'
import { send } from './send'

const boundary = 'boundary'
const part = (headers: string, content = '') => `--${boundary}\r\n${headers}\r\n\r\n${content}\r\n`
const named = (name: string) => `Content-Disposition: form-data; name="${name}"`
const file = (name: string) => `${named('attachments')}; filename="${name}"`
const end = `--${boundary}--\r\n`
const fields = Object.entries({
  name: 'x',
  issue_type: 'x',
  subject: 'x',
  description: 'x',
  email_address: 'x@meridian.example',
  building_uuid: buildingUuid.meridian,
})
  .map(([name, value]) => part(named(name), value))
  .join('')

/** The largest form: six files of five megabytes, and the other fields. */
const formBytes = 6 * 5 * 1024 * 1024
const fileBytes = 5 * 1024 * 1024
const fill = (piece: string, bytes: number) => piece.repeat(Math.floor(bytes / piece.length))

const forms: Record<string, () => string> = {
  'empty parts': () => fill(part(named('a')), formBytes) + end,
  'empty parts beyond the limit': () => fill(part(named('a')), 2 * formBytes) + end,
  'an endless header': () => `--${boundary}\r\n${fill('a', formBytes)}`,
  'endless headers': () => `--${boundary}\r\n${fill('a: b\r\n', formBytes)}`,
  'parts with near boundaries': () =>
    part(file('a.pdf'), fill(`\r\n--${boundary.slice(1)}`, fileBytes)) + end,
  'line breaks': () => part(file('a.pdf'), fill('\r\n', fileBytes)) + end,
  'endless parameters': () => part(`${named('a')}${fill('; a="\\"', 4000)}`) + end,
  'six large files': () =>
    fields + fill(part(file('a.pdf'), fill('no type of ours ', fileBytes)), formBytes) + end,
}

const type = { 'content-type': `multipart/form-data; boundary=${boundary}` }
const path = '/api/helpdesk-service/v1/records/create'

function formPayload(
  name: string,
  make: () => string,
  isKnown: boolean,
  chunked: boolean,
): Hostile {
  return {
    parser: 'form',
    name: `${name}${chunked ? ', piece by piece' : ''}${isKnown ? '' : ', of nobody'}`,
    act: async (port, token) => {
      const known = isKnown ? { authorization: `Bearer ${token}` } : {}
      const headers = { ...type, ...known, 'idempotency-key': crypto.randomUUID() }
      const body = Buffer.from(make(), 'latin1')
      return (await send(port, { method: 'POST', path, headers, body, chunked })).status
    },
  }
}

export function formPayloads(): Hostile[] {
  const ways: [boolean, boolean][] = [
    [true, false],
    [true, true],
    [false, true],
  ]
  return Object.entries(forms).flatMap(([name, make]) =>
    ways.map(([known, chunked]) => formPayload(name, make, known, chunked)),
  )
}

const beginnings = {
  pdf: Buffer.from('%PDF-1.4\n'),
  doc: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  png: Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex'),
  jpg: Buffer.from('ffd8ffe0', 'hex'),
  mov: Buffer.from('0000001466747970717420200000020071742020', 'hex'),
  mpg: Buffer.from('000001ba44000400', 'hex'),
}
const pieces: Record<string, Buffer> = {
  'escaped signs': Buffer.from('/#4a#53'),
  'script names': Buffer.from('/JS 1 '),
  'empty chunks': Buffer.from('0000000074455874000000000000', 'hex'),
  storages: Buffer.concat([
    Buffer.from('VBA'.padEnd(32, 'x'), 'utf16le'),
    Buffer.from([8, 0, 1]),
    Buffer.alloc(61),
  ]),
  nothing: Buffer.alloc(64),
}

/** A part with the largest attachment. */
function filled(extension: string, beginning: Buffer, piece: Buffer): Buffer {
  const head = Buffer.from(`--${boundary}\r\n${file(`a.${extension}`)}\r\n\r\n`)
  const rest = Buffer.alloc(fileBytes - beginning.length, piece)
  return Buffer.concat([head, beginning, rest, Buffer.from('\r\n')])
}

/**
 * Five of the largest files, of every type that is inspected. The last one is refused after its inspection: the
 * embedded database, which stores files in the same process, is out of scope.
 */
export function attachmentPayloads(): Hostile[] {
  return Object.entries(beginnings).flatMap(([extension, beginning]) =>
    Object.entries(pieces).map(
      ([name, piece]): Hostile => ({
        parser: 'attachment',
        name: `five ${extension} of ${name}`,
        act: async (port, token) => {
          const one = filled(extension, beginning, piece)
          const last = filled('pdf', beginnings.pdf, piece)
          last.write(' /S/JavaScript ', last.length - 40)
          const files = [one, one, one, one, last]
          const body = Buffer.concat([Buffer.from(fields), ...files, Buffer.from(end)])
          const headers = {
            ...type,
            authorization: `Bearer ${token}`,
            'idempotency-key': crypto.randomUUID(),
          }
          return (await send(port, { method: 'POST', path, headers, body })).status
        },
      }),
    ),
  )
}
