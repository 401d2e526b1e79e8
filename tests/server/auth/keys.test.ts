import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readEnvironment } from '@server/environment'
import { accessTokens } from '@server/services/auth/accessToken'
import { keyringOf } from '@server/services/auth/keyring'
import { makeCertificate } from '@server/services/auth/selfSigned'
import { rotateSigningSecret, signingSecrets } from '@server/services/auth/signingSecrets'
import { launchKey, storedKey } from '@server/services/auth/storedKey'
import { decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../database'

const now = new Date()
const claims = { userUuid: crypto.randomUUID(), familyUuid: crypto.randomUUID() }
const bytes = (text: string) => new TextEncoder().encode(text.padEnd(32, '.'))
const [first, second, foreign] = [bytes('first'), bytes('second'), bytes('foreign')]
const kidOf = (token: string) => decodeProtectedHeader(token).kid

describe('several secrets', () => {
  it('all verify, and the first signs', async () => {
    const before = accessTokens(keyringOf([first]))
    const after = accessTokens(keyringOf([second, first]))
    const [old, fresh] = [await before.sign(claims, now), await after.sign(claims, now)]
    expect(kidOf(fresh)).not.toBe(kidOf(old))
    expect(kidOf(fresh)).toBe(kidOf(await accessTokens(keyringOf([second])).sign(claims, now)))
    for (const token of [old, fresh]) {
      expect(await after.verify(token, now)).toMatchObject(claims)
    }
    await expect(before.verify(fresh, now)).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  it('no longer verify the signature of a removed one', async () => {
    const old = await accessTokens(keyringOf([foreign])).sign(claims, now)
    const verifying = accessTokens(keyringOf([second, first])).verify(old, now)
    await expect(verifying).rejects.toMatchObject({ code: 'unauthenticated' })
  })
})

describe('secrets in the environment', () => {
  const [one, two] = ['1'.repeat(32), '2'.repeat(32)]

  it('are the signing one and its predecessors', () => {
    expect(readEnvironment({}).tokenSecrets).toEqual([])
    expect(readEnvironment({ TOKEN_SECRET: one }).tokenSecrets).toEqual([one])
    const both = { TOKEN_SECRET: one, TOKEN_SECRET_EARLIER: ` ${two}  ${one}\n` }
    expect(readEnvironment(both).tokenSecrets).toEqual([one, two, one])
  })

  it.each([
    [{ TOKEN_SECRET: one, TOKEN_SECRET_EARLIER: 'short' }, 'TOKEN_SECRET_EARLIER'],
    [{ TOKEN_SECRET_EARLIER: two }, 'set TOKEN_SECRET to the one that signs'],
  ])('are refused if one is too short or none signs', (given, words) => {
    expect(() => readEnvironment(given)).toThrow(words)
  })
})

describe('the secret in the database', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  it('is created once, and rotates on demand; the last three verify', async () => {
    const { connection } = database
    const ringNow = async () => accessTokens(keyringOf(await signingSecrets(connection, [])))
    const signed = [await (await ringNow()).sign(claims, now)]
    expect(await (await ringNow()).verify(signed[0] ?? '', now)).toMatchObject(claims)
    for (let n = 0; n < 3; n += 1) {
      await rotateSigningSecret(database)
      signed.unshift(await (await ringNow()).sign(claims, now))
    }
    expect(new Set(signed.map(kidOf)).size).toBe(4)
    const ring = await ringNow()
    for (const token of signed.slice(0, 3)) {
      expect(await ring.verify(token, now)).toMatchObject(claims)
    }
    await expect(ring.verify(signed[3] ?? '', now)).rejects.toMatchObject({
      code: 'unauthenticated',
    })
  })

  it('has a counterpart for assertions, created once for concurrent callers', async () => {
    const { connection } = database
    const two = await Promise.all([launchKey(connection, now), launchKey(connection, now)])
    expect(two[0]).toEqual(two[1])
    expect(await launchKey(connection, now)).toEqual(two[0])
    const saved = { setting: 'saml_launch_key', name: 'Another' }
    expect(await storedKey(connection, saved, now)).toEqual(two[0])
    expect(new X509Certificate(two[0].certificate).subject).toBe('CN=Portico')
  })
})

describe('our certificate', () => {
  // From these lengths on, the length itself needs one more byte.
  it.each([128, 256])('is readable by others, even with a name of %d letters', async (letters) => {
    const at = new Date('2031-12-09T08:07:06.543Z')
    const { privateKey, certificate } = await makeCertificate('x'.repeat(letters), at)
    expect(privateKey).toMatch(/^-----BEGIN PRIVATE KEY-----\n/)
    const read = new X509Certificate(certificate)
    expect([read.subject, read.issuer]).toEqual(Array(2).fill(`CN=${'x'.repeat(letters)}`))
    expect(new Date(read.validFrom)).toEqual(new Date('2031-12-09T08:07:06Z'))
    expect(new Date(read.validTo)).toEqual(new Date('2051-12-09T08:07:06Z'))
    expect(read.serialNumber).toMatch(/^01[\dA-F]{30}$/)
    expect(read.publicKey.asymmetricKeyDetails).toMatchObject({ modulusLength: 2048 })
    expect(read.verify(read.publicKey)).toBe(true)
    expect(read.checkPrivateKey(createPrivateKey(privateKey))).toBe(true)
    const lines = certificate.split('\n')
    expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual([
      '-----BEGIN CERTIFICATE-----',
      '-----END CERTIFICATE-----',
      '',
    ])
    const text = lines.slice(1, -2)
    expect(text.slice(0, -1).every(({ length }) => length === 64)).toBe(true)
    expect(text.at(-1)).toMatch(/^[\w+/=]{1,64}$/)
  })
})
