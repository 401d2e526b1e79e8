import { deviceSeconds } from '../services/auth/devices'
import { readCookie, setCookie } from './cookies'
import type { Dependencies } from './dependencies'

type Asking = Pick<Dependencies, 'deployment' | 'devices' | 'hash' | 'now'> & {
  caller: { cookie: string; setCookie: (cookie: string) => void }
}

/**
 * Each address has its own cookie, because several people may share a browser. The name is a hash and does not reveal
 * the address.
 */
const cookieOf = ({ hash }: Asking, email: string) =>
  `device-${hash('device cookie', email).slice(0, 16)}`

/** The id of the calling device, if this address has signed in there before. */
export async function deviceFor(asking: Asking, email: string): Promise<string | null> {
  const { caller, deployment, devices, now } = asking
  const token = readCookie(caller.cookie, cookieOf(asking, email), deployment.server.publicScheme)
  return token === null ? null : devices.deviceOf(token, email, now())
}

/** Marks the device as known, after its user has proved to own the address. */
export async function rememberDevice(asking: Asking, email: string): Promise<void> {
  const { caller, deployment, devices, now } = asking
  const known = await deviceFor(asking, email)
  const value = await devices.remember(email, known, now())
  const cookie = {
    name: cookieOf(asking, email),
    value,
    maxAgeSeconds: deviceSeconds,
    path: '/api',
  }
  caller.setCookie(setCookie(cookie, deployment.server.publicScheme))
}
