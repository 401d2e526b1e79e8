import type { Citations } from '@kit/document/citations'

export const account: Citations = {
  // The account
  'The user can change first and last name, and the default building among their own; company and address are read-only.':
    {
      profile: ['each field holds the latest typed value'],
    },
  'Save does nothing until a field differs from the stored profile, or while a name is empty; the field reports an empty name on blur.':
    {
      profile: [
        'Save does nothing until a field changes, nor while a name is empty',
        'nothing can be saved before the profile is known or without changes',
        'a missing name is reported on blur, until the user types again',
      ],
    },
  'Save sends the whole profile (first_name, last_name, default_building_uuid), without surrounding blanks.':
    {
      profile: ['a changed profile is sent whole, trimmed, and never with an empty name'],
    },
  'A dialog confirms, and the header shows the new name at once.': {
    profile: [
      'the success message appears once the server has confirmed',
      'the header receives saved names once',
    ],
  },
  'A dialog asks before the user leaves the profile by a link, by Back, for another building or by logging out; the browser asks when the tab is closed.':
    {
      unsavedChanges: [
        'no navigation leaves unsaved changes before the user confirms',
        'leaving unsaved changes has to be confirmed',
      ],
      profile: ['the unsaved-changes guard knows whether leaving would lose anything'],
    },
  'Staying keeps the edits, leaving discards them.': {
    unsavedChanges: [
      'a user who stays keeps the draft',
      "only the form's owner discards a draft",
      'a confirmed navigation happens once',
    ],
  },
  'A reload and another language need no question: the tab stores the edits (PROFILE_EDITS) until the session ends.':
    {
      profile: ['the draft stored for a reload is what the reload would lose'],
    },
  "A new password; afterwards the dialog links to the user's sessions.": {
    passwordUpdate: ["only the server's response confirms the new password"],
  },
  'The language, where there is a choice; the pseudo-language only if the deployment offers it.': {
    language: ["the building's languages are offered, and Elvish only on request"],
  },
  // Cards
  "The list (/account/cards) shows the user's payment cards, the latest first, with brand, last digits and expiration month.":
    {
      cards: ['the list is read again after a removal and when the user returns'],
    },
  'After a confirmation, a card is removed here and at the provider.': {
    cards: [
      'no card is removed before the user confirms',
      'the removed card is the one the user confirmed',
      'a removed card is gone from the list, even if an older list arrives later',
    ],
  },
  "The user types number and CVV into frames of the provider's origin, and they never reach our page.":
    {
      addCard: [
        'no number or CVV is stored, whatever the provider sends',
        'a request to focus a provider field focuses it once',
        'the frames exist only while the page has slots for them',
      ],
    },
  'The page receives only the type of the card, whether number and CVV are valid, and their lengths.':
    {
      addCard: ["the provider's reports about its fields are stored"],
    },
  'The form accepts input once the provider is ready.': {
    addCard: [
      'nothing can be typed before the provider is ready',
      'frames show only once the page has slots for them',
    ],
  },
  'If that takes more than fifteen seconds, the form shows an error with a retry and keeps names and country.':
    {
      addCard: [
        'a provider that crashes is reported, and can be retried',
        'every call has a time limit',
        'typed values are dropped only on discard or after a save',
      ],
    },
  'The field formats input as MM/YY while the user types: a leading 2 to 9 becomes 0x, 13 to 19 becomes 0x/y, and a full year is shortened, so browsers can autofill.':
    {
      addCard: ['the expiry shows as month and year'],
    },
  'The provider receives a four-digit year.': {
    addCard: ['a token request has names, a month and a four-digit year'],
  },
  'Add card clears the last token and its errors, and requests a new token from the provider.': {
    addCard: [
      'a token request clears the last token and its errors',
      'only Add card requests a token, once, for a complete card',
    ],
  },
  'If only the server failed to store the card, the next press sends the same token again, unless the user has changed a field.':
    {
      addCard: [
        'a token that the server refused is not saved again',
        'a changed card drops errors and tokens of the previous version',
        "the saved token is the provider's latest",
      ],
    },
  "Every error in the provider's list appears above the button, in the page's language if its key is known, otherwise in the provider's words.":
    {
      addCard: ["the provider's errors about a card are shown"],
    },
  'Errors of our server appear there too.': {
    addCard: ['a save error stays visible until the user types or tries again'],
  },
  'There is no toast, and all input stays.': {
    addCard: ['typed values are dropped only on discard or after a save'],
  },
  'A native host, and a page of our own origin that frames the form, receive cardResult: the token and the card, or the errors and the known state of the fields.':
    {
      addCard: [
        'the host receives each end once, and nothing else',
        'a success contains the token, a failure its errors and the state of the fields',
      ],
    },
  'As in the profile, a dialog asks before the user leaves with unsaved input.': {
    addCard: ['the unsaved-changes guard knows whether leaving would lose anything'],
  },
  'For a reload or another language the tab stores names and country (CARD_DRAFT), never the expiration date.':
    {
      addCard: [
        'the tab stores names and country, and never the expiry',
        'the tab stores a draft once as it is, and nothing after a save or discard',
      ],
    },
  "Number and CVV must be typed again, because the provider's frames are recreated.": {
    addCard: ['what the frames reported is cleared with the frames'],
  },
  // Consent
  'The app measures, collects and sends no usage data before the user agrees.': {
    consent: ['nothing is measured without consent'],
  },
  'Once the first screen is ready and the browser is idle, a notice below the page asks, without covering anything; both answers have equal weight.':
    {
      consent: ['the banner opens only without a choice, and after the first screen'],
    },
  'The browser stores the answer.': {
    consent: ['a choice made here is stored once, and one from another tab is not'],
  },
  'It survives a sign-out, applies to every tab, and can be changed in My account at any time.': {
    consent: ['another tab’s choice applies to this tab', 'only a given consent can be withdrawn'],
  },
  'Guests of a kiosk, native hosts and deployments without measuring are never asked and never measured.':
    {
      consent: ['a kiosk, a native host and a deployment that measures nothing offer no choice'],
    },
  'After consent, the app loads the scripts that the deployment names.': {
    consent: ['measuring starts and ends with the consent'],
  },
  'A refusal or a withdrawal removes the scripts from the page, stops collecting and deletes unsent events.':
    {
      consent: [
        'a refusal and a withdrawal delete unsent events',
        'a withdrawal counts as a refusal, and both can be changed into consent',
      ],
    },
  // Flags
  "The app reads feature flags with unleash-proxy-client from the server's own endpoint, which takes them from the configuration or from a real Unleash.":
    {
      flags: [
        "the flags are the service's latest, and at first the page's",
        'the subscription starts with the machine',
      ],
    },
  'While flags are unavailable the defaults apply, and the app never waits longer than a second for them.':
    {
      flags: [
        'the wait for flags ends within a second',
        'a service that fails, crashes or stays silent is unavailable',
      ],
    },
  'A response that is not a list of toggles is ignored, and the previous flags stay. flags.md lists all flags.':
    {
      flags: ['flags from the service are live, even after it was unavailable'],
    },
  'The app identifies its user again after a sign-in, single sign-on, a sign-out and a switch of the building.':
    {
      flags: ['the service is subscribed to for the latest user'],
      app: ['the flags receive the user once'],
    },
  'Flags are decided for a user.': {
    flags: ['the service is subscribed to for the latest user'],
  },
  // Languages / Order of choice
  "?lang= in the URL overrides the stored choice, which overrides the user's own language, the building's default and the browser's.":
    {
      language: [
        "the address's language overrides everything",
        'a choice overrides the earlier address',
        "a building's first language is its own",
        "a profile's language is stored without changing a choice",
      ],
    },
  "Entering another building never changes a language that the user chose; without a choice, the default of the user's own building applies.":
    {
      language: ['entering a building never changes a chosen language'],
    },
  "It lists the building's languages, each named in itself and in the language of the page.": {
    language: ["the building's languages are offered, and Elvish only on request"],
  },
  // Languages / Languages of a building
  'A building that lists no languages offers English (US), Spanish and the pseudo-language "Elvish". el_EL reveals untranslated text and is offered only if the deployment sets offersPseudoLocale.':
    {
      language: ["the building's languages are offered, and Elvish only on request"],
    },
}
