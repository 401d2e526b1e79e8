export type Suite = {
  file: string
  /** The attack that the suite attempts. */
  attack: string
}

/** The security test suites, in the order of docs/security.md. Add new ones here. */
export const suites: readonly Suite[] = [
  {
    file: 'tests/server/platform/hostile.test.ts',
    attack: 'every endpoint with hostile values, bodies and headers',
  },
  {
    file: 'tests/server/platform/bodies.test.ts',
    attack: 'bodies and forms that are too deep, too wide, too long or broken',
  },
  {
    file: 'tests/server/platform/forms.test.ts',
    attack: 'forms and bodies that take memory, places or time',
  },
  { file: 'tests/process/formMemory.test.ts', attack: 'a hundred forms that are never finished' },
  {
    file: 'tests/server/platform/fairQueue.test.ts',
    attack: 'one client that takes the turns of others',
  },
  {
    file: 'tests/server/platform/unitOfWork.test.ts',
    attack: 'actions repeated after a process died, or by many calls at once',
  },
  {
    file: 'tests/process/held.test.ts',
    attack: 'what holds the event loop, at the limit of its size, by parser',
  },
  {
    file: 'tests/server/platform/documents.test.ts',
    attack: 'forged, foreign and outlived cookies of rendered pages',
  },
  {
    file: 'tests/server/platform/isolated.test.ts',
    attack: 'work without end, in time or in memory',
  },
  {
    file: 'tests/server/auth/saml.test.ts',
    attack: 'forged, replayed and wrapped SAML assertions',
  },
  {
    file: 'tests/server/auth/samlHostile.test.ts',
    attack: 'SAML documents that keep a parser busy, disguised SHA-1',
  },
  {
    file: 'tests/server/auth/oidc.test.ts',
    attack: 'forged and replayed answers of OpenID providers',
  },
  {
    file: 'tests/server/platform/publicOrigin.test.ts',
    attack: 'hosts that are not ours, in what others are sent to',
  },
  {
    file: 'tests/server/embed/miniApps.test.ts',
    attack: 'sessions of mini-apps at origins, in buildings and for calls that are not theirs',
  },
  {
    file: 'tests/server/embed/launches.test.ts',
    attack:
      'launches at addresses that are not registered, replayed, late, of another building, app or kind, changed assertions',
  },
  {
    file: 'tests/server/visitors/visitors.test.ts',
    attack:
      'visitors of others, letters with a text of one’s own, codes of another day or building',
  },
  {
    file: 'tests/server/platform/errors.test.ts',
    attack: 'reports of errors that flood the log, or carry more than a report has',
  },
  {
    file: 'tests/server/tenancy/openHost.test.ts',
    attack: 'ways in at a host that is not open yet',
  },
  {
    file: 'tests/server/demo/demoClosed.test.ts',
    attack: 'a demo that is open where nobody asked for it',
  },
  {
    file: 'tests/server/platform/headers.test.ts',
    attack: 'kept refusals, missing transport security, open metrics',
  },
  {
    file: 'tests/server/platform/limits.test.ts',
    attack: 'guessing, and asking too often, also behind proxies',
  },
  {
    file: 'tests/server/platform/anonymousRows.test.ts',
    attack: 'filling the database without an account',
  },
  {
    file: 'tests/server/auth/guessRace.test.ts',
    attack: 'guessing passwords by many calls at once, and locking somebody out',
  },
  { file: 'tests/server/auth/knownDevice.test.ts', attack: 'passing for a device that is known' },
  {
    file: 'tests/server/auth/passwordLink.test.ts',
    attack: 'links that set a password, used by others',
  },
  {
    file: 'tests/server/kiosk/kiosk.test.ts',
    attack: 'a kiosk that reaches for more than a lobby needs',
  },
  {
    file: 'tests/server/auth/passwordGuesses.test.ts',
    attack: 'guessing the current and earlier passwords with a stolen token',
  },
  {
    file: 'tests/server/auth/weakPassword.test.ts',
    attack: 'passwords that whoever guesses would try first, in disguise',
  },
  {
    file: 'tests/server/tenancy/membership.test.ts',
    attack: 'entering buildings that nobody let one into, or any longer',
  },
  {
    file: 'tests/server/auth/sessionLife.test.ts',
    attack: 'keeping a session for ever by renewing it',
  },
  { file: 'tests/server/auth/keys.test.ts', attack: 'tokens signed with a secret that is gone' },
  { file: 'tests/server/auth/codesRace.test.ts', attack: 'guessing codes by many calls at once' },
  { file: 'tests/server/auth/refreshRace.test.ts', attack: 'refresh tokens used twice at once' },
  { file: 'tests/server/content/rsvpRace.test.ts', attack: 'more places taken than there are' },
  {
    file: 'tests/server/support/supportAttachments.test.ts',
    attack: 'files that are not what they are called',
  },
  {
    file: 'tests/server/support/activeContent.test.ts',
    attack: 'files that act when they are opened',
  },
  {
    file: 'tests/server/platform/imageSources.test.ts',
    attack: 'the fetching of pictures, led elsewhere',
  },
  {
    file: 'tests/features/embed/bridge.test.ts',
    attack: 'messages to the bridge from other origins and windows, and ten thousand of any kind',
  },
  {
    file: 'tests/server/cards/payments.test.ts',
    attack: 'cards of others, made-up tokens, and numbers where a token belongs',
  },
  {
    file: 'tests/features/cards/provider.test.ts',
    attack: 'messages to the card form from other origins and windows, and after it was left',
  },
  {
    file: 'tests/contract/email.test.ts',
    attack: 'addresses that are none, or carry something along',
  },
  {
    file: 'e2e/hostile/',
    attack: 'scripts in every field of content, in a browser and in rendered pages',
  },
]
