import { lookup as resolve } from 'node:dns'
import { type IncomingHttpHeaders, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import type { FetchProblem } from '@contract/operate/identityProviders'

export class FetchError extends Error {
  constructor(
    readonly problem: Exclude<FetchProblem, 'unreadable'>,
    options: ErrorOptions = {},
  ) {
    super(problem, options)
  }
}

type Limits = {
  /** Plain HTTP as well, as in development. */
  allowHttp: boolean
  bytes: number
  timeoutMs?: number
  /** Whether an IP address may not be called. */
  isRefused?: (ip: string) => boolean
}

type Sent = {
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array
  signal?: AbortSignal
}
type Received = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/**
 * Reads a text from an address that an operator has entered.
 * @throws FetchError
 */
export async function fetchPublicText(address: string, limits: Limits): Promise<string> {
  const headers = { accept: 'application/samlmetadata+xml, application/xml, text/xml' }
  const { status, body } = await requestPublic(address, { headers }, limits)
  if (status !== 200) throw new FetchError('unreachable')
  return body.toString('utf8')
}

/**
 * Sends a request to an address that an operator has entered, or that its reply names. The address must be public:
 * neither this machine nor its network, however the name resolves. Redirects are not followed, since they could lead
 * there.
 * @throws FetchError
 */
export async function requestPublic(
  address: string,
  { body, signal, ...sent }: Sent,
  { allowHttp, bytes, timeoutMs = 10_000, isRefused = isPrivate }: Limits,
): Promise<Received> {
  const url = publicUrl(address, { allowHttp, isRefused })
  const timeout = AbortSignal.timeout(timeoutMs)
  return new Promise((answer, fail) => {
    const refuse = (problem: FetchError['problem']) => fail(new FetchError(problem))
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    const outgoing = request(
      url,
      {
        ...sent,
        // The address that was checked is the one that is called: a second look-up could differ.
        lookup: checkedLookup(isRefused),
        // A connection that something else has opened was not checked.
        agent: false,
        signal: signal === undefined ? timeout : AbortSignal.any([timeout, signal]),
      },
      (response) => {
        const parts: Buffer[] = []
        let size = 0
        response.on('data', (part: Buffer) => {
          size += part.length
          if (size > bytes) {
            response.destroy()
            refuse('too_large')
          } else parts.push(part)
        })
        response.on('end', () => {
          const { statusCode: status = 0, headers } = response
          answer({ status, headers, body: Buffer.concat(parts) })
        })
        response.on('error', () => refuse('unreachable'))
      },
    )
    outgoing.on('error', (error) =>
      fail(error instanceof FetchError ? error : new FetchError('unreachable', { cause: error })),
    )
    outgoing.end(body)
  })
}

/**
 * Looks an address up without calling it.
 * @throws FetchError if it is not public
 */
export async function checkPublic(
  address: string,
  limits: Pick<Limits, 'allowHttp' | 'isRefused'>,
): Promise<void> {
  const { isRefused = isPrivate } = limits
  const { hostname } = publicUrl(address, { ...limits, isRefused })
  if (isIP(literalOf(hostname)) !== 0) return
  await new Promise<void>((answer, fail) => {
    checkedLookup(isRefused)(hostname, { all: true }, (error) => {
      if (error === null) answer()
      else fail(error instanceof FetchError ? error : new FetchError('unreachable'))
    })
  })
}

const literalOf = (hostname: string) => hostname.replace(/^\[|\]$/g, '')

function publicUrl(
  address: string,
  { allowHttp, isRefused }: { allowHttp: boolean; isRefused: (ip: string) => boolean },
): URL {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url === null || !(url.protocol === 'https:' || (allowHttp && url.protocol === 'http:'))) {
    throw new FetchError('address')
  }
  if (url.username !== '' || url.password !== '') throw new FetchError('address')
  const literal = literalOf(url.hostname)
  if (isIP(literal) !== 0 && isRefused(literal)) throw new FetchError('private_address')
  return url
}

function checkedLookup(isRefused: (ip: string) => boolean): LookupFunction {
  return (hostname, { all, ...options }, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? []
      if (error !== null || first === undefined) {
        callback(error ?? new FetchError('unreachable'), '', 0)
      } else if (found.some((each) => isRefused(each.address))) {
        callback(new FetchError('private_address'), '', 0)
      } else if (all === true) callback(null, found)
      else callback(null, first.address, first.family)
    })
  }
}

/** Addresses that are not on the public internet (IANA special-purpose registries). */
const refused = new BlockList()
const ranges: readonly (readonly [string, number, 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 96, 'ipv6'],
  ['::ffff:0:0:0', 96, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['64:ff9b:1::', 48, 'ipv6'],
  ['100::', 64, 'ipv6'],
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['3fff::', 20, 'ipv6'],
  ['5f00::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['fec0::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
]
for (const [network, prefix, family] of ranges) refused.addSubnet(network, prefix, family)

/** Whether an address belongs to this machine, its network, or no one. */
export function isPrivate(ip: string): boolean {
  const family = isIP(ip)
  // An IPv4 address in IPv6 form is checked as what it is: Node compares it with the IPv4 ranges.
  return family === 0 || refused.check(ip, family === 4 ? 'ipv4' : 'ipv6')
}
