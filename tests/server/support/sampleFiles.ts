const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex')

/** A ZIP archive of empty files with these names. */
export function zipOf(...names: string[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const name of names) {
    const bytes = Buffer.from(name)
    const local = Buffer.concat([Buffer.alloc(30), bytes])
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(20, 4)
    local.writeUInt16LE(bytes.length, 26)
    const entry = Buffer.concat([Buffer.alloc(46), bytes])
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(bytes.length, 28)
    entry.writeUInt32LE(offset, 42)
    locals.push(local)
    directory.push(entry)
    offset += local.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(names.length, 8)
  end.writeUInt16LE(names.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, ...directory, end])
}

const word = Buffer.from('WordDocument', 'utf16le')
const compound = hex('d0cf11e0a1b11ae1')
const types = '[Content_Types].xml'

/** Minimal files with the signatures and structure of real ones. */
export const samples = {
  pdf: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  jpeg: hex('ffd8ffe000104a46494600010100000100010000ffd9'),
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
  doc: Buffer.concat([compound, Buffer.alloc(512), word, Buffer.alloc(64)]),
  docx: zipOf(types, '_rels/.rels', 'word/document.xml'),
  xlsx: zipOf(types, '_rels/.rels', 'xl/workbook.xml'),
  mov: Buffer.concat([
    hex('00000014'),
    Buffer.from('ftypqt  '),
    hex('00000200'),
    Buffer.from('qt  '),
  ]),
  mpg: Buffer.concat([hex('000001ba 4400 0400 0401'), Buffer.alloc(32)]),
}

/** A file of none of these types, whatever its name. */
export const others = {
  script: Buffer.from('#!/bin/sh\nrm -rf /\n'),
  html: Buffer.from('<html><script>alert(1)</script></html>'),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  exe: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]),
  gif: Buffer.from('GIF89a000000000000'),
  zip: zipOf('a.txt'),
  jar: zipOf('META-INF/MANIFEST.MF', types, 'word/document.xml').subarray(0, -4),
  macros: zipOf(types, 'word/document.xml', 'word/vbaProject.bin'),
  odt: zipOf('mimetype', 'content.xml'),
  mp4: Buffer.concat([
    hex('00000018'),
    Buffer.from('ftypisom'),
    hex('00000200'),
    Buffer.from('isommp41'),
  ]),
  workbook: Buffer.concat([compound, Buffer.alloc(512), Buffer.from('Workbook', 'utf16le')]),
  empty: Buffer.alloc(0),
  cutZip: hex('504b0304'),
  asf: Buffer.concat([hex('3026b2758e66cf11a6d9'), Buffer.alloc(64)]),
}
