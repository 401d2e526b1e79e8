import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const [ivBytes, tagBytes] = [12, 16]

/** `secret` has 32 bytes. The result starts with its random parts, so the same bytes never look the same. */
export function encrypt(plain: Uint8Array, secret: Uint8Array): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, secret, iv)
  const encrypted = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted])
}

/** Throws if `encrypted` was changed, or encrypted with another secret. */
export function decrypt(encrypted: Uint8Array, secret: Uint8Array): Buffer {
  const decipher = createDecipheriv(algorithm, secret, encrypted.subarray(0, ivBytes))
  decipher.setAuthTag(encrypted.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([decipher.update(encrypted.subarray(ivBytes + tagBytes)), decipher.final()])
}
