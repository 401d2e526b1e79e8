import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as zlibGzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzip = promisify(zlibGzip)

/** As small as it gets in little time: half of the first paint on a slow line is the way of these bytes. */
export async function packDocument(
  html: string,
  accepted: string,
): Promise<{ body: string | Uint8Array<ArrayBuffer>; encoding: string | null }> {
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
    return { body: new Uint8Array(await brotli(html, { params })), encoding: 'br' }
  }
  if (/\bgzip\b/.test(accepted)) return { body: new Uint8Array(await gzip(html)), encoding: 'gzip' }
  return { body: html, encoding: null }
}
