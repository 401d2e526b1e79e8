import type { MachineOptions } from '../../src/machineTests'
import { editorLaws } from './laws'
import type { editorMachine } from './machine'

export const editorOptions: MachineOptions<typeof editorMachine> = {
  events: {
    'text.typed': [{ text: 'Hello' }, { text: '' }],
    'picture.dropped': [{ file: 'cat.png' }],
    'upload.cancelled': [],
    'editor.closed': [],
    'close.confirmed': [],
    'close.dismissed': [],
  },
  actors: {
    save: { done: ['Hello', ''], error: [new Error('offline')] },
    upload: { done: ['/cat.png'], error: [new Error('too large')] },
  },
  contextKey: ({ text, savedText, isUploadRefused }) => [
    Math.min(text.length, 20),
    text === savedText,
    isUploadRefused,
  ],
  laws: editorLaws,
}
