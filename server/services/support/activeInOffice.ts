import { inflateEntry, type ZipEntry, zipDirectory } from './zipEntries'

/** Real documents have short lists and short part names. Longer ones are refused, to limit the work. */
const listBytes = 512 * 1024
const listsBytes = 2 * 1024 * 1024
const nameLength = 260

const parts: [RegExp, string][] = [
  [/vba(project|data)|macrosheets[\\/]/i, 'macros'],
  [/(^|[\\/])activex/i, 'ActiveX controls'],
  [/oleobject|[\\/]embeddings[\\/][^\\/]*\.(?!(docx|xlsx|pptx)$)\w+$/i, 'embedded objects'],
  [/(^|[\\/])(connections\.xml$|querytables[\\/])/i, 'a connection to other data'],
]
/** Documents in a document, such as the table behind a chart. */
const isEmbedded = /[\\/]embeddings[\\/]/i
const embeddedBytes = 5 * 1024 * 1024
const maxDepth = 3
const isList = /^\[Content_Types\]\.xml$|\.rels$/i
const unreadable = 'an unreadable part'

/** The list of part types. A part's name does not determine its type. */
const contentTypes: [RegExp, string][] = [
  [/vbaproject|macroenabled|macrosheet/i, 'macros'],
  [/activex/i, 'ActiveX controls'],
  [/oleobject/i, 'embedded objects'],
]
/**
 * Finds active parts of a newer Office document, and of documents inside it, by their names, types and external
 * targets.
 */
export async function activeInOffice(bytes: Buffer, depth = 1): Promise<string | null> {
  const entries = zipDirectory(bytes)
  if (entries === null || depth > maxDepth) return unreadable
  if (entries.some(({ name }) => name.length > nameLength)) return unreadable
  for (const { name } of entries) {
    const found = foundIn(parts, name)
    if (found !== null) return found
  }
  let left = listsBytes
  for (const entry of entries.filter(({ name }) => isList.test(name))) {
    const content = await inflateEntry(bytes, entry, Math.min(left, listBytes))
    if (content === null) return unreadable
    left -= content.byteLength
    const found = foundInList(entry, plainText(content))
    if (found !== null) return found
  }
  for (const entry of entries.filter(({ name }) => isEmbedded.test(name))) {
    const content = await inflateEntry(bytes, entry, embeddedBytes)
    // The name is not decisive: a program may be stored under the name of a document.
    if (content?.subarray(0, 4).toString('latin1') !== 'PK\u0003\u0004') return 'embedded objects'
    const found = await activeInOffice(content, depth + 1)
    if (found !== null) return found
  }
  return null
}

function foundInList({ name }: ZipEntry, text: string): string | null {
  if (!/\.rels$/i.test(name)) return foundIn(contentTypes, text)
  const relationships = text.split('<').filter((element) => /^(\w+:)?Relationship\s/.test(element))
  return relationships.some(isFetched) ? 'an external template, picture or object' : null
}

/** Whether opening the document fetches the target. Only plain links wait for a click. */
function isFetched(element: string): boolean {
  const input = new Map<string, string>()
  for (const [, attribute = '', double, single] of element.matchAll(
    /(?<![\w:])([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
  )) {
    input.set(attribute.toLowerCase(), (double ?? single ?? '').trim())
  }
  const isElsewhere =
    input.get('targetmode')?.toLowerCase() === 'external' ||
    /^([a-z][a-z0-9+.-]*:|\\\\|\/\/)/i.test(input.get('target') ?? '')
  return isElsewhere && !/\/hyperlink$/i.test(input.get('type') ?? '')
}

/** Decodes the text from its encoding and resolves character references. */
function plainText(content: Buffer): string {
  return content
    .toString('latin1')
    .replaceAll('\u0000', '')
    .replaceAll(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (_, hex?: string, decimal?: string) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code < 128 ? String.fromCharCode(code) : ' '
    })
}

function foundIn(kinds: readonly [RegExp, string][], text: string): string | null {
  return kinds.find(([pattern]) => pattern.test(text))?.[1] ?? null
}
