import type { BuildingTheme } from './buildings'
import type { Boot } from './deployment'
import type { Locale } from './locales'
import type { User } from './users'

/** The response to a read, in the shape of its endpoint: its reply, or problem details. */
export type ReadAnswer = { status: number; body: unknown }

/** The same with the body as JSON text, which is serialised once and parsed only if needed. */
export type SentAnswer = { status: number; json: string }

/** A read of a page, identified as in `PrefetchedReply`, and its response. */
export type AnsweredRead = { key: string; answer: SentAnswer }

/**
 * A response embedded in a rendered page. `key` identifies its read: `keyOfRead` of
 * `src/platform/api/responseCache.ts`.
 */
export type PrefetchedReply = ReadAnswer & { key: string }

/** Formatted numbers and dates, by formatter (its kind, locale and options) and value. */
export type FormattedTexts = Record<string, Record<string, string>>

/** The state of a rendered page, with which the browser continues. */
export type RenderedState = {
  /** Path and query of the rendered page; after a redirect, those of its target. */
  href: string
  locale: Locale
  /** The user for whom it was rendered; null for an anonymous visitor. */
  user: User | null
  /** The theme of the building in the page; null for the host's own. */
  theme: BuildingTheme | null
  /** The features whose code the page needs. */
  areas: Area[]
  /** The numbers and dates in it, which the browser then need not format again. */
  formatted: FormattedTexts
  /** The server's time when it was rendered, in milliseconds since 1970. */
  at: number
  replies: PrefetchedReply[]
}

/** Query parameters of a read. */
export type ReadQuery = Record<string, string | number | boolean | undefined>

/** One user's reads, by an endpoint's path in the contract. It never rejects. */
export type Reads = (
  path: string,
  input: {
    params: Record<string, string>
    query: ReadQuery
    /** The language of the reply. */
    locale: string
  },
) => Promise<SentAnswer>

/** What the server knows about the page before it renders it. */
export type RenderRequest = {
  boot: Boot
  /** Path and query of the document. */
  href: string
  /** The `User-Agent` of the browser. */
  agent: string
  /** The language that the browser requests. */
  locale: Locale
  reader: { user: User; reads: Reads; toggles: Toggles } | null
  /**
   * Identifies the requester for the limit of concurrent renderings: the user, or the address of a
   * signed-out client; null without one.
   */
  client: string | null
  /** How long to wait for the page's reads, in milliseconds; missing ones render as loading. */
  waitMs: number
  /** Reads what the page shows and stops before rendering it: the result is a shell with `replies`. */
  isPrefetch?: boolean
  /** Receives the head as soon as it is known, which is before the page's own reads; not called for a shell. */
  onHead?: (head: RenderedHead) => void
}

/** Names of the toggles that are on for an identity of the flag service. */
export type Toggles = (identity: {
  userId: string
  properties: Record<string, string>
}) => Promise<string[]>

/** What the beginning of a document depends on. */
export type RenderedHead = {
  locale: Locale
  /** The UUID of the user for whom the page is rendered; null for an anonymous visitor. */
  user: string | null
}

export type RenderedPage = {
  /** CSS text of the brand's and the building's tokens. */
  css: string
  /** CSS text of elements with a style of their own. */
  ownCss: string
  title: string
  /** Preload hints for the head, such as for the largest picture. */
  head: string
  /** Markup of the page; empty if the browser has to render it. */
  body: string
  /** Null with an empty body. */
  rendered: Omit<RenderedState, 'replies'> | null
  /** Features whose code the browser is likely to need. */
  areas: readonly Area[]
  /** The reads with which it was rendered; their answers are those that `Reads` returned. */
  replies: readonly AnsweredRead[]
  /** The toggles with which it was rendered. */
  toggles: string[]
  /** Some of the page's reads did not complete in time; the browser fetches them. */
  isLate: boolean
}

export type Renderer = {
  render(request: RenderRequest): Promise<RenderedPage>
  /** Only colors and title: the browser renders the page. */
  shell(boot: Boot, audience: Audience): RenderedPage
}

/**
 * The audience of a page that the browser renders: a signed-out user, one who is signed in by their
 * cookie, or any user whose device is offline.
 */
export type Audience = 'signedOut' | 'signedIn' | 'offline'

/** Data in the HTML: boot data, and the rendered state; null if nothing was rendered. */
export type InlinedBoot = Boot & { rendered: RenderedState | null }

/**
 * Features, each of which is one chunk of code (`scripts/chunks.ts`), and the catalogue with its
 * messages.
 */
export const areaCatalogues = {
  server: null,
  entry: 'entry',
  wizard: 'wizard',
  inside: 'inside',
  details: 'details',
  suites: 'suites',
  search: 'search',
  accessibility: 'accessibility',
  // The form for a new password is the same in both.
  account: 'wizard',
  cards: 'details',
  live: null,
  bridge: null,
  native: null,
  // Its forms use messages of the details.
  mine: 'details',
} as const

/** A part of the app whose code and messages are loaded together. */
export type Area = keyof typeof areaCatalogues
