import { createPrivateKey, createPublicKey, generateKeyPair, randomBytes, sign } from 'node:crypto'
import { promisify } from 'node:util'

/** Both in PEM format. */
export type KeyAndCertificate = { privateKey: string; certificate: string }

/** ASN.1 object identifiers in DER encoding. */
const commonName = Buffer.from('0603550403', 'hex')
const rsaWithSha256 = Buffer.from('06092a864886f70d01010b', 'hex')

/** A new RSA key and a self-signed certificate for it, valid for twenty years. */
export async function makeCertificate(name: string, now: Date): Promise<KeyAndCertificate> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' })
  const algorithm = sequence(rsaWithSha256, der(0x05))
  const subject = sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(name)))))
  const until = new Date(now)
  until.setUTCFullYear(until.getUTCFullYear() + 20)
  const toBeSigned = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    algorithm,
    subject,
    sequence(time(now), time(until)),
    subject,
    publicKey,
  )
  const signature = sign('sha256', toBeSigned, createPrivateKey(privateKey))
  const noUnusedBits = Buffer.from([0])
  const whole = sequence(toBeSigned, algorithm, der(0x03, noUnusedBits, signature))
  return { privateKey, certificate: pem(whole) }
}

/** One ASN.1 value in DER encoding: tag, length, content. */
function der(tag: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content)
  return Buffer.concat([Buffer.from([tag]), length(body.length), body])
}

function sequence(...content: Buffer[]): Buffer {
  return der(0x30, ...content)
}

function length(bytes: number): Buffer {
  if (bytes < 0x80) return Buffer.from([bytes])
  return bytes < 0x100 ? Buffer.from([0x81, bytes]) : Buffer.from([0x82, bytes >> 8, bytes & 0xff])
}

function time(at: Date): Buffer {
  return der(0x18, Buffer.from(at.toISOString().replace(/[-:T]|\.\d+/g, '')))
}

function pem(whole: Buffer): string {
  const lines = whole.toString('base64').replace(/.{64}(?=.)/g, '$&\n')
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`
}
