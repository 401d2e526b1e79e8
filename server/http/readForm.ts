import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream, type BusboyHeaders } from '@fastify/busboy'
import type { Context } from 'hono'
import { FormFile } from '../services/platform/files/formFile'
import { Refusal } from '../services/platform/refusal'
import { bodyChunks } from './bodyChunks'

/** Limits of a form: `bytes` of the whole form, `fileBytes` of one file. */
export type FormLimits = { bytes: number; files: number; fileBytes: number }

/** Our own forms stay far below these numbers. */
const maxParts = 200
const most = {
  parts: maxParts,
  fieldNameSize: 200,
  fieldSize: 64 * 1024,
  headerPairs: 20,
  headerSize: 4 * 1024,
}

type Part = string | File

/**
 * The fields by name: each is a text or a list of files. A repeated field becomes a list of texts, which every schema
 * refuses. An empty field counts as absent, because a form cannot omit a field. The body is read in chunks and refused
 * at the first chunk beyond a limit; files are written to `folder` as they arrive.
 */
export async function readForm(
  context: Context,
  limits: FormLimits,
  folder: string,
): Promise<{ fields: unknown; bytes: number }> {
  const fields = new Map<string, Part[]>()
  const add = (name: string, part: Part) => fields.set(name, [...(fields.get(name) ?? []), part])
  const issues: Refusal[] = []
  const refuse = (message: string) => issues.push(refusedForm(message))
  const stopAtFault = () => {
    const [issue] = issues
    if (issue !== undefined) throw issue
  }
  let size = 0
  const chunks = async function* () {
    for await (const chunk of bodyChunks(context, limits.bytes)) {
      stopAtFault()
      size += chunk.byteLength
      yield chunk
    }
  }
  try {
    const parser = open(context, limits)
    parser.on('partsLimit', () => refuse('The form has too many parts'))
    parser.on('field', (name, value, nameCut, valueCut) => {
      if (!isNamed(name)) refuse('A part of the form has no name')
      else if (nameCut || valueCut) refuse('A field of the form is too long')
      else if (value !== '') add(name, value)
    })
    const files: Promise<() => void>[] = []
    parser.on('file', (name, stream, fileName, _, type) => {
      const path = join(folder, String(files.length))
      const stored = storeFile(stream, path).then((bytes) => () => {
        if (!isNamed(name)) refuse('A part of the form has no name')
        else if (fileName !== '' || bytes > 0) add(name, new FormFile(path, bytes, fileName, type))
      })
      // Awaited below; until then, the rejection of an aborted form must not end the process.
      stored.catch(() => undefined)
      files.push(stored)
    })
    await pipeline(chunks, parser)
    for (const addFile of await Promise.all(files)) addFile()
    stopAtFault()
  } catch (error) {
    throw error instanceof Refusal ? error : refusedForm('The body is not a valid form')
  }
  const read = [...fields].map(([name, values]): [string, Part | Part[]] => {
    const [first] = values
    return [name, values.length === 1 && typeof first === 'string' ? first : values]
  })
  return { fields: Object.fromEntries(read), bytes: size }
}

/** The parser allows one file and one byte too many, so that validation can refuse them with a specific error. */
function open(context: Context, { files, fileBytes }: FormLimits) {
  const headers: BusboyHeaders = { 'content-type': context.req.header('content-type') ?? '' }
  return new Busboy({
    headers,
    preservePath: true,
    isPartAFile: (_, __, fileName) => fileName !== undefined,
    limits: { ...most, files: files + 1, fileSize: fileBytes + 1 },
  })
}

/** The parser's types promise a name, but a part may lack one. */
function isNamed(name: string | undefined): boolean {
  return name !== undefined
}

/** Writes a file of the form, and returns its length in bytes. */
async function storeFile(stream: BusboyFileStream, path: string): Promise<number> {
  const target = createWriteStream(path, { flags: 'wx' })
  await pipeline(stream, target)
  return target.bytesWritten
}

function refusedForm(message: string): Refusal {
  return new Refusal('invalid_request', { errors: [{ path: 'body', code: 'form', message }] })
}
