import type { Citations } from '@kit/document/citations'

export const kiosk: Citations = {
  // Kiosk
  "Starting kiosk mode ends the tenant's session on the device and begins a session of the building's kiosk account, which may call only endpoints marked kiosk.":
    {
      kiosk: [
        'only a user who confirmed hands the device over',
        "only the server's response or a kiosk's session makes a device a kiosk",
        'the session that the server started is the one handed on',
      ],
      app: ["a device that is handed over receives the kiosk's session once"],
    },
  'Its button to leave needs the flag enable-exit-kiosk-mode, and a PIN if the deployment sets one.':
    {
      kiosk: [
        'each answer sends one request to leave, with the typed PIN',
        'the exit dialog opens only on a kiosk and on request',
        "a PIN is in memory only during the server's check, and no longer than the session",
        'the mode ends only once the server has agreed',
      ],
    },
  'Starting a kiosk needs the permission can-start-kiosk in that building (in the demo: the manager and Ada); the menu shows the entry only with it.':
    {
      kiosk: ['the hand-over confirmation opens for the requested building'],
    },
  'The link with the code opens the kiosk on a device where no one is signed in, without a user and without their permission; a used, unknown or expired code says so at the sign-in.':
    {
      app: [
        "an operator's link is used once, with its code",
        'a kiosk that cannot be opened says why at the sign-in',
        'a device is cleared if an account was refused',
      ],
    },
  'A kiosk whose session has ended shows no notice and opens the sign-in by itself.': {
    session: ['a refused kiosk is signed out, because no one is there to acknowledge it'],
  },
  'The building and up to eight current items alternate on the full screen.': {
    kioskIdle: [
      "only a kiosk has guests, and each kiosk starts with the building's pictures",
      'the pictures follow each other, starting with the first',
    ],
  },
  'The items are refreshed every ten minutes; without network the slides continue with the known ones.':
    {
      kioskIdle: ["the kiosk's content is read again from time to time, not with every picture"],
    },
  'The first touch or key ends the slides and does nothing else.': {
    kioskIdle: [
      'presses are intercepted as soon as the device is a kiosk, with or without pictures',
      'input is watched from the first touch until the guest leaves',
    ],
  },
  'Any input counts as use: a touch, a key, a wheel, a mouse.': {
    kioskIdle: ['any input counts as use and closes the idle dialog'],
  },
  "A dialog shows the URL as a code for the guest's phone, without any token of the kiosk's.": {
    kioskIdle: [
      "a guest's pressed link stays offered for their phone until they close it or leave",
    ],
  },
  'After a minute without input (kiosk.idleSeconds) a question counts down from twenty seconds (kiosk.warningSeconds, never less); the remaining seconds are announced every ten.':
    {
      kioskIdle: [
        'an idle guest is asked before anything is wiped',
        'the dialog counts down its full time, a second at a time',
      ],
    },
  'Any input answers it, and the page is unchanged.': {
    kioskIdle: ['any input counts as use and closes the idle dialog'],
  },
  "Without an answer, all of the guest's data is removed: pages, dialogs, frames, toasts and their input, stored drafts and searches, scroll positions, and the tab's history, in which Back and Forward now lead only to home.":
    {
      kioskIdle: [
        'the return to the pictures wipes pages and browser, each once',
        'only a wipe leads from a guest to the pictures',
      ],
      app: ["a departed guest leaves nothing on the screen; the kiosk's session continues"],
    },
  'The session of the kiosk continues.': {
    app: ["a departed guest leaves nothing on the screen; the kiosk's session continues"],
  },
  'Nothing is reloaded, so the wipe works without network.': {
    kioskIdle: ["a wipe ends, even without the browser's response, and is counted"],
  },
}
