import { availableParallelism } from 'node:os'
import type { OwnPictures, RemotePictures } from '../ports/pictures'
import { Refusal } from '../services/platform/refusal'
import { type Cut, cutPicture, type Measures } from './cut'
import { createFairQueue } from './fairQueue'
import { lruCache } from './lruCache'

/**
 * Returns the picture that `source` names, in the requested shape, width and format. Clients, named by `client`, take
 * turns.
 */
export type Images = (source: string, measures: Measures, client?: string | null) => Promise<Cut>

type Options = {
  own: OwnPictures
  remote: RemotePictures
  /** The allowed origins of remote pictures. */
  origins: readonly string[]
  now: () => Date
  /** The maximum memory of cached pictures, in bytes. */
  memoryBytes?: number
}

const megabyte = 1024 * 1024
const dayMs = 24 * 60 * 60 * 1000
/** The maximum number of sources in memory, each of up to twelve megabytes. */
const readAtOnce = 8
const maxWaiting = 1024
const maxWaitingOfClient = 128
/**
 * Node's pool has four threads. At most three of them cut pictures, because password hashing and file access need one,
 * too.
 */
const cutsAtOnce = Math.min(availableParallelism(), 3)

/** Cuts pictures to size and caches the results. Concurrent requests for the same picture share one cut. */
export function imagesOf(options: Options): Images {
  const { own, remote, origins, now, memoryBytes = 64 * megabyte } = options
  const known = lruCache<Cut>({
    bytes: memoryBytes,
    sizeOf: ({ body }) => body.byteLength + 1024,
    lifeMs: dayMs,
    now,
  })
  const underWay = new Map<string, Promise<Cut>>()
  const inTurn = createFairQueue({
    concurrency: readAtOnce,
    maxWaiting,
    maxWaitingOfKey: maxWaitingOfClient,
  })
  const cutting = createFairQueue({
    concurrency: cutsAtOnce,
    maxWaiting: readAtOnce,
    maxWaitingOfKey: readAtOnce,
  })

  const make = async (input: string, measures: Measures, client: string): Promise<Cut> => {
    const source = sourceOf(input, origins)
    if (source === null) throw notAllowed()
    return inTurn(client, async () => {
      const picture = source.kind === 'own' ? await own(source.path) : await remote(source.url)
      if (picture === null) throw new Refusal('not_found', { detail: 'No such picture.' })
      return cutting(client, () => cutPicture(picture, measures))
    })
  }

  return async (source, measures, client = null) => {
    const key = `${measures.shape} ${measures.width} ${measures.format} ${source}`
    const found = known.get(key)
    if (found !== null) return found
    const started = underWay.get(key)
    if (started !== undefined) return started
    const cut = make(source, measures, client ?? '')
    underWay.set(key, cut)
    try {
      const made = await cut
      known.set(key, made)
      return made
    } finally {
      underWay.delete(key)
    }
  }
}

function notAllowed(): Refusal {
  const message = "Must be a path of this server's pictures or an address at an allowed origin"
  return new Refusal('invalid_request', {
    errors: [{ path: 'query.src', code: 'not_allowed', message }],
  })
}

/** The location of a picture: a path of our own server, or an origin that the deployment allows. */
type Source = { kind: 'own'; path: string } | { kind: 'remote'; url: URL }

const maxLength = 2000
/** No segment begins with a dot, and nothing is escaped, so a path cannot leave these folders. */
const ownPath = /^\/(?:brands|icons|pictures|uploads)(?:\/[\w-][\w.-]*)+$/

/** Parses `src`; null if it is neither kind. Origins are compared exactly, never by a part. */
function sourceOf(input: string, origins: readonly string[]): Source | null {
  if (input.length > maxLength) return null
  if (ownPath.test(input)) return { kind: 'own', path: input }
  if (!input.startsWith('https://') || !URL.canParse(input)) return null
  const url = new URL(input)
  const isPlain = url.username === '' && url.password === ''
  return isPlain && origins.includes(url.origin) ? { kind: 'remote', url } : null
}
