import type { Citations } from '@kit/document/citations'

export const records: Citations = {
  // The operators' console / Forms of the console
  'A form shows an error once its field is left, or the form submitted.': {
    form: [
      'an edited field shows no error until it is left',
      'an incomplete form is not sent, and shows its errors',
    ],
  },
  'Nothing that is typed is lost by a failure.': {
    form: ['nothing that was typed is lost', 'a failure returns to the fields with its reason'],
  },
  'A press sends once; a retry has the same idempotency key, an edit another one.': {
    form: [
      'a retry reuses the key of its intent, and no other intent has that key',
      'what is sent is what the fields show',
    ],
  },
  // The operators' console / Records of the console
  'A record shows what is stored, and saves only what differs, with the version that was read.': {
    record: [
      'only what differs from what is stored is saved, and nothing if nothing differs',
      'an edit is saved with the version that it is based on',
    ],
  },
  'If another operator was faster, both versions of each field are shown, and the second editor decides; nothing is saved over a change that was not shown.':
    {
      record: [
        'the version of another editor is never overwritten unseen',
        'what another editor has changed is shown before anything is saved over it',
        'a conflict is resolved only when the editor has decided about every field',
        'what the editor gives way on is what the other one stored',
      ],
    },
  'What the other one has changed elsewhere stays.': {
    record: ['what another editor has changed is shown before anything is saved over it'],
  },
  'Leaving a page with unsaved changes asks first; so does the browser at a reload.': {
    record: ['unsaved changes are reported whenever they appear or go'],
  },
  'A change that takes effect at once, such as deactivating an account, asks first, and then reads the record again.':
    {
      toggle: [
        'nothing changes before the operator confirms it',
        'what is changed is what the operator confirmed',
      ],
      recordPage: ['the record is read again once a change has taken effect, and not otherwise'],
    },
  'Sensitive changes ask for the password if it was not entered in the last ten minutes, and go on by themselves once it is confirmed.':
    {
      toggle: ['the password is asked for only if the server needs it'],
      form: [
        'a change that needs the password opens its dialog and shows no failure',
        'only a change that waits for the password is repeated when it is confirmed',
      ],
      recordPage: ['a confirmed password reaches each part of the page'],
      record: [
        'the console asks once for what the server demands of the operator',
        'what the operator has to confirm goes on by itself, and nothing else does',
      ],
      bulk: [
        'the console asks once for what the server demands of the operator',
        'what the operator has to confirm goes on by itself, and nothing else does',
      ],
      collection: [
        'the console asks once for what the server demands of the operator',
        'what the operator has to confirm goes on by itself, and nothing else does',
      ],
    },
  // The operators' console / Publication of a building
  'draft | Publish, Archive': {
    publication: ['each state offers its actions, and no other', 'a draft is shown as hidden'],
  },
  "scheduled: goes live at its time | Change its times, Don't publish (draft)": {
    publication: [
      'each state offers its actions, and no other',
      'a scheduled building is shown as scheduled',
    ],
  },
  'live, with or without an end | End or Change its end, Hide (draft)': {
    publication: [
      'each state offers its actions, and no other',
      'a live building without an end is shown as live',
      'a live building with an end is shown as ending',
    ],
  },
  'ended | Publish, Archive': {
    publication: [
      'each state offers its actions, and no other',
      'an ended building is shown as ended',
    ],
  },
  'archived: listed only if its state is asked for | Restore (draft)': {
    publication: [
      'each state offers its actions, and no other',
      'an archived building is shown as archived',
    ],
  },
  'Publishing and ending ask for the time: now, or a date and time by the clock of the building.': {
    publication: [
      'a plan begins with what is stored',
      'the plan is what the operator has entered',
      'a plan that lacks a time is not stored',
    ],
  },
  'A time that is over is refused, and a building ends after it goes live.': {
    publication: ['what the server is asked for is allowed by the rules'],
  },
  'A page that shows a building whose time has come reads it every six seconds until it has moved.':
    {
      publication: ['while its time has come, it is read again every six seconds'],
    },
  'If another operator has changed the building meanwhile, the dialog says so, the building is read again, and the same change can be confirmed for its new version.':
    {
      publication: [
        'it is read again after each change, while its time has come, and after a change by another operator',
        'a failed change can be made again',
        'it is changed in the version that was read last',
      ],
    },
  // The operators' console / Uploads in the console
  'The field then has the address of the file on this server; the record is saved as usual.': {
    recordPage: ['an uploaded file changes its field once, as soon as the record can be edited'],
    upload: ['the record changes by what the server has stored, once for each upload'],
  },
  'The console refuses a file that is too large or of another type before it is sent; the server examines the bytes of every file.':
    {
      upload: ['a file that is too large or of another type is not sent, and says why'],
    },
  'One file is uploaded at a time.': {
    upload: ['a press while a file is being sent sends no other one'],
  },
  'It can be cancelled; after a failure, the same file can be sent again.': {
    upload: [
      'a cancelled upload changes nothing',
      'a failure says why at its field, and the same file can be sent again',
    ],
  },
  'A file that arrives while the record is being saved changes its field afterwards.': {
    recordPage: ['no field is changed while the record is read or saved, and none waits otherwise'],
  },
}
