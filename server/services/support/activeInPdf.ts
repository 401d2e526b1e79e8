import { promisify } from 'node:util'
import { inflate } from 'node:zlib'

const inflated = promisify(inflate)

/** The file is searched in chunks of this size. */
const chunkBytes = 128 * 1024
/** The maximum length of a match with every character escaped; chunks overlap by this much. */
const overlap = 512
/** How many bytes of compressed objects are searched; real documents have fewer. */
const maxObjectBytes = 16 * 1024 * 1024

/** What may separate two tokens: NUL is white space, too. */
const space = String.raw`[\s\0]*`
const name = (text: string) => String.raw`\/${text}(?![A-Za-z])`

/**
 * Actions and parts that run without a click. `/JS` is matched together with its value: compressed data may contain the
 * bytes by chance.
 */
const kinds: [RegExp, string][] = [
  [
    new RegExp(String.raw`${name('JavaScript')}|\/JS${space}[(<]|\/JS[\s\0]+\d+[\s\0]+\d+[\s\0]+R`),
    'JavaScript',
  ],
  [new RegExp(name('Launch')), 'a program to start'],
  [new RegExp(`${name('RichMedia')}|${name('XFA')}`), 'an interactive form or media'],
  [new RegExp(`${name('SubmitForm')}|${name('ImportData')}`), 'a form that sends data'],
  [new RegExp(`${name('EmbeddedFiles?')}|${name('GoToE')}`), 'an embedded file'],
  [
    new RegExp(String.raw`\/(?:OpenAction|AA)${space}<<[^]{0,200}?\/S${space}${name('URI')}`),
    'an address that opens by itself',
  ],
]

/** The active content of a PDF, including its compressed objects; null if none was found. */
export async function activeInPdf(bytes: Buffer): Promise<string | null> {
  return foundIn(bytes) ?? (await foundInObjects(bytes))
}

function foundIn(bytes: Buffer): string | null {
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    const text = bytes.toString('latin1', Math.max(0, at - overlap), at + chunkBytes)
    // A PDF name may contain any character as `#` and its hexadecimal number.
    const plain = text.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    // A comment may separate a name and its value. In compressed data `%` has no meaning, so both forms are searched.
    const uncommented = withoutComments(plain)
    for (const [pattern, kind] of kinds) {
      if (pattern.test(plain) || pattern.test(uncommented)) return kind
    }
  }
  return null
}

/** The last line may be cut off, so a comment in it may have no end: it stays. */
function withoutComments(text: string): string {
  const end = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r'))
  return end === -1 ? text : text.slice(0, end).replaceAll(/%[^\r\n]*/g, ' ') + text.slice(end)
}

const stream = Buffer.from('stream')

/** Objects may be stored in compressed streams, identified by their dictionaries. */
async function foundInObjects(bytes: Buffer): Promise<string | null> {
  let left = maxObjectBytes
  for (let at = bytes.indexOf(stream); at !== -1; at = bytes.indexOf(stream, at + stream.length)) {
    const dictionary = bytes.toString('latin1', Math.max(0, at - overlap), at)
    if (!dictionary.includes('/ObjStm') || dictionary.endsWith('end')) continue
    const begin = at + stream.length + (bytes[at + stream.length] === 0x0d ? 2 : 1)
    const end = bytes.indexOf('endstream', begin)
    const packed = bytes.subarray(begin, end === -1 ? bytes.length : end)
    const objects = await inflated(packed, { maxOutputLength: Math.max(1, left) }).catch(() => null)
    if (objects === null) return 'unreadable objects'
    left -= objects.byteLength
    const found = foundIn(objects)
    if (found !== null) return found
  }
  return null
}
