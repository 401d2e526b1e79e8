import type { BridgeAnswer } from '@contract/bridge'
import type { CardResult } from '@contract/cards'
import type { BrowserDeployment } from '@contract/deployment'
import type { Locale } from '@contract/locales'
import type { User } from '@contract/users'
import type { Session } from '@machines/auth/session/context'
import type { ProviderCommand, ProviderEvent } from '@machines/cards/addCard/events'
import type { AppActor } from '@machines/platform/app/system'
import type { UseMeasured } from '@machines/platform/consent/machine'
import type { InstallSourceEvent } from '@machines/platform/install/machine'
import type { OfflineScope } from '@machines/platform/pages/scope'
import type { FlagIdentity, FlagsEvent } from '@machines/tenancy/flags/machine'
import type { Call, Channel, Listener } from '@platform/actorOf'
import type { Api } from '@platform/api/client'
import type { Texts } from '@platform/language/catalogues'
import type { Posted } from '@platform/posted'

/**
 * What the app needs of the place where it runs, besides the API: a browser, the server that renders a page, or a test.
 * Stored values are not here: `platform/storage` reads null where there is no storage.
 */
export type Host = {
  /** Where the API is: a path of the page's origin, or a URL. */
  apiUrl: string
  /** The stored session, with the user as the server rendered the page for them; null without one. */
  readSession: () => Promise<Session | null>
  /** The user as the server rendered the page for them, in place of one read; null after that. */
  takeUser: () => User | null
  /**
   * Reads a draft of this tab. Server rendering, which knows none, resolves with `rendered`: what the page shows without
   * a draft. It never settles where that is left out.
   */
  restore: <Draft>(read: () => Draft, rendered?: Draft) => Promise<Draft>
  /** The listener itself in a browser; server rendering hears no events of a page. */
  listen: <Event, Input>(listener: Listener<Event, Input>) => Listener<Event, Input>
  watchFlags: Listener<FlagsEvent, { identity: FlagIdentity }>
  /** Collects and sends usage events while the user agrees. */
  measureUse: Channel<never, UseMeasured>

  loadCatalogue: Call<{ locale: Locale }, void>
  /** Adds the texts of an area to the active catalogue. */
  fetchCatalogues: (texts: Texts) => Promise<void>

  /** Requests other than calls of the API: health, pages for the frame. */
  fetch: typeof fetch
  /** Path and query of the page that opens after a sign-in, in the building with this UUID if none is named. */
  landingHref: (building: string | null) => string
  /** Opens a page of the app. */
  navigate: (path: string) => void
  goBack: () => void
  /** Loads the route of the current address again. */
  retryPage: () => void
  /** Reloads the document, in the language that the address asked for. */
  reloadPage: (queried: Locale | null) => void
  /** Leaves for another site. Resolves when the user comes back to this very page, with the browser's Back. */
  leave: (href: string) => Promise<void>
  /** Opens an address in a tab without an opener. */
  openLink: (href: string) => void
  /** Opens an empty tab while a press still counts as the user's; null where the browser blocks it. */
  openTab: () => Window | null
  report: (what: string, error?: unknown) => void
  /** Only in builds for developers. */
  openFarmSelector?: () => void

  /** Caches a user's home, and the files that it needs, for a time without network. */
  cacheForOffline: Call<{ scope: OfflineScope | null }, void>
  watchInstall: Listener<InstallSourceEvent>
  promptInstall: Call<undefined, { isAccepted: boolean }>
  /** Removes what a guest left in storage and history, and opens the first page. */
  wipeBrowser: Call<undefined, void>

  /** The window in which a native app injects its transport. */
  window: () => Window
  /** Messages that are posted to this window, by its frame or by others. */
  watchFrame: Listener<Posted, { origin: string }>
  answerFrame: (reply: { origin: string; answer: BridgeAnswer }) => void
  /** Mounts the card provider's frames in the page; number and CVV never leave them. */
  cardProvider: Channel<ProviderEvent, ProviderCommand>
  /** Posts a card's result to the page that embeds the app, where there is one. */
  postToHostPage: (result: CardResult) => void
}

/** What features build the actors of their machines from. Tests replace `api` and `host`, and nothing else. */
export type Dependencies = {
  /** The typed endpoints of the contract. */
  api: Api
  host: Host
  deployment: BrowserDeployment
  /** The app that the actors run in; it exists once they start. */
  app: () => AppActor
}
