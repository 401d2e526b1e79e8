import type { Citations } from '@kit/document/citations'

export const auth: Citations = {
  // Signing in / Email lookup
  'The sign-in looks up the typed address:': {
    signIn: [
      'Enter looks up a valid address',
      'the server receives the address that was typed',
      'no sign-up or sign-in happens without a lookup of its address',
    ],
  },
  'known, no identity provider | the password step': {
    signIn: ['the result of the lookup determines the next step'],
  },
  'known, with identity providers | the dialog to choose a provider': {
    signIn: [
      'the result of the lookup determines the next step',
      'the password is offered beside providers only if they are optional',
      'a required provider means no password step',
    ],
  },
  'not known | the sign-up': {
    signIn: [
      'the result of the lookup determines the next step',
      'a sign-up starts with the address and its lookup',
    ],
  },
  'deactivated | the e-mail step says so and shows the support address; it reveals nothing else': {
    signIn: ['a deactivated account goes no further'],
  },
  // Signing in / Initial focus
  'A wrong password returns the focus to its field.': {
    signIn: ['a wrong password shows an error and clears the field'],
  },
  // Signing in / Unknown company
  'An unregistered domain opens "Company Email Not Found".': {
    signIn: [
      'the result of the lookup determines the next step',
      'an unregistered domain never shows as an error of the address',
    ],
  },
  'While the dialog is open, the app looks for guest buildings of the white-label.': {
    signIn: ['guest buildings are looked up while the dialog of the unknown company is open'],
  },
  'If there are any, the dialog offers to continue as a guest, which is the standard sign-up for those buildings.':
    {
      signIn: [
        'a user can continue as a guest if there are guest buildings',
        'the dialog stays open with or without guest buildings, and offers those found',
      ],
    },
  'Otherwise it has only Close and Report.': {
    signIn: [
      'the dialog stays open with or without guest buildings, and offers those found',
      'closing a dialog leads back to the address without a failure',
    ],
  },
  'The primary button continues as a guest if that is possible; otherwise it is Report.': {
    signIn: ['a user can continue as a guest if there are guest buildings'],
  },
  // Signing in / Return after sign-in
  'After any sign-in, the user returns to the page first requested.': {
    app: ['a sign-in returns to the requested page, but not after a sign-out'],
  },
  'If that is not a path inside the app, or is a page for signing in or out, home opens.': {
    app: ['a sign-in returns to the requested page, but not after a sign-out'],
  },
  // Signing in / Sign-up entered with fields
  'A sign-up can start with fields.': {
    app: ['a sign-up with an address starts with its lookup', "a flow's fields are stored"],
  },
  'They come from the query of /signup (email, first_name, last_name, building_uuid; flow names the flow) or from enterAuthFlow of a native app.':
    {
      app: ["a flow's fields are stored", 'a flow of a kind opens that kind, by its own name'],
    },
  'The app looks up the address first, while the page shows the outline of a step.': {
    app: [
      'a sign-up with an address starts with its lookup',
      "one sign-in's lookup is not used for another",
    ],
  },
  'An address that needs no sign-up continues in the sign-in with the result of the lookup: password, provider dialog, "Company Email Not Found", or the notice that it is deactivated.':
    {
      app: ['an address that needs an account continues in the sign-up, any other in the sign-in'],
      signIn: ['a sign-in continues from an earlier lookup'],
    },
  'Without an address, the sign-in asks for it, and the other fields apply if it leads to the sign-up.':
    {
      app: [
        'the typed address and the failure are passed to the next flow',
        "the result of the sign-in's lookup starts the next flow",
      ],
    },
  // Signing in / Developer address
  'A developer deployment can name a special e-mail value.': {
    signIn: ["only the developers' special address opens the farm selector"],
  },
  'When it is typed into the sign-in, Enter clears the field and opens the farm selector, even while Next reports missing input.':
    {
      signIn: ["only the developers' special address opens the farm selector"],
      app: ['the special value opens the selector for developers, over an empty address'],
    },
  // Signing in / Developer farms
  'Change opens the selector.': {
    farm: ['a farm must be selected'],
  },
  'It offers the deployment itself, the farms of the list service (GET with the query repo and the key in x-api-key), and a typed address that begins with http://, https:// or www. ("Invalid Farm URL").':
    {
      farm: [
        'a custom farm has a web address',
        'an address is reported as invalid only after blur or Apply',
      ],
    },
  'The user must select a farm.': {
    farm: ['a farm must be selected'],
  },
  'If the list cannot be fetched, the app only logs it.': {
    farm: ['a list that cannot be fetched is only logged'],
  },
  "Every request goes to the farm instead of the host's API, at exactly its address: https://one.farm.example/api.":
    {
      farm: ['the app switches to the chosen server'],
    },
  'The session ends first, at the farm that issued it; drafts, passes and unconfirmed sign-outs are deleted with it.':
    {
      farm: [
        'another server receives no request before the session has ended',
        'the session ends only if another server was chosen',
      ],
    },
  'Then the app stores the farm (farm of root) and reloads the page.': {
    farm: ['the app switches to the chosen server', 'the server of this page never changes'],
  },
  'Other tabs reload too, so no page reads data of another farm.': {
    farm: ['another tab’s change reloads this page once'],
  },
  // Single sign-on / Providers of an address
  'GET /sso/v1/providers/{source} takes the e-mail address as {source}.': {
    wizard: ['providers and buildings are read before the first step that needs them'],
  },
  "It returns the providers of the address, whether one of them is required, and a transaction_uuid that ties the provider's response to this browser's attempt.":
    {
      signIn: ['the chosen provider opens for this address and this attempt'],
      wizard: ['the chosen provider opens for this address and this attempt'],
    },
  // Single sign-on / Return from a provider
  'Only the browser that started an attempt may finish it; the app refuses a state that this browser did not create.':
    {
      ssoCallback: [
        'an answer that this browser did not request is refused and has no effect',
        'an answer to another attempt is refused',
        'a code goes to the server first, with the state of this attempt',
      ],
    },
  'The provider must assert the address that the attempt began with.': {
    ssoCallback: ['the server receives the identity exactly as the provider sent it'],
  },
  // Sessions
  'A refresh token works once and is replaced at each use.': {
    session: ['a renewed token, or one of the current version, replaces the old one'],
  },
  'Using a replaced token again ends the session.': {
    session: [
      'a running refresh is not restarted',
      'a refused token is renewed once for all refused calls',
    ],
  },
  'Only one tab refreshes at a time.': {
    session: [
      'a running refresh is not restarted',
      'a refused token is renewed once for all refused calls',
    ],
  },
  'A token of an older version is exchanged once (POST /auth/upgrade) while the flag enable-tw-host-sdk is on.':
    {
      session: [
        'a token of an older version is exchanged, or its exchange is postponed after a failure',
        'a failed exchange is postponed, and the old token stays in use',
      ],
    },
  // Sessions / Who gets signed out
  "Only the server's refusal of the token signs the user out: 401 after a refresh, 403, or a deactivated account.":
    {
      session: [
        'only a refused token, the user or another tab signs the user out',
        'a refused user is signed out',
      ],
      building: ['only a refused token signs the user out'],
      signIn: ['only a refused log-in logs out'],
    },
  'After a network failure, a server error or a failed load of user or buildings, the app keeps its state and offers a retry.':
    {
      session: [
        'a failed call of a signed-in session stores its reason',
        'a failed refresh waits for the network',
        'without a network the refresh is retried soon, and as soon as the network is back',
        'a user who cannot be read is the one the last page load stored',
      ],
      building: [
        'a failed call stores its reason, and can be retried',
        'a user without a building can retry',
      ],
    },
  'If it cannot enter a building, it also retries automatically, after five seconds and then with growing pauses of at most a minute: in a lobby there is no user to press Retry.':
    {
      building: ['a failed entry is retried after growing delays of at most a minute'],
    },
  'If it cannot resolve the brand, it retries every half minute.': {
    whitelabel: [
      'an unattended device tries again within half a minute',
      'an unknown brand is requested immediately, and again by a press or a timer',
    ],
  },
  // Sessions / Expired session
  'When the server rejects a refresh, the app shows "Your session has expired. Please login again." before it removes anything.':
    {
      session: ['a refused token ends the session, and is reported before anything is cleared'],
    },
  "OK purges the browser's storage and opens the sign-in.": {
    session: ['a user who acknowledges the expired session is signed out'],
    app: [
      'an expired session is remembered until the scope changes',
      'a sign-out applies to every part of the app',
    ],
  },
  'A kiosk does so by itself.': {
    session: ['a refused kiosk is signed out, because no one is there to acknowledge it'],
  },
  // Sessions / Unconfirmed sign-outs
  "A sign-out purges the browser's storage at once.": {
    session: [
      'a signed-out app holds no token and no user',
      'a user who signs out leaves, and the server is notified',
    ],
    app: ['a signed-out app holds nothing of the user'],
  },
  'If the server does not confirm it (no response within four seconds, no network, a server error), the app repeats the request: at once, after growing pauses, when the network returns, and when the app next opens.':
    {
      session: [
        'a sign-out that fails or times out stays owed until it is confirmed',
        'an owed sign-out is retried no matter who is signed in',
        'a sign-out ends signed out, whatever the server responds',
      ],
    },
  'Until then the sign-in says so.': {
    session: ['a sign-out that fails or times out stays owed until it is confirmed'],
  },
  // Sessions / Where one is signed in
  'The user can end one session or all others.': {
    ownSessions: [
      'no session ends before the user confirms',
      'the session that ends is the one the user confirmed',
      'the current session is never offered for ending',
      'an ended session is gone from the list, even if an older list arrives later',
    ],
  },
  // Sessions / Updating the user
  "The app saves the language to the user's profile when the user selects it.": {
    language: ['a choice is saved once, and an unavailable language reported once'],
  },
}
