import { assign, fromPromise, setup, spawnChild, stopChild } from 'xstate'

interface Context {
  readonly text: string
  readonly savedText: string
  readonly isUploadRefused: boolean
}

type Events =
  | { type: 'text.typed'; text: string }
  | { type: 'picture.dropped'; file: string }
  | { type: 'upload.cancelled' }
  | { type: 'editor.closed' }
  | { type: 'close.confirmed' }
  | { type: 'close.dismissed' }

const notProvided = (name: string) => () => {
  throw new Error(`${name} is not provided`)
}

/** An editor that saves by itself, and spawns an actor for the picture that is being uploaded. */
export const editorMachine = setup({
  types: { context: {} as Context, events: {} as Events },
  actors: {
    save: fromPromise<string, { text: string }>(notProvided('save')),
    upload: fromPromise<string, { file: string }>(notProvided('upload')),
  },
  actions: {
    setText: assign({
      text: ({ context, event }) => (event.type === 'text.typed' ? event.text : context.text),
    }),
    setSaved: assign({ savedText: (_, text: string) => text }),
    insertPicture: assign({
      text: ({ context, event }) =>
        `${context.text}![](${(event as unknown as { output: string }).output})`,
    }),
    setRefused: assign({ isUploadRefused: true }),
    clearRefused: assign({ isUploadRefused: false }),
    startUpload: spawnChild('upload', {
      id: 'upload',
      input: ({ event }) => ({ file: (event as { file: string }).file }),
    }),
    stopUpload: stopChild('upload'),
  },
  guards: {
    hasChanges: ({ context }) => context.text !== context.savedText,
  },
  delays: { typingPause: 1_000, saveTimeout: 10_000, retryPause: 5_000 },
}).createMachine({
  id: 'editor',
  description: 'Edits a text with pictures, and saves it by itself.',
  initial: 'open',
  context: { text: '', savedText: '', isUploadRefused: false },
  states: {
    open: {
      description: 'The editor is open.',
      type: 'parallel',
      on: {
        'editor.closed': [{ guard: 'hasChanges', target: 'confirming' }, { target: 'closed' }],
      },
      states: {
        text: {
          description: 'The text and its copy on the server.',
          initial: 'comparing',
          on: { 'text.typed': { target: '.pausing', actions: 'setText' } },
          states: {
            comparing: {
              description: 'Comparing the text with its copy.',
              always: [{ guard: 'hasChanges', target: 'pausing' }, { target: 'saved' }],
            },
            saved: { description: 'The server has the text.' },
            pausing: {
              description: 'The user may type on.',
              after: { typingPause: { target: 'saving' } },
            },
            saving: {
              description: 'Sending the text; the user can type on.',
              after: { saveTimeout: { target: 'waiting' } },
              invoke: {
                id: 'save',
                src: 'save',
                input: ({ context }) => ({ text: context.text }),
                onDone: {
                  target: 'comparing',
                  actions: { type: 'setSaved', params: ({ event }) => event.output },
                },
                onError: { target: 'waiting' },
              },
            },
            waiting: {
              description: 'The text could not be saved; the editor tries again soon.',
              after: { retryPause: { target: 'saving' } },
            },
          },
        },
        picture: {
          description: 'The picture that is being uploaded.',
          initial: 'none',
          states: {
            none: {
              description: 'A picture can be dropped on the text.',
              on: { 'picture.dropped': { target: 'uploading' } },
            },
            uploading: {
              description: 'Uploading the picture.',
              entry: ['clearRefused', 'startUpload'],
              exit: 'stopUpload',
              on: {
                'upload.cancelled': { target: 'none' },
                'xstate.done.actor.upload': {
                  target: ['none', '#editor.open.text.pausing'],
                  actions: 'insertPicture',
                },
                'xstate.error.actor.upload': { target: 'none', actions: 'setRefused' },
              },
            },
          },
        },
      },
    },
    confirming: {
      description: 'Asks whether the unsaved changes may be lost.',
      on: {
        'close.confirmed': { target: 'closed' },
        'close.dismissed': { target: 'open' },
      },
    },
    closed: { type: 'final', description: 'The editor is closed.' },
  },
})
