import { isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/**
 * The client's network address, for rate limits: the peer of the socket, or the address that the outermost of
 * `trustedProxies` saw. Entries further left in `X-Forwarded-For` are not trusted, because the client may have written
 * them. Null without a socket.
 */
export function clientOf(context: Context, trustedProxies: number): string | null {
  const socket = (context.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress
  if (socket === undefined) return null
  const forwarded = (context.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map(withoutPort)
    .filter((part) => part !== '')
  const seen = [...forwarded, socket].slice(-1 - trustedProxies)
  return network(seen.find((address) => isIP(address) !== 0) ?? socket)
}

/** `1.2.3.4:567` and `[::1]:567`, as some proxies write. */
function withoutPort(input: string): string {
  const text = input.trim()
  return /^\[(.+)\](:\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, '$1')
}

/** IPv6 is cut to its /64: one household owns a whole /64 and could change its address at will. */
function network(address: string): string {
  const mapped = mappedAddress(address)
  if (mapped !== null || isIP(address) !== 6) return mapped ?? address
  const [withoutZone = ''] = address.split('%', 1)
  const [head = '', tail] = withoutZone.toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  const groups = tail === undefined ? left : [...left, ...zeros, ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

/** The IPv4 address inside an IPv6 one, in either spelling: `::ffff:5.5.5.5` or `::ffff:505:505`. Null for others. */
function mappedAddress(address: string): string | null {
  const [, rest = ''] = /^(?:::|(?:0{1,4}:){5})ffff:(.+)$/i.exec(address) ?? []
  if (isIP(rest) === 4) return rest
  const groups = /^([\da-f]{1,4}):([\da-f]{1,4})$/i.exec(rest)
  if (groups === null) return null
  const [high = 0, low = 0] = groups.slice(1).map((group) => Number.parseInt(group, 16))
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}
