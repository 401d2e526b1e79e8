import { join, resolve } from 'node:path'
import { folderFiles, memoryFiles } from './adapters/files/localFiles'
import { s3Files } from './adapters/files/s3Files'
import type { Environment } from './environment'
import type { FileStore } from './ports/fileStore'

/**
 * The file store: the configured bucket or folder, otherwise a folder beside the embedded database, or memory if that
 * is in memory.
 */
export function openFiles(
  root: string,
  folder: string | null,
  { s3, FILES_DIR }: Pick<Environment, 's3' | 'FILES_DIR'>,
): FileStore {
  if (s3 !== null) return s3Files(s3)
  if (FILES_DIR !== undefined) return folderFiles(resolve(root, FILES_DIR))
  return folder === null ? memoryFiles() : folderFiles(join(folder, 'files'))
}
