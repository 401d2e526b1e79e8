import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderFiles, memoryFiles } from '@server/adapters/files/localFiles'
import { s3Files } from '@server/adapters/files/s3Files'
import { readEnvironment } from '@server/environment'
import type { FileStore } from '@server/ports/fileStore'
import { isOutage } from '@server/services/platform/outage'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let folder: string
let s3: S3rver
const account = { region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
let url: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-files-'))
  s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'portico', configs: [] }],
  })
  const { port } = await s3.run()
  url = `http://127.0.0.1:${port}/portico`
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

const stores: Record<string, () => FileStore> = {
  'a folder': () => folderFiles(join(folder, 'deep')),
  memory: memoryFiles,
  'a bucket of S3': () => s3Files({ url, ...account }),
}

describe.each(Object.entries(stores))('files in %s', (_, open) => {
  it('are found as they were written, until they are removed', async () => {
    const store = open()
    const uuid = crypto.randomUUID()
    const content = crypto.getRandomValues(new Uint8Array(60_000))
    expect(await store.read(uuid)).toBeNull()
    await store.write(uuid, content)
    expect(Buffer.from((await store.read(uuid)) ?? []).equals(content)).toBe(true)
    await store.remove(uuid)
    await store.remove(uuid)
    expect(await store.read(uuid)).toBeNull()
  })
})

it('a folder contains no partial file, and no other name becomes a path', async () => {
  const store = folderFiles(join(folder, 'other'))
  const uuid = crypto.randomUUID()
  await store.write(uuid, Buffer.alloc(100_000))
  expect(await readdir(join(folder, 'other'))).toEqual([uuid])
  await expect(store.read('../../etc/passwd')).rejects.toThrow('uuid')
})

it('a bucket that refuses the account or is missing is an error, not an empty file', async () => {
  const wrong = s3Files({ url, ...account, accessKeyId: 'nobody' })
  await expect(wrong.write(crypto.randomUUID(), Buffer.from('x'))).rejects.toThrow('403')
  await expect(wrong.read(crypto.randomUUID())).rejects.toThrow('403')
  const missing = s3Files({ url: `${url}-missing`, ...account })
  await expect(missing.write(crypto.randomUUID(), Buffer.from('x'))).rejects.toThrow('404')
})

describe('a bucket in the environment', () => {
  const given = { FILES_S3_URL: 'https://s3.example/portico' }
  const rest = { FILES_S3_REGION: 'eu', FILES_S3_KEY_ID: 'id', FILES_S3_SECRET: 'secret' }

  it('is complete, or states what is missing', () => {
    expect(readEnvironment({}).s3).toBeNull()
    expect(() => readEnvironment(given)).toThrow('FILES_S3_REGION')
    expect(() => readEnvironment({ ...rest, FILES_S3_URL: 'https://s3.example' })).toThrow('bucket')
    expect(readEnvironment({ ...given, ...rest }).s3).toEqual({
      url: 'https://s3.example/portico',
      region: 'eu',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    })
  })
})

it('a bucket that does not respond is an outage', async () => {
  const away = s3Files({ url: 'http://127.0.0.1:9/portico', ...account })
  const error: unknown = await away.read(crypto.randomUUID()).catch((reason: unknown) => reason)
  expect(isOutage(error)).toBe(true)
}, 60_000)
