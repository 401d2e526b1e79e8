import { table } from '@contract/table'
import type { Hostile } from './hostile'
import { send } from './send'

/** The largest body. */
const bytes = 64 * 1024
const fill = (piece: string, around = 0) =>
  piece.repeat(Math.floor((bytes - around) / piece.length))
const half = bytes / 2 - 64

/** Bodies that are expensive for the parser, for traversals, for a schema or for an expression. */
const bodies: Record<string, (fields: readonly string[]) => string> = {
  'nested lists': () => `${'['.repeat(half)}${']'.repeat(half)}`,
  'nested objects': () => `${'{"a":'.repeat(bytes / 6 - 8)}1${'}'.repeat(bytes / 6 - 8)}`,
  'nested objects in every field': (fields) => {
    const each = Math.floor((bytes - 600) / Math.max(1, fields.length) / 6) - 8
    return objectOf(fields, () => `${'{"a":'.repeat(each)}1${'}'.repeat(each)}`)
  },
  'a list of empty objects': () => `[${fill('{},', 8)}{}]`,
  'many fields': () =>
    `{${Array.from({ length: bytes / 14 }, (_, n) => `"k${n}":0`)
      .join(',')
      .slice(0, bytes - 64)
      .replace(/,[^,]*$/, '')}}`,
  'long lists in every field': (fields) =>
    objectOf(fields, () => `[${'0,'.repeat((bytes - 600) / Math.max(1, fields.length) / 2 - 8)}0]`),
  'many properties': (fields) =>
    objectOf(fields, (name, at) =>
      name === 'properties' || at === 0
        ? `{${Array.from({ length: bytes / 2 / 14 - 64 }, (_, n) => `"k${n}":0`).join(',')}}`
        : '"x"',
    ),
  'an incomplete address': (fields) => textsOf(fields, 'a@', 'a.'),
  'an address of hyphens': (fields) => textsOf(fields, 'a@a', '-'),
  blanks: (fields) => textsOf(fields, 'a', ' '),
  'capitals and digits': (fields) => textsOf(fields, 'Aa1', '_'),
  'an incomplete date': (fields) => textsOf(fields, '2024-01-01T00:00:00.', '0'),
  slashes: (fields) => textsOf(fields, '/', '/..'),
  'escaped characters': (fields) => textsOf(fields, '', '\\u0000'),
  'broken off': () => `{"a":"${fill('x', 64)}`,
}

function objectOf(fields: readonly string[], value: (name: string, at: number) => string): string {
  return `{${fields.map((name, at) => `${JSON.stringify(name)}:${value(name, at)}`).join(',')}}`
}

function textsOf(fields: readonly string[], start: string, piece: string): string {
  const each = Math.floor((bytes - 600) / Math.max(1, fields.length))
  return objectOf(fields, () => `"${start}${piece.repeat(Math.floor(each / piece.length) - 10)}"`)
}

/** Every endpoint with a body receives each of these. */
export function jsonPayloads(): Hostile[] {
  return table
    .filter(({ endpoint }) => endpoint.body !== undefined)
    .flatMap(({ endpoint: { method, path, body } }) => {
      const { entries = {} } = body as unknown as { entries?: object }
      const to = `/api${path.replaceAll(/:(\w+)/g, (_, name: string) => (name === 'code' ? '1234' : crypto.randomUUID()))}`
      const query =
        path === '/sso/v2/authenticate'
          ? `?email=x%40meridian.example&uuid=${crypto.randomUUID()}`
          : ''
      return Object.entries(bodies).map(
        ([name, make]): Hostile => ({
          parser: 'JSON',
          name: `${name} to ${method} ${path}`,
          act: async (port, token) => {
            const headers = {
              'content-type': 'application/json',
              authorization: `Bearer ${token}`,
              'idempotency-key': crypto.randomUUID(),
            }
            const text = make(Object.keys(entries))
            return (await send(port, { method, path: to + query, headers, body: text })).status
          },
        }),
      )
    })
}
