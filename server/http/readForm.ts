import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream, type BusboyHeaders } from '@fastify/busboy'
import type { Context } from 'hono'
import { Refusal } from '../domain/refusal'

/** Limits of a form: `bytes` of the whole form, `fileBytes` of one file. */
export type FormLimits = { bytes: number; files: number; fileBytes: number }

/** Our own forms stay far below these numbers. */
const partsAtMost = 200
const most = {
  parts: partsAtMost,
  fieldNameSize: 200,
  fieldSize: 64 * 1024,
  headerPairs: 20,
  headerSize: 4 * 1024,
}

type Part = string | File

/**
 * The fields by name: each is a text or a list of files. A field that comes twice becomes a list of texts,
 * which every schema refuses. An empty field counts as absent, because a form cannot leave a field out. The body
 * is read in chunks and refused at the first chunk beyond a limit, so an oversized form takes no memory.
 */
export async function readForm(context: Context, limits: FormLimits): Promise<unknown> {
  const fields = new Map<string, Part[]>()
  const add = (name: string, part: Part) => fields.set(name, [...(fields.get(name) ?? []), part])
  const faults: Refusal[] = []
  const refuse = (message: string) => faults.push(refusedForm(message))
  const stopAtFault = () => {
    const [fault] = faults
    if (fault !== undefined) throw fault
  }
  const chunks = async function* () {
    for await (const chunk of bodyChunks(context, limits.bytes)) {
      stopAtFault()
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
    parser.on('file', (name, stream, fileName, _, type) => {
      keep(stream, (content) => {
        if (!isNamed(name)) refuse('A part of the form has no name')
        else if (fileName !== '' || content.length > 0) {
          add(name, new File(content, fileName, { type }))
        }
      })
    })
    await pipeline(chunks, parser)
    stopAtFault()
  } catch (error) {
    throw error instanceof Refusal ? error : refusedForm('The body is not a valid form')
  }
  return Object.fromEntries(
    [...fields].map(([name, values]) => {
      const [first] = values
      return [name, values.length === 1 && typeof first === 'string' ? first : values]
    }),
  )
}

/** The parser lets through one file and one byte too many, so that validation can refuse them by name. */
function open(context: Context, { files, fileBytes }: FormLimits) {
  const headers: BusboyHeaders = { 'content-type': context.req.header('content-type') ?? '' }
  return new Busboy({
    headers,
    preservePath: true,
    isPartAFile: (_, __, fileName) => fileName !== undefined,
    limits: { ...most, files: files + 1, fileSize: fileBytes + 1 },
  })
}

/** The parser's types promise a name, but a part may come without one. */
function isNamed(name: string | undefined): boolean {
  return name !== undefined
}

function keep(stream: BusboyFileStream, onEnd: (content: Uint8Array<ArrayBuffer>[]) => void): void {
  const content: Uint8Array<ArrayBuffer>[] = []
  stream.on('data', (chunk: Buffer<ArrayBuffer>) => content.push(new Uint8Array(chunk)))
  stream.on('end', () => onEnd(content))
  // The parser reports the same error, and `pipeline` rejects with it.
  stream.on('error', () => undefined)
}

/** The chunks of a body. Throws `payload_too_large` once there are more bytes than allowed. */
async function* bodyChunks(context: Context, bytes: number): AsyncGenerator<Uint8Array> {
  const tooLarge = () => new Refusal('payload_too_large')
  if (Number(context.req.header('content-length') ?? 0) > bytes) throw tooLarge()
  const reader = context.req.raw.body?.getReader()
  let size = 0
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
    if (done) return
    size += value.byteLength
    if (size > bytes) {
      await reader?.cancel()
      throw tooLarge()
    }
    yield value
  }
}

function refusedForm(message: string): Refusal {
  return new Refusal('invalid_request', { errors: [{ path: 'body', code: 'form', message }] })
}
