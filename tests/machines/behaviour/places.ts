import type { Citations } from '@kit/document/citations'

export const places: Citations = {
  // The header
  'Launch admin opens a tab at once and navigates it to adminUrl?ott=….': {
    adminLaunch: [
      'only a press opens the admin site',
      'an opened tab ends the launch; a blocked one offers its address',
    ],
  },
  'Each press creates a token (POST /auth/v2/generate-auth-link, for users with the permission in one of their buildings).':
    {
      adminLaunch: ['each try requests its own token'],
    },
  'If the browser blocks the tab, the app shows the address as a link until the token expires.': {
    adminLaunch: [
      'an address is offered only while its token is valid',
      'an opened tab ends the launch; a blocked one offers its address',
    ],
  },
  // White-label / Not open yet
  'A white-label with public_ready: false shows a neutral page with a contact address, and nothing else.':
    {
      whitelabel: ['a brand that is not open shows so, and nothing else'],
      app: ['a brand that is not open shows nothing else, permanently'],
    },
  // Addresses / Access to pages
  'The main area needs a signed-in user.': {
    app: ['the app is open exactly while the session is active and the brand is open'],
  },
  'Sign-in, sign-up and reset need an open white-label and a signed-out user.': {
    app: [
      'a signed-out user has the auth flows',
      'a brand that is not open shows nothing else, permanently',
    ],
  },
  'A sign-up without auth fields leads to the sign-in; with fields it starts.': {
    app: [
      "the sign-up's address opens the sign-up, and the reset's address the reset",
      'a sign-up or reset that opens from elsewhere starts fresh',
    ],
  },
  // Addresses / Building in the address
  'A building in the URL applies to that session only; signing out clears it.': {
    building: [
      'the building of the address opens first, then the last, the default, any',
      'a signed-out user has no building, and the last one leaves nothing behind',
    ],
    app: ['an address of another building opens that building'],
  },
  'Without one, the last building opens if the user still belongs to it, then the default building, then the first.':
    {
      building: [
        'the building of the address opens first, then the last, the default, any',
        'the last building opens for its own user only, and not if the address names another',
      ],
    },
  // Addresses / Tokens in addresses
  "{token} in the query of a utility's URL is replaced by a fresh token only if the URL is at one of the configured tokenOrigins.":
    {
      pages: ['an entered page is visible'],
    },
  // Addresses / Full-screen frame
  'The app fetches the page first; if that fails, the frame says "Something went wrong. Page could not be loaded".':
    {
      embeddedPage: [
        'an opened page replaces any other, and is fetched first',
        'a page that does not arrive is reported as not loaded',
        'a page shows only after its fetch, at the address that the fetch returned',
      ],
    },
  'The frame closes when the route changes, and when the mini-app requests it.': {
    embeddedPage: [
      'the frame closes with its button, the route, the session and its app',
      'nothing else closes the frame',
    ],
  },
  'A document runs without the sandbox, because browsers demand that for PDF, but only if our own server has responded with application/pdf.':
    {
      embeddedPage: ['only a document, according to the fetch, shows as one'],
    },
  'For a page of another origin the app first looks up which mini-apps are registered there; if the lookup fails, the page counts as not loaded.':
    {
      embeddedPage: [
        'the connection uses the origin and apps that the fetch returned',
        'the bridge connects to foreign pages only, for as long as they are visible',
      ],
    },
  // Addresses / Mini-apps
  'POST /tenant/v1/apps/{appUuid}/sessions starts a session of an app.': {
    bridge: ['a session starts for the app that the handshake names, and for no unregistered app'],
  },
  "The building must be open to the user, the app registered in it, and the whole origin of base_url (scheme, host and port) one of the registration's.":
    {
      bridge: [
        'a session starts for the app that the handshake names, and for no unregistered app',
        'data is sent only to an app whose handshake named its own registration',
      ],
    },
  "It reaches only the calls that the contract opens to apps, in its own building and within its grants: bookings opens resources, their availability and booking; visitors opens the user's own visitors.":
    {
      bridge: ['a call that was not granted is denied and starts nothing'],
    },
  'The bridge describes what an app in the frame may request, and which apps get a response.': {
    bridge: [
      'every message is answered immediately or is in progress',
      'a message from another source is never answered',
      'requests beyond the concurrency limit are refused, latest first',
    ],
    bridgeCall: ['a request is answered with the requested data'],
  },
  // Home / Sections
  'Switching the building or the language reloads everything.': {
    pages: [
      'another scope ends all logic of the previous one',
      'pages that restart do so in the next turn',
    ],
  },
  // Home / Utilities
  'listed in excludedNames, or the URL starts with one of excludedUrlPrefixes | hidden': {
    utilities: [
      'a press opens a utility once, in the frame or at its target, unless it cannot open',
    ],
  },
  'native only | "mobile only"': {
    utilities: ['only a utility that cannot open here shows why'],
  },
  'needs a sign-in, in guest or maintenance mode | "sign in required"': {
    utilities: [
      'only a utility that cannot open here shows why',
      'the explained utility is the latest one pressed',
    ],
  },
  // Search
  'The header and the key / open a search over events and content, amenities, services and companies of the building, in the language of the page.':
    {
      search: [
        'a response is shown, with or without results',
        'a utility opens once: a framed page in its frame, another by itself',
      ],
    },
  'The search runs 180 ms after the last keystroke, and at once on Enter.': {
    search: [
      'a request follows a pause, Enter or a retry, never a keystroke',
      'Enter sends a pending query immediately',
    ],
  },
  'Results stay while the user types on, and outdated responses are never shown.': {
    search: [
      'previous results stay while a query is pending',
      'results belong to the query in the field, unless others are on their way',
      'typing on waits for the newer response only',
    ],
  },
  'The browser stores six searches that led to a result, for this user, until the session ends; a kiosk stores none.':
    {
      search: [
        'only opening a result or a utility stores its query, once',
        'the recent searches are those that were reported last',
        'recent searches are cleared on request, once',
      ],
    },
}
