import { createReadStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'

/**
 * A file of a form. Its content stays on disk until the call ends and is read on demand: twenty forms of the maximum
 * size would otherwise take half a gigabyte of memory.
 */
export class FormFile extends File {
  constructor(
    readonly path: string,
    private readonly length: number,
    name: string,
    type: string,
  ) {
    super([], name, { type })
  }

  override get size(): number {
    return this.length
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    const { buffer, byteOffset, byteLength } = await readFile(this.path)
    return (buffer as ArrayBuffer).slice(byteOffset, byteOffset + byteLength)
  }

  override async text(): Promise<string> {
    return readFile(this.path, 'utf8')
  }

  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    return Readable.toWeb(createReadStream(this.path)) as ReadableStream<Uint8Array<ArrayBuffer>>
  }

  /** The inherited method would return an empty blob. */
  override slice(): never {
    throw new Error('Slicing is not supported: read the file as a whole, as a stream or in chunks')
  }

  /** Chunks of at most `pieceBytes`, each in a buffer of its own. */
  async *pieces(pieceBytes: number): AsyncGenerator<Uint8Array> {
    const handle = await open(this.path)
    try {
      for (;;) {
        const { bytesRead, buffer } = await handle.read(Buffer.alloc(pieceBytes), 0, pieceBytes)
        if (bytesRead === 0) return
        yield buffer.subarray(0, bytesRead)
      }
    } finally {
      await handle.close()
    }
  }
}
