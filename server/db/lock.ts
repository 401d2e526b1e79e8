import { createHash } from 'node:crypto'
import { realpath, unlink } from 'node:fs/promises'
import { createConnection, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '../startError'

export type FolderLock = { release(): Promise<void> }

/**
 * An exclusive lock on a folder, held as long as this process lives. It is a listening socket: unlike a file with a
 * process id, the operating system releases it when the process dies.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const address = addressOf(await realpath(folder))
  const server = createServer((socket) => socket.end())
  for (let attempt = 0; ; attempt += 1) {
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen(address, resolve)
      })
      break
    } catch (error) {
      const inUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      if (!inUse) throw error
      if (attempt > 0 || (await answers(address))) {
        throw new StartError(
          `The data folder ${folder} is in use by another Portico; stop that one or set DATA_DIR to another folder.`,
        )
      }
      // The socket belongs to a process that was killed: no process listens on it.
      await unlink(address).catch(() => undefined)
    }
  }
  server.unref()
  return { release: () => new Promise((resolve) => server.close(() => resolve())) }
}

function addressOf(folder: string): string {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 24)
  if (process.platform === 'win32') return `\\\\.\\pipe\\portico-${name}`
  const inside = join(folder, 'lock')
  // Unix limits the length of a socket's path to about a hundred bytes.
  return Buffer.byteLength(inside) < 100 ? inside : join(tmpdir(), `portico-${name}.lock`)
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(address)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
