import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from '../../ports/fileStore'

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Stores files in a folder of this machine, or one that all processes of a deployment share. */
export function folderFiles(folder: string): FileStore {
  const pathOf = (uuid: string) => {
    // The server generates the name of a file; no other input may become a path.
    if (!/^[0-9a-f-]{36}$/.test(uuid)) throw new Error('The name of a file must be its uuid')
    return join(folder, uuid)
  }
  return {
    write: async (uuid, content) => {
      await mkdir(folder, { recursive: true })
      const unfinished = `${pathOf(uuid)}.part`
      await writeFile(unfinished, content)
      // Writes atomically: readers find the whole file or none.
      await rename(unfinished, pathOf(uuid))
    },
    read: async (uuid) => {
      try {
        return await readFile(pathOf(uuid))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    remove: (uuid) => rm(pathOf(uuid), { force: true }),
  }
}

/** For an in-memory database. */
export function memoryFiles(): FileStore {
  const stored = new Map<string, Uint8Array>()
  return {
    write: async (uuid, content) => void stored.set(uuid, content),
    read: async (uuid) => stored.get(uuid) ?? null,
    remove: async (uuid) => void stored.delete(uuid),
  }
}
