import { AwsClient } from 'aws4fetch'
import type { FileStore, S3Bucket } from '../../ports/fileStore'
import { OutageError } from '../../services/platform/outage'

const timeoutMs = 30_000

/**
 * Stores files in a bucket of an S3-compatible store. A refusal is an error of ours; if the store does not respond,
 * callers should retry later.
 */
export function s3Files({ url, ...account }: S3Bucket): FileStore {
  const client = new AwsClient({ ...account, service: 's3', retries: 3 })
  const call = async (method: 'PUT' | 'GET' | 'DELETE', uuid: string, content?: Uint8Array) => {
    const response = await client
      .fetch(`${url.replace(/\/$/, '')}/${uuid}`, {
        method,
        signal: AbortSignal.timeout(timeoutMs),
        ...(content !== undefined && { body: Uint8Array.from(content) }),
      })
      .catch((cause: unknown) => {
        throw new OutageError('the store of files does not answer', { cause })
      })
    if (response.ok || (response.status === 404 && method !== 'PUT')) return response
    const message = `the store of files responded to ${method} with ${response.status}`
    throw response.status >= 500 ? new OutageError(message) : new Error(message)
  }
  return {
    write: async (uuid, content) => {
      await call('PUT', uuid, content)
    },
    read: async (uuid) => {
      const response = await call('GET', uuid)
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : null
    },
    remove: async (uuid) => {
      await call('DELETE', uuid)
    },
  }
}
