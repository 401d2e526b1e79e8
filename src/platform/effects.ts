import type { BridgeAnswer } from '@contract/bridge'
import type { Building } from '@contract/buildings'
import type { CardResult } from '@contract/cards'
import type { Locale } from '@contract/locales'
import type { Pass } from '@contract/passes'
import type { User } from '@contract/users'
import type { ProfileEdits } from '@machines/account/profile/fields'
import type { actors as session } from '@machines/auth/session/actors'
import type { KnownSession } from '@machines/auth/session/context'
import type { SessionEvent } from '@machines/auth/session/events'
import type { actors as signIn } from '@machines/auth/signIn/actors'
import type { actors as wizard } from '@machines/auth/wizard/actors'
import type { Draft } from '@machines/auth/wizard/context'
import type { ProviderCommand, ProviderEvent } from '@machines/cards/addCard/events'
import type { CardDraft } from '@machines/cards/addCard/fields'
import type { Launched } from '@machines/embed/adminLaunch/machine'
import type { AskedCall } from '@machines/embed/bridgeCall/machine'
import type { ForeignPage, LoadedPage } from '@machines/embed/embeddedPage/machine'
import type { GuestNews, HandOffNews } from '@machines/kiosk/kioskIdle/machine'
import type { ConsentChoice, ConsentNews, UseMeasured } from '@machines/platform/consent/machine'
import type { InstallNews } from '@machines/platform/install/machine'
import type { PresenceEvent, StreamEvent } from '@machines/platform/live/machine'
import type { ChunkRecoveryEvent } from '@machines/platform/chunkRecovery/machine'
import type { ConnectionEvent } from '@machines/platform/offline/machine'
import type { InBuilding, KeptVisit } from '@machines/platform/pages/visit'
import type { RecentsEvent } from '@machines/search/search/machine'
import type { RequestFields } from '@machines/support/requestForm/fields'
import type { RequestAnswer, SentRequest } from '@machines/support/requestForm/machine'
import type { Entered } from '@machines/tenancy/building/context'
import type { FlagIdentity, FlagsEvent } from '@machines/tenancy/flags/machine'
import type { HostLook } from '@machines/tenancy/whitelabel/machine'
import type { Api } from '@platform/api/client'
import type { Texts } from '@platform/language/catalogues'
import type { Posted } from '@platform/posted'
import type { PromiseActorLogic } from 'xstate'

/** Something that is asked of the world; `signal` says that nobody waits any more. */
export type Call<Input, Output> = (input: Input, signal: AbortSignal) => Promise<Output>

/** As a machine declares it. */
type CallOf<Logic> =
  Logic extends PromiseActorLogic<infer Output, infer Input> ? Call<Input, Output> : never
type CallsOf<Actors, Names extends keyof Actors> = { [Name in Names]: CallOf<Actors[Name]> }

/** Something that is listened to until the answer is called. */
export type Listener<Event, Input = undefined> = (
  tell: (event: Event) => void,
  input: Input,
) => () => void

/** Somebody who is talked with until the answer is called. */
export type Talker<Event, Command> = (
  tell: (event: Event) => void,
  listen: (hear: (command: Command) => void) => void,
) => () => void

/** Of what every visit needs. */
type SharedEffects = CallsOf<
  typeof session,
  'readSession' | 'fetchUser' | 'refreshSession' | 'upgradeSession' | 'endSession'
> & {
  /** The endpoints of the contract, for the calls of the features. */
  api: Api
  fetchLook: Call<undefined, HostLook>
  repeatSignOuts: Listener<SessionEvent>
  watchTabs: Listener<SessionEvent>
  watchFlags: Listener<FlagsEvent, { identity: FlagIdentity }>
  watchPresence: Listener<PresenceEvent>
  followStream: Listener<StreamEvent, { topics: string[] }>
  fetchBuildings: Call<undefined, Building[]>
  enterBuilding: Call<{ uuid: string | null }, Entered>
  loadCatalogue: Call<{ locale: Locale }, void>
  /** Adds the texts of an area to those on show. */
  fetchTexts: (texts: Texts) => Promise<void>
  /** Keeps the language with the account. */
  saveLocale: Call<{ locale: Locale }, User>
  startKiosk: Call<{ buildingUuid: string }, KnownSession>
  leaveKiosk: Call<{ pin: string }, void>
  watchGuest: Listener<GuestNews>
  catchPresses: Listener<HandOffNews>
  watchChoice: Listener<ConsentNews>
  measureUse: Talker<never, UseMeasured>
  storeChoice: (choice: ConsentChoice) => void
  forgetUse: () => void
  /** Takes what a guest left out of storage and history, and leads to the beginning. */
  wipeBrowser: Call<undefined, void>
  /** Answers the address to show in the frame; rejects if the page cannot be framed or does not load. */
  loadPage: Call<{ href: string }, Pick<LoadedPage, 'address' | 'isDocument'>>
  /** Which mini-apps of the building on show are registered where a page is; null for a page of our own. */
  foreignPage: Call<{ address: string }, ForeignPage | null>
  /** The address that opens a page of an app for this user, as the app is registered. It is good once. */
  launchPage: Call<{ address: string; apps: ForeignPage['apps'] }, string>
  /** What is posted to this window, from its frame or from elsewhere. */
  watchFrame: Listener<Posted, { origin: string }>
  answerFrame: (said: { origin: string; answer: BridgeAnswer }) => void
  openApp: Call<AskedCall, unknown>
  performForApp: Call<AskedCall, unknown>
  /** Where a native app around us leaves its way to talk. */
  hostWindow: () => Window
  goBack: () => void
  report: (what: string, error?: unknown) => void
  purgeStorage: () => void
  /** Only in builds for developers. */
  openFarmSelector: () => void
  /** Rejects where the server does not answer. */
  askServer: Call<undefined, void>
  watchNetwork: Listener<ChunkRecoveryEvent>
  watchConnection: Listener<ConnectionEvent>
  /** Keeps a visit's home, and what it needs, for a time without network; of some that alone. */
  keepVisit: Call<{ visit: KeptVisit | null }, void>
  /** Takes what belongs to a person out of what is kept. */
  forgetKept: () => void
  watchInstall: Listener<InstallNews>
  askToInstall: Call<undefined, { isAccepted: boolean }>
  /** Loads the page of the address once more. */
  retryPage: () => void
  /** Remembers that everything was loaded anew for a path, for as long as the tab lives. */
  keepReload: (path: string) => void
  /** Loads everything anew, in the language that an address asked for. */
  reloadPage: (queried: Locale | null) => void
}

/** Of the ways in. */
type EntryEffects = CallsOf<
  typeof signIn,
  'lookUpEmail' | 'fetchGuestBuildings' | 'logIn' | 'openProvider'
> &
  CallsOf<typeof wizard, 'restoreDraft'> & {
    storeDraft: (draft: Draft | null) => void
    /** The type of the accounts that sign up here. */
    userTypeId: () => 1 | 2
    forgetSsoDetails: () => void
  }

/** What a user can have in a building. */
export type OwnThing = 'passes' | 'saved' | 'bookings'

/** Of the screens behind the sign-in. */
type InsideEffects = {
  /** Opens a tab at once, and leads it to the admin site. */
  launchAdmin: Call<{ key: string }, Launched>
  navigate: (path: string) => void
  /** Opens an address in a tab of its own; `onFailed` is called if that was not possible. */
  openUrl: (url: string, onFailed: () => void) => void
  /** Whether the user of this session can have such things here. */
  hasOwn: (thing: OwnThing) => boolean
  /** Adds a cache to the read of passes, which answers while the network is away. */
  keepPasses: (read: Call<InBuilding, Pass[]>) => Call<InBuilding, Pass[]>
  submitRequest: Call<SentRequest, RequestAnswer>
  /** What was searched for before, by this user in this browser. */
  watchRecents: Listener<RecentsEvent>
  /** Keeps nothing on a kiosk. */
  rememberQuery: (query: string) => void
  forgetRecents: () => void
}

/** What was typed and not sent, by this tab. */
type DraftEffects = {
  readHelpDeskDraft: Call<undefined, Partial<RequestFields>>
  storeHelpDeskDraft: (fields: RequestFields | null) => void
  readProfileEdits: Call<undefined, ProfileEdits>
  storeProfileEdits: (edits: ProfileEdits | null) => void
  readCardDraft: Call<undefined, CardDraft | null>
  storeCardDraft: (draft: CardDraft | null) => void
}

/** Of payment cards. */
type CardEffects = {
  /** Shows its frames in the places of the page; number and CVV never leave them. */
  cardProvider: Talker<ProviderEvent, ProviderCommand>
  /** To the page that shows us, where there is one. */
  tellHostPage: (result: CardResult) => void
}

/**
 * All that the machines ask of the world. The browser answers with calls and storage, the server's paint
 * with reads alone, a test with whatever its story needs.
 */
export type Effects = SharedEffects & EntryEffects & InsideEffects & DraftEffects & CardEffects
