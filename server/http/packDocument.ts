import { PassThrough, pipeline, Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

const brotli = () =>
  createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  })
const gzip = () => createGzip({ flush: constants.Z_SYNC_FLUSH })

/**
 * Compresses each part of a document as soon as it is available, and as far as is possible in little time: on a slow
 * connection, half of the time to first paint is spent on these bytes.
 *
 * @param report receives the error of a part that could not be produced; the response then ends early
 */
export function packDocument(
  parts: AsyncIterable<string>,
  accepted: string,
  report: (error: Error) => void,
): { body: ReadableStream<Uint8Array>; encoding: string | null } {
  const [encoding, packer] = /\bbr\b/.test(accepted)
    ? (['br', brotli()] as const)
    : /\bgzip\b/.test(accepted)
      ? (['gzip', gzip()] as const)
      : ([null, new PassThrough()] as const)
  pipeline(Readable.from(parts), packer, (error) => {
    // Not a defect: the browser has left before the end.
    if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') report(error)
  })
  return { body: Readable.toWeb(packer) as ReadableStream<Uint8Array>, encoding }
}
