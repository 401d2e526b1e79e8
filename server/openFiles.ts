import { join, resolve } from 'node:path'
import { folderFiles, memoryFiles } from './adapters/files/localFiles'
import { s3Files } from './adapters/files/s3Files'
import type { Environment } from './environment'
import type { FileStore } from './ports/fileStore'

/** Files go to the bucket or the folder that is configured; else beside the embedded database, in memory where that is. */
export function openFiles(
  root: string,
  folder: string | null,
  { s3, FILES_DIR }: Environment,
): FileStore {
  if (s3 !== null) return s3Files(s3)
  if (FILES_DIR !== undefined) return folderFiles(resolve(root, FILES_DIR))
  return folder === null ? memoryFiles() : folderFiles(join(folder, 'files'))
}
