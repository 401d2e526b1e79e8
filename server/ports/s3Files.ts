import { AwsClient } from 'aws4fetch'
import type { FileStore } from './fileStore'

export type S3Bucket = {
  /** Of the bucket: `https://s3.eu-central-1.amazonaws.com/portico`, or any other store that speaks S3. */
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const patienceMs = 30_000

/** In a bucket of a store that speaks S3. What it refuses, or does not answer in time, is an error of ours. */
export function s3Files({ url, ...account }: S3Bucket): FileStore {
  const client = new AwsClient({ ...account, service: 's3', retries: 3 })
  const call = async (method: 'PUT' | 'GET' | 'DELETE', uuid: string, content?: Uint8Array) => {
    const response = await client.fetch(`${url.replace(/\/$/, '')}/${uuid}`, {
      method,
      signal: AbortSignal.timeout(patienceMs),
      ...(content !== undefined && { body: Uint8Array.from(content) }),
    })
    if (response.ok || (response.status === 404 && method !== 'PUT')) return response
    throw new Error(`the store of files answered ${method} with ${response.status}`)
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
