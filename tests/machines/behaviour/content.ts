import type { Citations } from '@kit/document/citations'

export const content: Citations = {
  // Content / Call to action
  'The call to action is an RSVP, a claim, or a link: to an external URL, a page of the app, an attached amenity, company or content, a mini-app, a survey, or the native app.':
    {
      detail: [
        'only a confirmation or a retry requests a place',
        'the RSVP confirmation opens if a place is available, and only then',
      ],
    },
  'It is disabled outside its display window.': {
    detail: ['the RSVP confirmation opens if a place is available, and only then'],
  },
  // Content / Passes
  'Each RSVP and each claim has a pass: a code to read and to scan, the name of its holder, what, when and where, and directions.':
    {
      detail: ['the passes are read again once, after a place was taken or returned'],
    },
  'They can mark a valid one as used, once; the limit is 120 checks a minute.': {
    passVerification: [
      'only a press marks a valid pass as used, once',
      'looking up a code uses nothing',
    ],
  },
  'A code that is pasted or scanned as a whole is looked up automatically, and one press marks a pass.':
    {
      passVerification: [
        'a complete code is looked up without a press, after any running call',
        'only a press marks a valid pass as used, once',
      ],
    },
  'If another device was faster, the page reports that the pass was used before.': {
    passVerification: ['a slower counter sees that the pass was already used'],
  },
  // Content / Capacity
  'A request that comes too late gets 409 (event_full, claims_limit_reached), and the page shows the current count.':
    {
      detail: [
        'a user who is too late sees why',
        "the user's participation is the server's latest, and nothing else changes it",
      ],
    },
  'An event with a time can be added to a calendar beside that time.': {
    detail: ['the requested calendar entry is saved once'],
  },
  'Below the text, the page shows related items that home has already read, of the same category or company; it sends no request for them.':
    {
      detail: ['a related item is read too, once'],
    },
  // Content / Saved
  'The bookmark saves an event, a deal or a story at once.': {
    saved: ['a press shows immediately'],
  },
  'If the request fails, the bookmark reverts and a message says so.': {
    saved: ['a change that failed is reverted, and the view shows so'],
  },
  'If the user presses it again meanwhile, the last press wins.': {
    saved: [
      'no change is dropped: it is being sent or waits for another one',
      'one change is sent at a time, each with its own idempotency key',
    ],
  },
  "A page of its own, in the header's menu, lists the saved items of a building, the latest first; one press removes an item, another restores it.":
    {
      saved: ['one press restores the item that was removed last'],
    },
  // Content / Calendar
  'The user can add an event to Google, to Outlook, or as an .ics file.': {
    detail: ['the requested calendar entry is saved once'],
  },
  // Content / Directory
  'Companies are sorted from A to Z by the rules of the language, also while further pages load.': {
    directory: [
      'every company that arrived is listed once, in order of arrival',
      'each page requests the next one until there is none',
    ],
  },
  // Bookings
  "The user may cancel until cancellation_window_end_minutes before the start, by the server's clock.":
    {
      history: [
        'no confirmation opens for a booking that cannot be cancelled',
        'only a confirmation cancels a booking',
      ],
    },
  'After that the button is disabled and says so; a denied or cancelled booking has no button.': {
    history: ['no confirmation opens for a booking that cannot be cancelled'],
  },
  'Bookings to approve lists the bookings that wait for a decision and, below them, the times that a denial still blocks, each with a button to free it.':
    {
      approvals: [
        'one decision is made at a time, and every call has a time limit',
        'the decision is the one pressed, for the booking pressed',
        'both lists are read again after each decision, a return and a retry',
      ],
    },
  'History (/my-history) lists everything that the user attended, booked and ordered, one kind at a time, upcoming apart from past.':
    {
      history: ['no row is listed twice', 'a change triggers another read, whatever is running'],
    },
  'The receipt and the cancellation dialog show status, date, duration and answers.': {
    history: [
      'a receipt is read again when it opens and after each decision',
      "the server's latest version of a booking shows, in the list too",
    ],
  },
  // Requests / Attachments
  'A request to the help desk or for a service takes up to five files: PDF, JPEG, PNG, DOC, DOCX, MOV, MPG and XLSX.':
    {
      requestForm: [
        'the files never exceed the limits and contain no duplicate',
        'every offered file is attached or named as rejected',
        'an allowed file with room is attached',
      ],
    },
  // Requests / Support requests
  'Sending needs a nature, a subject and a description.': {
    requestForm: ['nothing is sent without a nature, a subject and a description'],
  },
  "A request opened from a service names the service and its provider (service_uuid, service_provider_uuid), which the help desk's mail includes.":
    {
      requestForm: ['the request names the service that the form was opened for'],
    },
  'A failure opens a dialog and keeps the input; Cancel asks before it discards the input.': {
    requestForm: [
      'a request that could not be sent opens a dialog with the reason',
      'after a failure the form shows again',
      'the form shows the latest text, and keeps it through sending, failures and dialogs',
      'Cancel closes an untouched form, and confirms before discarding anything',
      'declining the confirmation returns to the form, and accepting discards it',
    ],
  },
  'On the page /help-desk, a reload restores the text, not the files, for this tab and session.': {
    helpDesk: ['the form starts with the draft', 'the same draft is not stored twice'],
  },
  'Done resets the form; Cancel leads home.': {
    helpDesk: [
      'a sent request is followed by an empty form with its own keys',
      'discarding the form leads home, once',
    ],
  },
  // Requests / Service requests
  'Like the list of bookings to approve, it continues page by page after a hundred.': {
    pagedRequest: [
      'the next page is appended, and no row is listed twice',
      'only a press requests the next page, and only if there is one',
    ],
    serviceRequests: [
      'only a press reads the next page, from the end of the last one',
      'a refresh reads all rows that were read before',
    ],
  },
  'The request appears in the list at once, and can be withdrawn (Canceled) while it is Pending or Submitted; the building sets every other status.':
    {
      serviceRequests: [
        'a new request is appended to the list once',
        'the withdrawn request is the one pressed, and its dialog closes',
        'only a confirmation withdraws a request',
      ],
    },
  'The app uploads the files first, and the request refers to them; files that no request refers to within a day are deleted.':
    {
      requestForm: ['progress is reported while sending'],
    },
  // Requests / Smart suites
  'Wanted and reported are two values.': {
    setpoint: [
      'a setpoint shows, whatever is reported meanwhile',
      'without a setpoint the reported value shows',
    ],
  },
  "65 to 75 °F or 18 to 24 °C, in whole degrees of the suite's own unit, without conversion; contract, server and dial use the same bounds.":
    {
      setpoint: ["the request sends the latest setpoint, within the unit's bounds"],
    },
  'The control shows the wanted value, as being set, until the suite reports it.': {
    setpoint: [
      'a setpoint shows, whatever is reported meanwhile',
      'a request is pending until the suite reports its value',
      'without a setpoint the reported value shows',
    ],
  },
  'Presses accumulate until they pause for 400 ms; then one request sends the sum, or none if the suite already has that value.':
    {
      setpoint: [
        'presses are sent after a pause of 400 ms',
        'no press is lost: each adds to the visible value',
        'a value that already applies is not requested, unless another request is pending',
      ],
    },
  'A drag sends on release.': {
    setpoint: [
      'dragging shows the dragged value, and releasing sets it',
      'nothing is sent during a drag or to an offline suite',
    ],
  },
  'There is one request at a time; later changes wait for its response.': {
    setpoint: [
      'the second of two calls waits for the first response',
      'a setpoint changed during a call is sent after the response, whatever it is',
    ],
  },
  'An older report changes nothing, whichever way it arrives.': {
    suite: [
      'the newest report shows, by whichever path it arrived',
      'a newer report reaches every control except the one that sent it',
    ],
  },
  'If a request fails, the control returns to the reported value and a message says so.': {
    setpoint: [
      'a refused setpoint is dropped, and an error shows',
      'only a requested change can fail',
    ],
  },
  'The same happens if the building or another user overrides the request, up to half a minute after the suite reported it.':
    {
      setpoint: [
        'a conflicting value shows as overridden as soon as it is known',
        'a value that the suite soon reverts shows as it is, as overridden',
        'a change later than half a minute counts as another user’s',
      ],
    },
  'A suite that cannot be reached shows its last report, says so, and accepts no input.': {
    setpoint: [
      'an offline suite has no pending setpoint, and shows its reported value once it is back',
      'nothing is sent during a drag or to an offline suite',
    ],
  },
  'Leaving the screen discards nothing: pending presses are still sent, and the user sees the current state when they come back.':
    {
      suite: ['a return reads the current state, and a failed read is retried'],
      setpoint: ['presses are sent after a pause of 400 ms'],
    },
  'Everyone who has a suite open sees its reports within a second.': {
    live: [
      'the pages receive each message once',
      'requested topics are followed on any open stream',
    ],
  },
}
