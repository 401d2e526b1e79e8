import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { font as familyName } from '@contract/world/fields'
import * as v from 'valibot'
import type { CheckedUpload } from '../../../ports/fileParser'
import { RefusedFile } from './refusedFile'

const decompress = promisify(brotliDecompress)

/** What the tables of a font may have unpacked; a large one for Chinese has some 20 MB. */
const maxUnpacked = 30 * 1024 * 1024
const headerBytes = 48
/** The tables that are read, by their numbers in WOFF2; 63 is followed by the name. */
const named: Record<number, string> = { 5: 'name', 6: 'OS/2', 47: 'fvar' }
const [familyId, typographicFamilyId] = [1, 16]
const transformed = [10, 11]

type Tables = ReadonlyMap<string, Buffer>

/**
 * Checks a WOFF2 and returns it unchanged: browsers check fonts again before they use them.
 *
 * https://www.w3.org/TR/WOFF2/#woff20Header
 */
export async function readFont(content: Uint8Array): Promise<CheckedUpload> {
  try {
    const tables = await tablesOf(Buffer.from(content))
    const font = { family: familyOf(tables.get('name')), weight: weightOf(tables) }
    return { content, ending: 'woff2', contentType: 'font/woff2', font }
  } catch (cause) {
    throw new RefusedFile('damaged', 'The font is damaged', { cause })
  }
}

async function tablesOf(file: Buffer): Promise<Tables> {
  if (file.readUInt32BE(8) !== file.length) throw new Error('Its length is another one')
  const [flavor, count, packed] = [
    file.toString('latin1', 4, 8),
    file.readUInt16BE(12),
    file.readUInt32BE(20),
  ]
  // A collection has several fonts, of which CSS could only choose the first.
  if (flavor !== 'OTTO' && flavor !== '\0\u0001\0\0' && flavor !== 'true')
    throw new Error('Not a single font')
  const { entries, end } = directoryOf(file, count)
  const length = entries.reduce((sum, { bytes }) => sum + bytes, 0)
  if (length > maxUnpacked || end + packed > file.length) throw new Error('Its tables are too long')
  const data = await decompress(file.subarray(end, end + packed), { maxOutputLength: length })
  if (data.length !== length) throw new Error('Tables are missing')
  const tables = new Map<string, Buffer>()
  let at = 0
  for (const { name, bytes } of entries) {
    tables.set(name, data.subarray(at, at + bytes))
    at += bytes
  }
  return tables
}

/** The names and lengths of the tables, in their order, and where the packed tables begin. */
function directoryOf(file: Buffer, count: number) {
  let at = headerBytes
  const base128 = () => {
    let value = 0
    for (let byte = 0; byte < 5; byte += 1) {
      const next = file.readUInt8(at++)
      value = value * 128 + (next & 127)
      if (next < 128) return value
    }
    throw new Error('A number is too long')
  }
  const entries: { name: string; bytes: number }[] = []
  for (let table = 0; table < count; table += 1) {
    const flags = file.readUInt8(at++)
    const number = flags & 63
    const version = flags >> 6
    let name = named[number] ?? `table ${number}`
    if (number === 63) {
      name = file.toString('latin1', at, at + 4)
      at += 4
    }
    const original = base128()
    // Outlines are packed unless their version is 3, all others only if their version is not 0.
    const isPacked = transformed.includes(number) ? version !== 3 : version !== 0
    entries.push({ name, bytes: isPacked ? base128() : original })
  }
  return { entries, end: at }
}

/** The typographic family, otherwise the family; null if neither can be the value of a style. */
function familyOf(table: Buffer | undefined): string | null {
  if (table === undefined) return null
  const [count, texts] = [table.readUInt16BE(2), table.readUInt16BE(4)]
  const names = new Map<number, string>()
  const wanted = [familyId, typographicFamilyId]
  for (let record = 0; record < count; record += 1) {
    const at = 6 + record * 12
    const [platform, id] = [table.readUInt16BE(at), table.readUInt16BE(at + 6)]
    // Windows and Unicode; the names for old Macs are in encodings of their own.
    if ((platform !== 3 && platform !== 0) || !wanted.includes(id) || names.has(id)) continue
    const begin = texts + table.readUInt16BE(at + 10)
    const bytes = Buffer.from(table.subarray(begin, begin + table.readUInt16BE(at + 8)))
    names.set(id, bytes.length % 2 === 0 ? bytes.swap16().toString('utf16le') : '')
  }
  const family = (names.get(typographicFamilyId) ?? names.get(familyId) ?? '').trim()
  return v.is(familyName, family) ? family : null
}

/** The weight for `@font-face`: that of a static font, or the range of a variable one. */
function weightOf(tables: Tables): string {
  const axes = tables.get('fvar')
  if (axes !== undefined) {
    const [begin, count, size] = [4, 8, 10].map((at) => axes.readUInt16BE(at)) as [
      number,
      number,
      number,
    ]
    for (let axis = 0; axis < count; axis += 1) {
      const at = begin + axis * size
      if (axes.toString('latin1', at, at + 4) !== 'wght') continue
      return [4, 12].map((offset) => limited(axes.readInt32BE(at + offset) / 65_536)).join(' ')
    }
  }
  return String(limited(tables.get('OS/2')?.readUInt16BE(4) ?? 400))
}

const limited = (weight: number) => Math.min(1000, Math.max(1, Math.round(weight)))
