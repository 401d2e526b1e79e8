import type { Citations } from '@kit/document/citations'

export const failures: Citations = {
  // The API / Idempotency
  'Every mutation takes an Idempotency-Key.': {
    requestForm: ['a changed request is a new one, and an unchanged retry is the same'],
    detail: ['every try of one decision has the same key, and another decision has another'],
    cards: ['a retry reuses the key of its intent, and no other intent has that key'],
    addCard: ['each token has its own key, the same for every try'],
    setpoint: ['each request has its own idempotency key'],
    passwordUpdate: ['a retry has the same key, and a new attempt has another'],
    profile: ['a retry has the same key, and a new attempt has another'],
    wizard: ['every try of one intent has the same key'],
    ownSessions: ['a retry reuses the key of its intent, and no other intent has that key'],
    approvals: ['a retry reuses the key of its intent, and no other intent has that key'],
    history: ['a retry reuses the key of its intent, and no other intent has that key'],
    passVerification: ['each lookup has its own key'],
    saved: [
      'one change is sent at a time, each with its own idempotency key',
      'a retry reuses the key of its intent, and no other intent has that key',
    ],
    bulk: ['a retry reuses the key of its intent, and no other intent has that key'],
    collection: ['a retry reuses the key of its intent, and no other intent has that key'],
    form: ['a retry reuses the key of its intent, and no other intent has that key'],
    import: [
      'a retry reuses the key of its intent, and no other intent has that key',
      'of the import, a retry reuses the key of its intent, and no other intent has that key',
    ],
    opening: [
      'a retry reuses the key of its intent, and no other intent has that key',
      'of the last press, a retry reuses the key of its intent, and no other intent has that key',
    ],
    order: ['a retry reuses the key of its intent, and no other intent has that key'],
    overview: ['a retry reuses the key of its intent, and no other intent has that key'],
    publication: ['a retry reuses the key of its intent, and no other intent has that key'],
    record: ['a retry reuses the key of its intent, and no other intent has that key'],
    toggle: ['a retry reuses the key of its intent, and no other intent has that key'],
    upload: ['a retry reuses the key of its intent, and no other intent has that key'],
    serviceRequests: ['a retry reuses the key of its intent, and no other intent has that key'],
  },
  // Forms
  'Pressing it shows each error at its field, lists the errors above the fields if there is more than one, and moves the focus there.':
    {
      wizard: ['both names are required and contain no link; otherwise the errors show'],
      passwordUpdate: ['a press that cannot send shows that the passwords differ'],
      form: ['an incomplete form is not sent, and shows its errors'],
    },
  'Errors in an address, a name or two passwords show earlier, when the user leaves the field.': {
    signIn: ['an address is reported as invalid only after blur'],
    passwordUpdate: ['mismatched passwords are reported after blur, not while the user types'],
    wizard: ['a field can be invalid after blur, not while the user types'],
  },
  // When something fails / Where failures show
  'A screen that has a place for a failed request shows it there, with a retry.': {
    request: [
      'a failed call stores its reason',
      'the latest response shows, and a failure or a wait removes nothing',
    ],
    history: ['a failed list shows why, and the previous rows stay'],
    directory: ['a failed call stores its reason, and the loaded rows stay visible'],
  },
  'Every other failure shows as one toast.': {
    globalError: ['the reported failure is the visible one'],
  },
  'A failed RSVP or claim opens the global error with "try again".': {
    globalError: ['a retry runs the failed action once'],
    detail: ['a failed action opens the global error once, with its reason and the retry'],
  },
  'If the same action fails twice, only "go back" is left.': {
    globalError: ['only a second failure of the same action leaves just the way back'],
  },
  'Every request has a time limit, and counts as failed when it is over.': {
    ownSessions: [
      'a pending mutation shows no failure and has a time limit',
      'every call has a time limit',
    ],
    profile: ['every call has a time limit'],
    passwordUpdate: ['every wait has a time limit', 'a timeout shows at the password form too'],
    session: ['a call that takes too long is reported as a timeout', 'every wait has a time limit'],
    signIn: ['every wait has a time limit', 'a timeout shows where the call was started'],
    ssoCallback: ['every wait has a time limit'],
    wizard: ['every wait has a time limit'],
    approvals: [
      'a pending mutation shows no failure and has a time limit',
      'one decision is made at a time, and every call has a time limit',
    ],
    history: [
      'a pending mutation shows no failure and has a time limit',
      'every read and every decision has a time limit',
    ],
    addCard: ['every call has a time limit'],
    cards: [
      'a pending mutation shows no failure and has a time limit',
      'every call has a time limit',
    ],
    detail: ['every call has a time limit'],
    passVerification: ['every call has a time limit'],
    saved: [
      'a pending mutation shows no failure and has a time limit',
      'every call has a time limit',
    ],
    directory: ['every call has a time limit'],
    adminLaunch: ['every call has a time limit'],
    bridge: ['a handshake has a time limit'],
    bridgeCall: ['every call ends within ten seconds'],
    embeddedPage: ['a fetch has a time limit'],
    pagedRequest: ['every read has a time limit'],
    request: ['every wait has a time limit'],
    kiosk: ['every call has a time limit'],
    bulk: ['a pending mutation shows no failure and has a time limit'],
    claim: ['every wait has a time limit'],
    collection: ['a pending mutation shows no failure and has a time limit'],
    connectionTest: ['every test has a time limit'],
    console: ['looking up the roles has a time limit'],
    form: ['a pending mutation shows no failure and has a time limit'],
    import: [
      'a pending mutation shows no failure and has a time limit',
      'of the import, a pending mutation shows no failure and has a time limit',
      'only one call runs, and every wait has a time limit',
    ],
    list: ['every wait has a time limit'],
    opening: [
      'a pending mutation shows no failure and has a time limit',
      'of the last press, a pending mutation shows no failure and has a time limit',
      'every wait has a time limit',
    ],
    order: ['a pending mutation shows no failure and has a time limit'],
    overview: [
      'a pending mutation shows no failure and has a time limit',
      'a call that takes too long says so where it was made',
    ],
    publication: [
      'a pending mutation shows no failure and has a time limit',
      'a change that takes too long can be made again',
    ],
    record: [
      'a pending mutation shows no failure and has a time limit',
      'every wait has a time limit',
    ],
    toggle: ['a pending mutation shows no failure and has a time limit'],
    upload: ['a pending mutation shows no failure and has a time limit'],
    chunkRecovery: ['every wait has a time limit'],
    farm: ['every wait has a time limit'],
    globalError: ['a retry has a time limit'],
    search: ['every call has a time limit'],
    setpoint: ['every wait has a time limit, except for the end of a drag'],
    requestForm: ['sending has a time limit'],
    serviceRequests: [
      'a pending mutation shows no failure and has a time limit',
      'every call has a time limit',
    ],
    building: ['every call has a time limit'],
    language: ['fetching texts has a time limit'],
    whitelabel: ['the call has a time limit'],
  },
  'A failure stays visible until the user acts on it, and a retry hides it.': {
    signIn: ['a failure stays visible until the user moves on'],
    ssoCallback: [
      'a failure stays visible until the retry',
      'a retry repeats the call without a response, and clears its failure',
    ],
    wizard: ['a failure stays visible until the user acts on it', 'a retry clears the failure'],
    passwordUpdate: ['the failure stays visible until the passwords change or are sent again'],
    addCard: ['a save error stays visible until the user types or tries again'],
    requestForm: ['a retry clears progress and failure'],
    embeddedPage: ['a page that has not loaded shows so until the user acts'],
  },
  'What was read before stays visible while it is read again, and if that fails.': {
    request: [
      'loaded data shows, whatever is being read',
      'after an invalidation the read runs again, and data stays visible',
    ],
    pagedRequest: [
      'loaded rows show, whatever is being read',
      'a failure, a wait and an invalidation remove no row',
    ],
    history: ['rows stay until newer ones arrive'],
    serviceRequests: [
      'rows stay until newer ones arrive',
      'a failed list shows why, and the previous rows stay',
    ],
    list: ['rows stay until newer ones arrive'],
    directory: ['a failed call stores its reason, and the loaded rows stay visible'],
  },
  // When something fails / Broken page
  'If rendering a page throws, it shows "Sorry.. there was an Error", in English, because the messages themselves may be the cause.':
    {
      start: ['a crashed app shows the crash screen and does nothing afterwards'],
    },
  // When something fails / Error reports
  'The app reports render errors, uncaught errors and rejections, charts that end in an error, responses that do not match the contract, and hydration mismatches.':
    {
      ownSessions: ['a list that crashes is reported once'],
      profile: ['a read that crashes is reported once'],
      approvals: ['a list that crashes is reported once'],
      addCard: ['a provider that crashes is reported, and can be retried'],
      cards: ['a list that crashes is reported once'],
      detail: ['a read that crashes is reported'],
      saved: ['a list that crashes is reported once'],
      bridge: ['a listener that crashes is reported'],
      embeddedPage: ['a connection that crashes is reported'],
      nativeHost: ['a listener that crashes is reported'],
      utilities: ['a list that crashes is reported once'],
      buildingPage: ['a part that crashes is reported once'],
      bulkPage: ['a part that crashes is reported'],
      collection: ['a list that crashes is reported'],
      connections: ['a test that crashes is reported once'],
      openingPage: ['a part that crashes is reported'],
      orderedPage: ['a part that crashes is reported'],
      overview: ['a list that crashes is reported'],
      ownerPage: ['a part that crashes is reported'],
      publication: ['what crashes is reported once'],
      recordPage: ['a part that crashes is reported'],
      testedPage: ['a part that crashes is reported once'],
      pages: ['a dialog that crashes is reported once by its name'],
      search: ['recent searches that crash are reported, once'],
      suite: ['a part that crashes is reported'],
      serviceRequests: ['a form that crashes is closed and reported once'],
    },
  // When something fails / Failed start
  'If neither brand nor messages can be fetched, a page in English says so and offers a retry.': {
    language: ['a user without any texts can retry: one check of the server at a time'],
    whitelabel: ['a failed call stores its reason'],
  },
  // Without network
  'Once a user has been inside, home opens without network: in its last state, with a strip below the header that shows its age, and with the passes of that building, to show at a counter.':
    {
      offline: ['a user without a network is notified', 'a page is stale until it is read again'],
    },
  'The cache belongs to the user of the session and is deleted with it.': {
    offline: [
      "the end of the session deletes the user's cached data, and nothing else does",
      'nothing is cached without a scope, and no caching continues for another one',
    ],
    app: ['the offline cache belongs to the scope that the pages show'],
  },
  'Native hosts cache nothing.': {
    app: ['a kiosk caches code only, and a native host nothing'],
  },
  "A kiosk caches only the app's code: started without network it shows its building, and the current items once the server responds.":
    {
      app: ['a kiosk caches code only, and a native host nothing'],
    },
  'When the server responds, the page reads its data again and the strip disappears.': {
    offline: [
      'only a stale page is read again once the network is back',
      'only a response from the server ends the offline state',
      "the server is checked until it responds, and immediately on the browser's online event",
    ],
  },
  'Cached data shows only while the server does not respond.': {
    offline: ['only a response from the server ends the offline state'],
  },
  'In browsers that support an install prompt, the footer offers to install the app; the browser then asks in its own words, once for each offer.':
    {
      install: [
        "the browser's dialog opens only after an offer and a press",
        'an offer remains until it is used',
        'a user who declines receives no further offer',
      ],
    },
  // Rendered pages
  'Input and clicks before hydration are queued and replayed.': {
    start: ['what was filled in during the hydration is replayed once it is over'],
  },
  'A page rendered for another user, or in another language than this browser has chosen, is never shown.':
    {
      start: [
        'a page that was not rendered is never hydrated',
        'a rendered page is hydrated only when all parts are ready',
      ],
    },
  'Without scripts, users can read home and its pages and follow links, with descriptions as plain text; a page with missing data reloads after two seconds.':
    {
      start: ['a rendered page is replaced only if it is lost or its parts are not ready in time'],
    },
  "The app prefetches a page's data when a finger or pointer is near its link, and shows the page from that.":
    {
      pages: ['requested logic runs'],
    },
}
