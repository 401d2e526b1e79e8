import { inflateEntry, type ZipEntry, zipDirectory } from './zipEntries'

/** Real documents have short lists and short part names. Longer ones are refused, to limit the work. */
const listBytes = 512 * 1024
const listsBytes = 2 * 1024 * 1024
const nameLength = 260

const parts: [RegExp, string][] = [
  [/vba(project|data)|macrosheets[\\/]/i, 'macros'],
  [/(^|[\\/])activex/i, 'ActiveX controls'],
  [/oleobject|[\\/]embeddings[\\/][^\\/]*\.(?!(docx|xlsx|pptx)$)\w+$/i, 'embedded objects'],
]
const isList = /^\[Content_Types\]\.xml$|\.rels$/i
const unreadable = 'a part that cannot be read'

/** The list of part types. The name of a part proves nothing about its type. */
const contentTypes: [RegExp, string][] = [
  [/vbaproject|macroenabled|macrosheet/i, 'macros'],
  [/activex/i, 'ActiveX controls'],
  [/oleobject/i, 'embedded objects'],
]
/** Relationships that are fetched when the document opens. Links that a reader has to click are not among them. */
const fetched = /relationships\/(attachedTemplate|oleObject|frame|subDocument|package)["']/i
const isElsewhere = /TargetMode\s*=\s*["']External["']/i

/** Finds active parts of a newer Office document by their names, their types, and what they fetch. */
export async function activeInOffice(bytes: Buffer): Promise<string | null> {
  const entries = zipDirectory(bytes) ?? []
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
  return null
}

function foundInList({ name }: ZipEntry, text: string): string | null {
  if (!/\.rels$/i.test(name)) return foundIn(contentTypes, text)
  const isFetching = text
    .split('<')
    .some((element) => isElsewhere.test(element) && fetched.test(element))
  return isFetching ? 'a template or object from elsewhere' : null
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
