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

/**
 * The environment of the app, besides the API: a browser, server rendering, or a test. Stored
 * values are not part of it: `platform/storage` reads null where there is no storage.
 */
export type Host = {
  /** Where the API is: a path of the page's origin, or a URL. */
  apiUrl: string
  /**
   * The stored session, with the user for whom the server rendered the page; null without a
   * session.
   */
  readSession: () => Promise<Session | null>
  /**
   * Returns the user for whom the server rendered the page once, in place of one read; null after
   * that.
   */
  takeUser: () => User | null
  /**
   * Reads a draft of this tab once the page is hydrated. During server rendering, which knows no drafts, it never
   * settles.
   */
  restore: <Draft>(read: () => Draft) => Promise<Draft>
  /**
   * Returns the listener itself in a browser; during server rendering, a listener that emits
   * nothing.
   */
  listen: <Event, Input>(listener: Listener<Event, Input>) => Listener<Event, Input>
  watchFlags: Listener<FlagsEvent, { identity: FlagIdentity }>
  /** Collects and sends usage events while the user consents. */
  measureUse: Channel<never, UseMeasured>

  loadCatalogue: Call<{ locale: Locale }, void>
  /** Adds the messages of a feature to the active catalogue. */
  fetchCatalogues: (texts: Texts) => Promise<void>

  /** Requests outside the API: health, and pages for the frame. */
  fetch: typeof fetch
  /**
   * Path and query of the page that opens after a sign-in: in the building with this UUID, if none is named, and in the
   * language that the user chose on this device.
   */
  landingHref: (building: string | null, chosen: Locale | null) => string
  /** Opens a page of the app. */
  navigate: (path: string) => void
  goBack: () => void
  /** Loads the route of the current address again. */
  retryPage: () => void
  /** Reloads the document in the language that the address requested. */
  reloadPage: (queried: Locale | null) => void
  /**
   * Leaves for another site. Resolves when the user returns to this page with the browser's Back.
   */
  leave: (href: string) => Promise<void>
  /** Opens an address in a tab without an opener. */
  openLink: (href: string) => void
  /**
   * Opens an empty tab while a press still counts as a user activation; null if the browser blocks
   * it.
   */
  openTab: () => Window | null
  report: (what: string, error?: unknown) => void
  /** Only in builds for developers. */
  openFarmSelector?: () => void

  /** Caches a user's home page and the files that it needs for offline use. */
  cacheForOffline: Call<{ scope: OfflineScope | null }, void>
  watchInstall: Listener<InstallSourceEvent>
  promptInstall: Call<undefined, { isAccepted: boolean }>
  /** Removes a guest's data from storage and history, and opens the first page. */
  wipeBrowser: Call<undefined, void>

  /** The window in which a native app injects its transport. */
  window: () => Window
  /** Mounts the card provider's frames in the page; card number and CVV never leave them. */
  cardProvider: Channel<ProviderEvent, ProviderCommand>
  /** Posts a card's result to the page that embeds the app, if there is one. */
  postToHostPage: (result: CardResult) => void
}

/** What features build the actors of their machines from. Tests replace only `api` and `host`. */
export type Dependencies = {
  /** The typed endpoints of the contract. */
  api: Api
  host: Host
  deployment: BrowserDeployment
  /** Returns the app that the actors run in; call it only after they have started. */
  app: () => AppActor
}
