import type { BuildingTheme } from './buildings'
import type { Boot } from './deployment'
import type { Locale } from './locales'
import type { User } from './users'

/** What a read was answered, as an endpoint answers it: its reply, or problem details. */
export type ReadAnswer = { status: number; body: unknown }

/** The same as it travels: the body is JSON text, made once and read where it is needed. */
export type SentAnswer = { status: number; json: string }

/** An answer that travels with a rendered page. `key` says of which read: `keyOfRead` of `src/platform/api/responseCache.ts`. */
export type PrefetchedReply = ReadAnswer & { key: string }

/** What a rendered page brings along, so that the browser begins where the server ended. */
export type RenderedState = {
  /** Path and query of what was rendered; where the address led to another page, that page's. */
  href: string
  locale: Locale
  /** For whom; null: for a visitor who is signed out. */
  user: User | null
  /** The theme of the building that it wears; null: the look of the host. */
  theme: BuildingTheme | null
  /** The areas of code that the page needs. */
  areas: Area[]
  replies: PrefetchedReply[]
}

/** What an address can carry. */
export type ReadQuery = Record<string, string | number | boolean | undefined>

/** Reads of one user, by the path of an endpoint in the contract. It never rejects. */
export type Reads = (
  path: string,
  input: {
    params: Record<string, string>
    query: ReadQuery
    /** The language that the answer is to be in. */
    locale: string
  },
) => Promise<SentAnswer>

/** What the server knows of the page that it renders. */
export type RenderRequest = {
  boot: Boot
  /** Path and query of the document. */
  href: string
  /** The `User-Agent` of the browser. */
  agent: string
  /** The language that the browser asks for. */
  locale: Locale
  reader: { user: User; reads: Reads; toggles: Toggles } | null
  /** Who asks: the user, or the address of a client that is signed out; null without one. Each gets so many pages at once. */
  client: string | null
  /** How long to wait for what the page shows; what is missing then is rendered as loading. */
  waitMs: number
  /** Reads what the page shows and stops before rendering it: the result is a shell with `replies`. */
  isPrefetch?: boolean
}

/** Names of the toggles that are on for an identity of the flag service. */
export type Toggles = (identity: {
  userId: string
  properties: Record<string, string>
}) => Promise<string[]>

/** A page, drawn. */
export type RenderedPage = {
  /** CSS text of the tokens of brand and building. */
  css: string
  title: string
  /** Markup for the head: what the browser should fetch first, such as the largest picture. */
  head: string
  /** Markup of the page; empty where it has to be drawn in the browser. */
  body: string
  /** Null with an empty body. */
  rendered: Omit<RenderedState, 'replies'> | null
  /** The parts of the code that the browser is likely to need. */
  areas: readonly Area[]
  /** The `replies` of the rendering as JSON text: with a building full of content, they are most of the page. */
  replies: string
  /** The toggles that it was rendered with. */
  toggles: string[]
  /** Something that the page shows had not come in time; the browser's scripts fetch it. */
  isLate: boolean
}

export type Renderer = {
  render(request: RenderRequest): Promise<RenderedPage>
  /** Colours and title alone: the page is drawn in the browser. */
  shell(boot: Boot, audience: Audience): RenderedPage
}

/**
 * For whom a page is drawn in the browser: a visitor who is signed out, one who is signed in as far as their cookie says,
 * or anybody whose device has no network.
 */
export type Audience = 'signedOut' | 'signedIn' | 'offline'

/** What the HTML carries: boot data, and what was rendered; null where nothing was. */
export type InlinedBoot = Boot & { rendered: RenderedState | null }

/** The areas, whose code travels together (`scripts/chunks.ts`), and the catalogue that each one speaks with. */
export const areaCatalogues = {
  server: null,
  entry: 'entry',
  wizard: 'wizard',
  inside: 'inside',
  details: 'details',
  suites: 'suites',
  search: 'search',
  // The choice of a password is the same in both.
  account: 'wizard',
  cards: 'details',
  live: null,
  bridge: null,
  native: null,
  // Its forms speak with the texts of the details.
  mine: 'details',
} as const

/** A part of the app whose code and texts travel together. */
export type Area = keyof typeof areaCatalogues
