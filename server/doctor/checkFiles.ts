import { randomUUID } from 'node:crypto'
import type { Environment } from '../environment'
import { openFiles } from '../openFiles'
import { type Finding, finding } from './finding'

const files = finding('Files')

/** Writes a small file, reads it back, and removes it. */
export async function checkFiles(
  root: string,
  folder: string | null,
  environment: Pick<Environment, 's3' | 'FILES_DIR'>,
): Promise<Finding[]> {
  const { s3, FILES_DIR } = environment
  const place = s3?.url ?? FILES_DIR ?? folder
  if (place === null) return [files('warning', 'are in memory, and lost when the server stops')]
  const name = randomUUID()
  const content = new TextEncoder().encode(name)
  try {
    const store = openFiles(root, folder, environment)
    await store.write(name, content)
    const read = await store.read(name)
    await store.remove(name)
    if (read !== null && Buffer.from(read).equals(content))
      return [files('ok', `can be written, read and removed in ${place}`)]
    return [files('failed', `${place} does not return what was written; use another store.`)]
  } catch (error) {
    const remedy =
      s3 === null
        ? 'Make the folder writable, or set FILES_DIR to another one.'
        : 'Check FILES_S3_URL and FILES_S3_REGION, and give the account of FILES_S3_KEY_ID the right to put, get and delete there.'
    return [files('failed', `cannot be stored in ${place}: ${messageOf(error)}. ${remedy}`)]
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
