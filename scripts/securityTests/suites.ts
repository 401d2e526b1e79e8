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
    attack: 'forms and bodies that exhaust memory, slots or time',
  },
  { file: 'tests/process/formMemory.test.ts', attack: 'a hundred forms that never finish' },
  {
    file: 'tests/server/platform/fairQueue.test.ts',
    attack: 'one client that takes the turns of others',
  },
  {
    file: 'tests/server/platform/unitOfWork.test.ts',
    attack: 'mutations repeated after a crash, or sent concurrently',
  },
  {
    file: 'tests/process/held.test.ts',
    attack:
      'requests at the size limit of each parser (`npm run measure:event-loop`: how long they hold the event loop)',
  },
  {
    file: 'tests/kit/patternGrowth.test.ts',
    attack: 'texts for which a regular expression takes the square of their length, or longer',
  },
  {
    file: 'tests/server/platform/documents.test.ts',
    attack: 'forged, foreign and expired cookies of rendered pages',
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
    attack: 'forged and replayed responses of OpenID providers',
  },
  {
    file: 'tests/server/platform/publicOrigin.test.ts',
    attack: 'foreign hosts in URLs that are sent to others',
  },
  {
    file: 'tests/server/embed/miniApps.test.ts',
    attack: 'sessions of mini-apps with foreign origins, buildings and calls',
  },
  {
    file: 'tests/server/embed/launches.test.ts',
    attack:
      'launches that are unregistered, replayed, late, or of another building, app or kind; modified assertions',
  },
  {
    file: 'tests/server/visitors/visitors.test.ts',
    attack: 'visitors of other users, custom text in letters, codes of another day or building',
  },
  {
    file: 'tests/server/platform/errors.test.ts',
    attack: 'error reports that flood the log, or contain more than a report has',
  },
  {
    file: 'tests/server/tenancy/openHost.test.ts',
    attack: 'authentication at a host that is not open yet',
  },
  {
    file: 'tests/server/demo/demoClosed.test.ts',
    attack: 'a demo that is open without being requested',
  },
  {
    file: 'tests/server/platform/headers.test.ts',
    attack: 'cached refusals, missing transport security, public metrics',
  },
  {
    file: 'tests/server/platform/limits.test.ts',
    attack: 'guessing and flooding, also behind proxies',
  },
  {
    file: 'tests/server/platform/anonymousRows.test.ts',
    attack: 'filling the database without an account',
  },
  {
    file: 'tests/server/auth/guessRace.test.ts',
    attack: 'concurrent password guesses, and locking a user out',
  },
  { file: 'tests/server/auth/knownDevice.test.ts', attack: 'impersonating a known device' },
  {
    file: 'tests/server/auth/passwordLink.test.ts',
    attack: 'links that set a password, used by others',
  },
  {
    file: 'tests/server/kiosk/kiosk.test.ts',
    attack: 'a kiosk that calls more than a lobby needs',
  },
  {
    file: 'tests/server/auth/passwordGuesses.test.ts',
    attack: 'guessing the current and earlier passwords with a stolen token',
  },
  {
    file: 'tests/server/auth/weakPassword.test.ts',
    attack: 'common passwords in disguise',
  },
  {
    file: 'tests/server/tenancy/membership.test.ts',
    attack: 'entering buildings without a membership, or after its revocation',
  },
  {
    file: 'tests/server/auth/sessionLife.test.ts',
    attack: 'renewing a session forever',
  },
  { file: 'tests/server/auth/keys.test.ts', attack: 'tokens signed with a removed secret' },
  { file: 'tests/server/auth/codesRace.test.ts', attack: 'concurrent guesses of codes' },
  { file: 'tests/server/auth/refreshRace.test.ts', attack: 'concurrent uses of a refresh token' },
  { file: 'tests/server/content/rsvpRace.test.ts', attack: 'overselling an event' },
  {
    file: 'tests/server/support/supportAttachments.test.ts',
    attack: 'files whose content does not match their name',
  },
  {
    file: 'tests/server/support/activeContent.test.ts',
    attack: 'files with active content',
  },
  {
    file: 'tests/server/platform/imageSources.test.ts',
    attack: 'redirecting the server when it fetches images',
  },
  {
    file: 'tests/features/embed/bridge.test.ts',
    attack: 'messages to the bridge from other origins and windows, and floods of any kind',
  },
  {
    file: 'tests/server/cards/payments.test.ts',
    attack: "other users' cards, invented tokens, and card numbers in place of a token",
  },
  {
    file: 'tests/features/cards/provider.test.ts',
    attack:
      'messages to the card form from other origins and windows, and after the form has closed',
  },
  {
    file: 'tests/contract/email.test.ts',
    attack: 'invalid addresses, and addresses with appended content',
  },
  {
    file: 'e2e/hostile/',
    attack: 'scripts in every field of content, in a browser and in rendered pages',
  },
  {
    file: 'tests/server/operate/matrix.test.ts',
    attack:
      'every endpoint of the console, in every role, in a building of theirs and in another one',
  },
  {
    file: 'tests/server/operate/setup.test.ts',
    attack:
      'links of the first start that are used, expired, wrong or raced; guesses of the password',
  },
  {
    file: 'tests/server/operate/grants.test.ts',
    attack: 'roles above one’s own, and operators who revoke each other',
  },
  {
    file: 'tests/server/operate/import.test.ts',
    attack:
      'files of people with formulas, foreign domains, duplicates, wrong encodings, no header and five megabytes',
  },
  {
    file: 'tests/server/operate/hostileUploads.test.ts',
    attack:
      'drawings with scripts, references, entities, content of pages, elements that multiply, and texts that keep a parser busy; files of another type, damaged or too large',
  },
  {
    file: 'tests/server/operate/domains.test.ts',
    attack: 'domains of others, of everyone and of the deployment; forged, late and foreign proofs',
  },
  {
    file: 'tests/server/scim/addressChange.test.ts',
    attack: 'taking over an account by changing its address',
  },
  {
    file: 'tests/server/operate/memberships.test.ts',
    attack:
      'permissions beyond reach, without the password, of strangers or that do not exist; invitations of people who have signed up',
  },
]
