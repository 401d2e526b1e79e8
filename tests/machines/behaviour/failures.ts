import type { Citations } from '@kit/document/citations'

export const failures: Citations = {
  // The API / Idempotency
  'Every mutation takes an Idempotency-Key.': {
    requestForm: ['a changed request is a new one, and an unchanged retry is the same'],
    detail: ['every try of one decision has the same key, and another decision has another'],
    cards: ['a retry reuses the key of its intent, and no other intent has that key'],
    saved: ['one change is sent at a time, each with its own idempotency key'],
    addCard: ['each token has its own key, the same for every try'],
    setpoint: ['each request has its own idempotency key'],
    passwordUpdate: ['a retry has the same key, and a new attempt has another'],
    profile: ['a retry has the same key, and a new attempt has another'],
    wizard: ['every try of one intent has the same key'],
    history: ['a retry reuses the key of its intent, and no other intent has that key'],
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
  // When something fails / Broken page
  'If rendering a page throws, it shows "Sorry.. there was an Error", in English, because the messages themselves may be the cause.':
    {
      start: ['a crashed app shows the crash screen and does nothing afterwards'],
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
