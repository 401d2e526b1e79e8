import type { Citations } from '@kit/document/citations'

export const console: Citations = {
  // The operators' console
  'Users who are not signed in see its sign-in at any address, and then the page of that address.':
    {
      console: [
        'a page runs only while its reader may see it',
        'what the address names runs within a turn, and nothing else',
      ],
    },
  'Accounts and sessions are those of the app.': {
    console: [
      'the console follows the session',
      'a sign-in starts a session, or renews the one that has ended',
      'signing out ends the session, unless another tab has ended it, and asks for no sign-in',
    ],
  },
  'Users without a role see a page that says so.': {
    console: [
      'inside is who has a role',
      'a look-up that the server refuses shows a page that says so, and any other failure its reason',
    ],
  },
  'Roles decide which places, buttons and buildings the console offers; the server decides again for each call.':
    {
      console: [
        'only the server decides who is an operator',
        'no roles are known after a sign-out',
      ],
    },
  // The operators' console / First start
  'The link that the server prints opens a form for the first account: names, e-mail address, password.':
    {
      claim: [
        'only a link that the server finds valid opens the form',
        'a link without a token is never sent',
      ],
    },
  'A used or expired link says which, and what to do.': {
    claim: ['a used or expired link says which'],
  },
  'Submitting it creates the operator, and signs in.': {
    claim: ['the session starts once, with the reply of the server'],
  },
  // The operators' console / Open a building
  'Open a building starts a draft, which the server stores.': {
    overview: ['a draft is started only by a press', 'the wizard of the new draft is shown'],
  },
  'Next stores the step; a step that lacks something stays and marks it.': {
    opening: [
      'a step that lacks something stays, and shows what is missing',
      'what is typed is kept until the server has stored it',
    ],
  },
  'A host name that is taken says so until it is edited.': {
    opening: [
      'a host name that is taken says so until it is edited',
      'a host name is stored only after the server has found it free',
    ],
  },
  'Back, Forward, a reload and another tab show the stored draft; a step that is not reached yet leads to the furthest one.':
    {
      openingPage: ['the step in the address reaches the wizard'],
      opening: ['no step is shown before the ones that it builds on are complete'],
    },
  'If another tab has stored the draft meanwhile, the edits of this tab are added to it, field by field.':
    {
      opening: [
        'what another tab has stored is read and merged, never overwritten',
        'the draft is stored in the version that was read',
      ],
    },
  'The server stores an uploaded file in the draft at once.': {
    opening: [
      'an uploaded file is in the draft at once, and stays unless a newer draft is read',
      'a draft that was stored before a file was uploaded does not replace that with the file',
    ],
  },
  'Open the building creates everything in one transaction, or nothing.': {
    opening: ['the building is opened only by the press on the last step'],
  },
  'Then the building is live.': {
    opening: ['it is live only once the server has said so'],
  },
  // The operators' console / Lists of the console
  'A list asks the server for fifty rows.': {
    list: ['the rows are those of the query that was asked last'],
  },
  'Search, filter, sorting and page are part of the address.': {
    collection: ['the list follows the address whatever is open'],
    overview: ['the list follows the address'],
    bulkPage: ['another query reaches the list, and forgets what was chosen'],
  },
  'Letters that are typed in a row cause one request; while other rows are read, the old ones stay.':
    {
      list: [
        'another query shows as being read at once, and is read after a pause',
        'rows stay until newer ones arrive',
        'a reply to an earlier query is discarded',
      ],
    },
  'A list that cannot be read says why and can be read again.': {
    list: ['a failure shows why, and a reply ends it'],
  },
  'Removing a row asks first.': {
    collection: [
      'nothing is removed before the operator confirms it',
      'what is removed is what the operator confirmed',
    ],
  },
  'What the server replies to a new record only once, such as a token, is shown until the operator closes it, and then forgotten.':
    {
      collection: ['what the server does not repeat is stored while it is shown, and no longer'],
    },
  'People can be chosen, each one or all of a page, to approve, deactivate, reactivate or sign them out, or to invite them again.':
    {
      bulk: [
        'a row is chosen or not by each toggle',
        'the rows of a page are chosen at once',
        'what is changed is what the operator confirmed',
      ],
    },
  'A change is offered for those whom it concerns, and asks first.': {
    bulk: [
      'nothing changes before the operator confirms it',
      'a change is asked about with the rows that it is for, as another intent',
    ],
  },
  'The server makes it for one person after another; the report names those for whom it failed, and why.':
    {
      bulk: ['what failed is reported, row by row'],
    },
  'Deactivating and reactivating can be undone for ten seconds, which makes the inverse change to exactly those who were changed.':
    {
      bulk: [
        'a change can be undone for ten seconds, if it has an inverse and has changed something',
        'undoing makes the inverse change to exactly what was changed',
      ],
    },
  'A mail that was sent and a session that was ended stay so, and the question says it.': {
    bulk: [
      'a change can be undone for ten seconds, if it has an inverse and has changed something',
    ],
  },
  'Another search or filter forgets what was chosen.': {
    bulkPage: ['another query reaches the list, and forgets what was chosen'],
  },
  'A list in an order of its own, such as the buttons of home, shows all of its rows.': {
    order: ['a move shows at once'],
  },
  'It moves at once; the whole order is stored in one call with the version that was shown, and moves that are made meanwhile follow in the next call.':
    {
      order: [
        'a move shows at once',
        'what is stored is what is shown, and nothing is stored without a move',
        'the first call has the version that the operator saw, the next one that of the reply',
        'one call at a time; moves meanwhile follow in the next one',
      ],
    },
  'A failure keeps the order on the screen, to be sent again or undone.': {
    order: [
      'a failure keeps the order on the screen and says why',
      'an undone order is that of the rows',
    ],
  },
  'If another operator has changed the list, the console shows that list and a notice.': {
    order: ['the list of another operator replaces the moves'],
  },
  // The operators' console / The end of an operator's session
  'If the server refuses to renew the session, the page stays, with everything that was typed.': {
    console: ['a session that ends keeps the page and its operator until another one starts'],
  },
  'A dialog asks for the password; after the sign-in, what the server refused meanwhile is sent or read again by itself.':
    {
      console: [
        'a sign-in is asked for while the session has ended, unless the operator puts it off',
      ],
      list: ['what failed for want of a session is read again after the next sign-in'],
    },
  'The dialog can be closed to read the page, which then says that the session has ended; the next change opens it again.':
    {
      console: [
        'a sign-in is asked for while the session has ended, unless the operator puts it off',
      ],
    },
  'A sign-in in another tab, for example with an identity provider, ends the wait as well.': {
    console: ['a session of the same operator ends the wait for it'],
  },
  'If that tab has removed the session first, the page is hidden until then.': {
    console: ['a page runs only while its reader may see it'],
  },
  'For another person who signs in, the page starts again, without the edits.': {
    console: [
      'nothing of an operator stays for another person',
      'another person is looked up before anything is shown to them',
    ],
  },
  'The wizard that opens a building and the import keep what was entered too; their last step is pressed again.':
    {
      openingPage: [
        'only an upload waits for the operator to sign in again: the last step is pressed again',
      ],
    },
  // The operators' console / Tests of connections
  'Try it now makes the server try the mail server, the file store, the broker of building systems, and the flag service as doctor does.':
    {
      connectionTest: [
        'what is tested is what the form had when the operator pressed',
        'a press while a test runs starts no other one',
      ],
      connections: ['each connection has a test of its own from the start'],
    },
  'The report says whether it works and, if not, what to do.': {
    connectionTest: [
      'a failed call says why, and the test can be pressed again',
      'the report is that of the test that was pressed last',
    ],
  },
  'A test changes nothing, so it can be cancelled and repeated; a report about earlier settings is never shown.':
    {
      connectionTest: [
        'a test that was cancelled reports nothing',
        'other settings remove the report of earlier ones',
      ],
    },
  'An identity provider is tried with the fields as they are in the form, before they are saved; the log of changes has the attempt.':
    {
      testedPage: ['the page knows the edits that its record has'],
      connectionTest: ['what is tested is what the form had when the operator pressed'],
    },
  // The operators' console / People from a file
  'The operator chooses a building and a CSV file; a sample shows the columns.': {
    import: ['the building is the one chosen last'],
  },
  'An empty file, one that is too large and one that the browser cannot read are refused without a call.':
    {
      import: [
        'an empty file and one that is too large are never taken',
        'a file that cannot be read has to be chosen again',
      ],
    },
  'Check the file asks the server what an import would do, which changes nothing, and shows each line that cannot be imported, why, and what to do, beside the people of the others.':
    {
      import: ['every file is checked before it is imported'],
    },
  'Cancelling a check returns to the file.': {
    import: ['a check that is cancelled changes nothing'],
  },
  'Import sends exactly what was checked, and imports the lines without an error.': {
    import: [
      'what is imported is what was checked last',
      'an import that would add nobody is not sent',
    ],
  },
  'The result says whether everyone was imported or only a part.': {
    import: ['the result says whether everyone, some or nobody was imported'],
  },
  'Leaving a running import asks first.': {
    import: ['the console asks before it leaves a running import, and only then'],
  },
  'An import that the operator stops waiting for may still finish, so the file is checked again, and shows what has become of it.':
    {
      import: ['after an import that is stopped, the server is asked what has become of it'],
    },
}
