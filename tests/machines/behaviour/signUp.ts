import type { Citations } from '@kit/document/citations'

export const signUp: Citations = {
  // Signing up / Flow types
  "The account's origin, single sign-on (SSO) and the choice in the provider dialog determine the order of steps.":
    {
      wizard: ['each step shows in its own place', 'Next leads to the next step'],
    },
  'Every combination ends with a mailed code or an offered provider; a test walks all of them.': {
    wizard: [
      'Next sends a code to a valid address, unless one is on its way',
      'the chosen provider opens for this address and this attempt',
    ],
  },
  // Signing up / Steps
  '"Step X of Y" counts only the steps of this run; it does not show where the user still chooses between a provider and an e-mail, which decides on the steps.':
    {
      wizard: [
        '"Step X of Y" counts the visible steps and never jumps',
        'no total shows before the choice between a provider and an e-mail',
      ],
    },
  'The building step completes itself if there is one building, or if the upload or SCIM determines the building.':
    {
      wizard: ['the only building is preselected, and a closed one is dropped'],
    },
  'Changing a field invalidates its step and all later ones.': {
    wizard: ['a changed field invalidates its step and all later ones'],
  },
  'After a consumed code or a created account, the user cannot go back.': {
    wizard: [
      'a correct code works once, and no step leads back behind it',
      'no step is reached before its earlier ones are done',
      'Back leads to the previous step, out of the first one, and never behind settled ones',
      'setting a password uses up its token and code, and no step leads back',
    ],
  },
  'A reload or a link to a step (?step=) opens that step if the user has reached it before, otherwise the furthest one reached.':
    {
      wizard: [
        'a step in the address opens if it was reached, and otherwise the furthest one',
        'a reload leads to the visible step',
        'a step that the address names too early is remembered',
        'a reload restores the entered fields, which are stored once',
      ],
    },
  'Names need one character.': {
    wizard: [
      'both names are required and contain no link; otherwise the errors show',
      'a field can be invalid after blur, not while the user types',
    ],
  },
  'A password needs eight characters with upper and lower case, a digit and a special character, and must not be a common one.':
    {
      wizard: [
        'a weak or mismatched password goes no further and shows an error',
        'a press sets a valid new password',
      ],
      passwordUpdate: ['a weak or mismatched password is never sent'],
    },
  'E-mail consent is optional; the terms are required.': {
    wizard: [
      'the terms are required, and the email consent is optional',
      'only the checkbox gives the email consent',
      'only the checkbox, or an account made for the user, accepts the terms',
      'each checkbox changes only its own choice',
    ],
  },
  // Signing up / Automatic sign-in
  'The new account is then signed in automatically, with the new password or through the provider, and the last step leads into the building.':
    {
      wizard: [
        'an account is signed in to with its address and the chosen password',
        'the final page leads into the app or to the sign-in',
        'an account by a provider completes with the session that its assertion returned',
      ],
    },
  'The upload of an administrator and the password reset set it to false: their last step leads to the sign-in.':
    {
      wizard: ['an uploaded account is made, and a password reset, without signing in'],
    },
  // Signing up / The last step
  'A sign-up ends with the chosen building, suggestions for getting started, and one button: into the building, or to the sign-in if there is no session.':
    {
      wizard: [
        'the final page leads into the app or to the sign-in',
        'the final page shows when all is done, and no step leads back',
      ],
    },
  'A reset ends with the button alone.': {
    wizard: ['the final page leads into the app or to the sign-in'],
  },
  // Signing up / Implied terms
  'Users of uploaded and provisioned accounts accept the terms by continuing from the step before them.':
    {
      wizard: [
        'the terms step is done only when the server has the acceptance',
        'an uploaded account accepts the terms as its own user, if it has not yet',
      ],
    },
  'Implied terms have no page and are not counted.': {
    wizard: ['implied terms are never a page'],
  },
  'CSV | the new password | a call of its own, after the sign-in. The spinner that follows the password stays until the response arrives. If the call fails, "Almost there" shows the error and offers a retry':
    {
      wizard: [
        'an uploaded account accepts the terms as its own user, if it has not yet',
        'an uploaded account with accepted terms is complete',
        'a call that fails or times out shows where it can be retried',
      ],
    },
  'admin upload | the names | the call that completes the account. The step is busy meanwhile, and shows an error above its fields':
    {
      wizard: [
        'an account contains only what was entered and chosen',
        'an account is made once, when the terms are accepted',
      ],
    },
  "provisioned, or uploaded with a provider | the provider dialog | the call that exchanges the provider's assertion":
    {
      wizard: [
        "the provider's assertion is sent with the entered fields",
        'a refused assertion is requested again, and the reason shows',
      ],
    },
  // Signing up / Codes
  'Typing the fourth digit submits the code, and so does a paste; the boxes show the progress.': {
    wizard: [
      'Next sends four digits to the server, and nothing shorter',
      'a typed code is stored, and clears the previous error',
    ],
  },
  'A refused code stays visible for correction.': {
    wizard: ['a wrong code shows and stays for correction, and its countdown continues'],
  },
  'Changing a single digit then waits for Confirm, because the next digit may be wrong too.': {
    wizard: ['Next sends four digits to the server, and nothing shorter'],
  },
  'A code has four digits, lives 24 hours, works once, and belongs to one address and one purpose.':
    {
      wizard: [
        'a code is sent with its address and the registration it belongs to',
        'a correct code works once, and no step leads back behind it',
      ],
    },
  'Five wrong tries void it; further tries return 403.': {
    wizard: ['a void code ends a reset, and a registration can request another one'],
  },
  'Another code can be sent after 30 seconds, shown as a countdown that a wrong try does not restart.':
    {
      wizard: [
        'another code can be requested only after the countdown',
        'the countdown runs in seconds, and only a sent code sets it',
        'each second of the countdown takes one second',
        'a code that was sent, now or a moment ago, is expected and its seconds count',
        'a wrong code shows and stays for correction, and its countdown continues',
      ],
    },
  'Sign-up and reset have two generations of calls.': {
    wizard: [
      'in the older generation the code waits for the new password',
      'a code goes to the visible address, by the calls of its generation',
    ],
  },
  'In the newer one, consuming the code returns a token that sets the password once, within 15 minutes.':
    {
      wizard: [
        'setting a password uses up its token and code, and no step leads back',
        'a new password is sent with the proof of the mailbox',
      ],
    },
  'In the older one the code is sent together with the new password.': {
    wizard: [
      'in the older generation the code waits for the new password',
      'a code that turns out wrong with the password is requested again',
    ],
  },
  // Signing up / Registration token
  "For an unconfirmed user the token only allows consuming that user's code and requesting another one.":
    {
      wizard: [
        'a code is sent with its address and the registration it belongs to',
        'a press resends the code to the same address and registration',
      ],
    },
  // Signing up / New passwords
  "The server refuses the account's current or an earlier password (409 password_has_been_used).": {
    wizard: ['a password that the server refuses stays for correction, with the reason'],
    passwordUpdate: ['a refusal shows at the password form'],
  },
  'A new password ends all other sessions of the account.': {
    ownSessions: ['the list is read again after a session ends and when the user returns'],
  },
}
