import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { WorldDocument } from '@contract/world/document'
import { StartError } from '../../startError'
import { type Path, pathText, type WorldProblem, type WorldRefusal } from '../problems'
import { validateWorld } from '../validate'
import { type Place, parseText } from './parseDocument'

const maxBytes = 5_000_000
/** More errors than anyone corrects at once. */
const maxMistakes = 50

/** A document with the file that it was read from, whose lines its errors name. */
export type WorldFile = {
  /** `building.yaml`. */
  name: string
  /** The beginning of its SHA-256, as `sha256sum` prints it. */
  digest: string
  document: WorldDocument
  /** The refusal of `planWorld` as an error that names lines. */
  explain: (refusal: WorldRefusal) => StartError
}

/**
 * Reads a document from a YAML or JSON file of at most 5 MB in UTF-8.
 *
 * @throws `StartError` with a line for each mistake: `building.yaml:14:5 buildings[0].timezone: …`
 */
export async function readWorldFile(path: string): Promise<WorldFile> {
  const name = basename(path)
  const bytes = await readBytes(path)
  const parsed = parseText(textOf(name, bytes))
  if ('problems' in parsed) {
    throw mistakes(parsed.problems.map(({ message, place }) => line(name, place, [], message)))
  }
  const place = parsed.placeOf([])
  if (place === null) throw mistakes([line(name, null, [], 'is empty')])
  const explained = (problems: readonly WorldProblem[]) =>
    mistakes(problems.map((it) => line(name, parsed.placeOf(it.path), it.path, it.message)))
  const validated = validateWorld(parsed.value)
  if ('problems' in validated) throw explained(validated.problems)
  return {
    name,
    digest: createHash('sha256').update(bytes).digest('hex').slice(0, 12),
    document: validated.document,
    explain: ({ problems }) => explained(problems),
  }
}

async function readBytes(path: string): Promise<Buffer> {
  const { size } = await stat(path).catch(unreadable(path))
  if (size > maxBytes) {
    throw new StartError(
      `${basename(path)} has ${(size / 1e6).toFixed(1)} MB, and may have ${maxBytes / 1e6}; split it into several files.`,
    )
  }
  return readFile(path).catch(unreadable(path))
}

function textOf(name: string, bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new StartError(`${name} is not encoded in UTF-8; save it as UTF-8.`)
  }
}

const unreadable = (path: string) => (error: NodeJS.ErrnoException) => {
  const reasons: Record<string, string> = {
    ENOENT: 'there is no such file',
    EACCES: 'access is denied',
    EISDIR: 'it is a folder',
  }
  const reason = reasons[error.code ?? ''] ?? error.message
  throw new StartError(`The file ${path} cannot be read: ${reason}.`)
}

function line(name: string, place: Place | null, path: Path, message: string): string {
  const at = place === null ? name : `${name}:${place.line}:${place.column}`
  const subject = pathText(path)
  return subject === '' ? `${at} ${message}` : `${at} ${subject}: ${message}`
}

function mistakes(lines: readonly string[]): StartError {
  const more = lines.length - maxMistakes
  const shown = lines.slice(0, maxMistakes)
  return new StartError(more > 0 ? [...shown, `… and ${more} more`].join('\n') : shown.join('\n'))
}
