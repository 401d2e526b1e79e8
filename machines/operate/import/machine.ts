import type { ImportReport } from '@contract/operate/imports'
import { createMutation, mutations } from '@machines/kernel/mutation/state'
import {
  assigner,
  type EventsOf,
  type NoPayload,
  promiseActor,
  withEvent,
  withOutput,
} from '@machines/kernel/typed'
import { setup } from 'xstate'
import { unsavedChangesActor } from '../../account/unsavedChanges/machine'
import type { Attachment } from '../../support/requestForm/attachments'
import { pageId } from '../console/context'
import {
  type FileContent,
  hasNewPeople,
  type ImportContext,
  type ImportInput,
  problemOf,
} from './context'

type ImportEvent = EventsOf<{
  'building.chosen': { uuid: string }
  'file.chosen': { file: Attachment }
  'file.removed': NoPayload
  'check.pressed': NoPayload
  'import.pressed': NoPayload
  /** Stops what is under way. */
  'cancel.pressed': NoPayload
  /** Back to choosing another file. */
  'back.pressed': NoPayload
}>

/** What is checked or imported. */
export type Sending = { buildingUuid: string; content: FileContent; key: string }
type System = { system: { get: (id: string) => unknown } }

const update = assigner<ImportContext, ImportEvent>()
/** Another file: nothing of the last one remains. */
const whenLeft = {
  target: 'choosing',
  actions: ['startIntent', 'forgetFile', 'forgetReport'],
} as const
const sending = ({ buildingUuid, content }: ImportContext) => ({ buildingUuid, content })

/** Imports the people of a building from a CSV file: first as a dry run, then for good. */
export const importMachine = setup({
  types: {
    context: {} as ImportContext,
    events: {} as ImportEvent,
    input: {} as ImportInput,
    tags: {} as 'busy',
  },
  actors: {
    readFile: promiseActor<FileContent, { file: Attachment | null }>('readFile'),
    /** Only reports what an import would do. */
    check: promiseActor<ImportReport, Sending>('check'),
    import: promiseActor<ImportReport, Sending>('import'),
  },
  actions: {
    setBuilding: update<{ uuid: string }>((_, { uuid }) => ({ buildingUuid: uuid })),
    setFile: update<{ file: Attachment }>((_, { file }) => {
      const problem = problemOf(file)
      return { file: problem === null ? file : null, problem }
    }),
    forgetFile: update(() => ({ file: null, problem: null, content: '' })),
    setUnreadable: update(() => ({ file: null, problem: 'unreadable' })),
    setContent: update<{ output: FileContent }>((_, { output }) => ({ content: output })),
    setReport: update<{ output: ImportReport }>((_, { output }) => ({ report: output })),
    forgetReport: update(() => ({ report: null, wasStopped: false })),
    noteStopped: update(() => ({ wasStopped: true })),
    /** The console asks before the operator leaves. */
    holdPage: ({ system }: System) =>
      unsavedChangesActor.send({ system }, { type: 'edits.made', page: pageId }),
    /** An operator who was asked stays, to see the result. */
    releasePage: ({ system }: System) => {
      unsavedChangesActor.send({ system }, { type: 'leave.declined' })
      unsavedChangesActor.send({ system }, { type: 'edits.gone' })
    },
    ...mutations.actions(update),
  },
  guards: {
    ...mutations.guards,
    isReady: ({ context: { buildingUuid, file } }) => buildingUuid !== '' && file !== null,
    isWorthwhile: ({ context: { report } }) => report !== null && hasNewPeople(report),
    /** Other changes since the check have made every line wrong. */
    isNothingImported: ({ context: { report } }) => report?.imported !== true,
    hasFailedLines: ({ context: { report } }) => (report?.failed_lines.length ?? 0) > 0,
  },
  // The server may work on ten thousand lines for a minute.
  delays: { mutationTimeout: 65_000, readTimeout: 20_000 },
}).createMachine({
  id: 'import',
  description: 'Imports the people of a building from a file.',
  context: ({ input }) => ({
    ...input,
    file: null,
    problem: null,
    content: '',
    report: null,
    wasStopped: false,
    mutation: mutations.initial,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Building and file can be chosen; shows why the last check failed.',
      on: {
        // Another body needs another key.
        'building.chosen': { actions: ['startIntent', withEvent('setBuilding')] },
        'file.chosen': { actions: ['startIntent', withEvent('setFile')] },
        'file.removed': { actions: ['startIntent', 'forgetFile'] },
        'check.pressed': { guard: 'isReady', target: 'reading', actions: 'clearFailure' },
      },
    },
    reading: {
      description: 'Reading the file.',
      tags: ['busy'],
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ context: { file } }) => ({ file }),
        onDone: { target: 'checking', actions: withOutput('setContent') },
        onError: { target: 'choosing', actions: 'setUnreadable' },
      },
      on: { 'cancel.pressed': { target: 'choosing', actions: 'startIntent' } },
      after: { readTimeout: { target: 'choosing', actions: 'setUnreadable' } },
    },
    checking: {
      ...createMutation({
        description: 'The server is checking each line; it changes nothing.',
        src: 'check',
        input: sending,
        done: { target: 'reviewing', actions: [withOutput('setReport')] },
        failed: { target: 'choosing', actions: ['forgetReport'] },
      }),
      on: { 'cancel.pressed': { target: 'choosing', actions: ['startIntent', 'forgetReport'] } },
    },
    reviewing: {
      description: 'Shows what would be imported, and each line that would not.',
      on: {
        'import.pressed': { guard: 'isWorthwhile', target: 'importing' },
        'back.pressed': whenLeft,
      },
    },
    importing: {
      ...createMutation({
        description: 'The server is importing the people; the console asks before it leaves.',
        src: 'import',
        input: sending,
        done: { target: 'routing', actions: [withOutput('setReport')] },
        failed: { target: 'reviewing' },
      }),
      entry: ['clearFailure', 'holdPage'],
      exit: 'releasePage',
      // What the server has done by then, only another check can tell.
      on: { 'cancel.pressed': { target: 'checking', actions: ['startIntent', 'noteStopped'] } },
    },
    routing: {
      description: 'Decides by what was imported.',
      always: [
        { guard: 'isNothingImported', target: 'reviewing', actions: 'startIntent' },
        { guard: 'hasFailedLines', target: 'doneInPart' },
        { target: 'done' },
      ],
    },
    done: {
      description: 'Everyone in the file is in the building.',
      on: { 'back.pressed': whenLeft },
    },
    doneInPart: {
      description: 'Some lines were not imported; they can be downloaded, corrected and imported.',
      on: { 'back.pressed': whenLeft },
    },
  },
})

export type ImportMachine = typeof importMachine
