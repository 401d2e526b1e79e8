import { isRefusedWith } from '@machines/kernel/failure'
import { createMutation, mutations } from '@machines/kernel/mutation/state'
import { assigner, promiseActor, withEvent, withOutput } from '@machines/kernel/typed'
import { emit, setup } from 'xstate'
import { unsavedChangesActor } from '../../account/unsavedChanges/machine'
import { sensitive } from '../console/sensitive'
import {
  conflictsOf,
  hasSameFields,
  keptEdits,
  type RecordContext,
  type RecordEmitted,
  type RecordEvent,
  type RecordInput,
  realEdits,
  type Saving,
  type Side,
  type Versioned,
} from './context'

/**
 * A record that several operators may edit. It is saved with the version that it was read in; if another editor was
 * faster, the machine reads what they stored, and this editor decides field by field. The parent provides `read` and
 * `save`.
 *
 * @param isValid whether the fields may be saved
 */
export function createRecord<Fields extends object>(isValid: (fields: Fields) => boolean) {
  type Context = RecordContext<Fields>
  type Event = RecordEvent<Fields>
  type Stored = Versioned<Fields>
  type Editing = {
    context: Context
    self: { id: string }
    system: { get: (id: string) => unknown }
  }
  const update = assigner<Context, Event>()
  /** A file that arrives while the record is read or saved changes its field afterwards. */
  const takingFile = {
    guard: 'hasWaiting',
    target: 'routing',
    actions: ['startIntent', 'takeWaiting'],
  } as const

  return setup({
    types: {
      context: {} as Context,
      events: {} as Event,
      input: {} as RecordInput,
      emitted: {} as RecordEmitted<Fields>,
      tags: {} as 'busy',
    },
    actors: {
      read: promiseActor<Stored, { id: string }>('read'),
      save: promiseActor<Stored, Saving<Fields>>('save'),
    },
    actions: {
      setKnown: update<{ output: Stored }>(({ edits }, { output }) => ({
        known: output,
        theirs: null,
        kept: {},
        edits: realEdits(output.fields, edits),
      })),
      setSaved: update<{ output: Stored }>((_, { output }) => ({
        known: output,
        edits: {},
        wasSaved: true,
        wantsSave: false,
      })),
      setTheirs: update<{ output: Stored }>((_, { output }) => ({ theirs: output, kept: {} })),
      setField: update<{ name: keyof Fields & string; value: Fields[keyof Fields] }>(
        ({ known, edits }, { name, value }) => {
          const next = { ...edits, [name]: value } as Partial<Fields>
          return {
            edits: known === null ? next : realEdits(known.fields, next),
            wasSaved: false,
            wantsSave: false,
          }
        },
      ),
      addWaiting: update<{ changes: Partial<Fields> }>(({ waiting }, { changes }) => ({
        waiting: { ...waiting, ...changes } as Partial<Fields>,
      })),
      takeWaiting: update(({ known, edits, waiting }) => ({
        edits: realEdits(known?.fields as Fields, { ...edits, ...waiting } as Partial<Fields>),
        waiting: null,
        wasSaved: false,
        wantsSave: false,
      })),
      wantSave: update(() => ({ wantsSave: true })),
      forgetWish: update(() => ({ wantsSave: false })),
      forgetEdits: update(() => ({ edits: {}, wasSaved: false, wantsSave: false })),
      setSide: update<{ name: string; side: Side }>(({ kept }, { name, side }) => ({
        kept: { ...kept, [name]: side },
      })),
      /** From now on the edits are based on what the other editor stored. */
      takeTheirs: update((context) => ({
        known: context.theirs ?? context.known,
        edits: keptEdits(context),
        theirs: null,
        kept: {},
      })),
      dropToTheirs: update(({ known, theirs }) => ({
        known: theirs ?? known,
        edits: {},
        theirs: null,
        kept: {},
        wantsSave: false,
      })),
      /** In the console, which asks before the editor leaves; nothing listens elsewhere. */
      reportUnsavedChanges: ({ context: { edits }, self, system }: Editing) =>
        unsavedChangesActor.send(
          { system },
          Object.keys(edits).length > 0
            ? { type: 'edits.made', page: self.id }
            : { type: 'edits.gone' },
        ),
      reportKnown: emit(({ context: { known } }) => ({
        type: 'record.read' as const,
        known: known as Stored,
      })),
      reportEdits: emit({ type: 'edits.changed' }),
      ...mutations.actions(update),
      ...sensitive.actions,
    },
    guards: {
      ...mutations.guards,
      ...sensitive.guards,
      isWaitingToSave: (facts) =>
        facts.context.wantsSave && sensitive.guards.isWaitingForOperator(facts),
      hasWaiting: ({ context: { waiting } }) => waiting !== null,
      hasEdits: ({ context: { edits } }) => Object.keys(edits).length > 0,
      isReady: ({ context: { known, edits } }) =>
        known !== null && Object.keys(edits).length > 0 && isValid({ ...known.fields, ...edits }),
      /** Another editor was faster. */
      isOutdated: ({ context: { mutation } }) =>
        mutation.failure !== null && isRefusedWith(mutation.failure, 'version_conflict'),
      /** The fields are as they were, so there is nothing to decide. */
      isUnchanged: ({ context }) => hasSameFields(context),
      /** Read again after a change elsewhere on the page: nothing was refused, and no edit is concerned. */
      isBesideEdits: ({ context }) => !context.wantsSave && conflictsOf(context).length === 0,
      /** The same, while the editor waits for the edits to be saved. */
      isOnlyNewer: ({ context }) => hasSameFields(context) && context.wantsSave,
      isDecided: ({ context }) =>
        conflictsOf(context).every(({ name }) => context.kept[name] !== undefined),
    },
    delays: { ...mutations.delays, readTimeout: 20_000 },
  }).createMachine({
    id: 'record',
    description: 'A record that several operators may edit.',
    context: ({ input }) => ({
      ...input,
      known: null,
      edits: {},
      theirs: null,
      kept: {},
      waiting: null,
      wasSaved: false,
      wantsSave: false,
      mutation: mutations.initial,
    }),
    initial: 'reading',
    on: { 'file.stored': { actions: withEvent('addWaiting') } },
    states: {
      reading: {
        description: 'Reading the record.',
        tags: ['busy'],
        invoke: {
          id: 'read',
          src: 'read',
          input: ({ context: { id } }) => ({ id }),
          onDone: { target: 'routing', actions: [withOutput('setKnown'), 'reportKnown'] },
          onError: [
            { guard: 'isGone', target: 'gone' },
            { target: 'failed', actions: 'setMutationError' },
          ],
        },
        after: { readTimeout: { target: 'failed', actions: 'setMutationTimeout' } },
      },
      failed: {
        description: 'The record could not be read.',
        on: {
          'request.invalidated': { target: 'reading', actions: 'clearFailure' },
          'operator.confirmed': {
            guard: 'isWaitingForOperator',
            target: 'reading',
            actions: 'clearFailure',
          },
        },
      },
      gone: { description: 'The record does not exist, or no longer exists.' },
      routing: {
        description: 'Decides by the edits.',
        entry: ['reportUnsavedChanges', 'reportEdits'],
        always: [{ guard: 'hasEdits', target: 'dirty' }, { target: 'clean' }],
      },
      clean: {
        description: 'The fields show what is stored.',
        always: takingFile,
        on: {
          // Another body needs another key.
          'field.changed': { target: 'routing', actions: ['startIntent', withEvent('setField')] },
          'request.invalidated': { target: 'reading' },
        },
      },
      dirty: {
        description: 'The fields differ from what is stored.',
        always: takingFile,
        on: {
          'field.changed': { target: 'routing', actions: ['startIntent', withEvent('setField')] },
          'record.submitted': { guard: 'isReady', target: 'saving', actions: 'wantSave' },
          // Something else about the record has changed; the edits are kept.
          'request.invalidated': {
            target: 'fetchingTheirs',
            actions: ['clearFailure', 'forgetWish'],
          },
          'edits.discarded': { target: 'routing', actions: ['forgetEdits', 'clearFailure'] },
          'operator.confirmed': [
            { guard: 'isWaitingToSave', target: 'saving' },
            { guard: 'isWaitingForOperator', target: 'fetchingTheirs', actions: 'clearFailure' },
          ],
        },
      },
      saving: createMutation({
        description: 'The server is storing the edits.',
        src: 'save',
        input: ({ id, known, edits }: Context) => ({
          id,
          version: known?.version ?? 0,
          edits,
          fields: { ...known?.fields, ...edits } as Fields,
        }),
        done: { target: 'routing', actions: [withOutput('setSaved'), 'reportKnown'] },
        gone: { target: 'gone' },
        failed: { target: 'routingFailure' },
      }),
      routingFailure: {
        description: 'Decides by why the edits were not stored.',
        always: [
          { guard: 'isOutdated', target: 'fetchingTheirs' },
          { target: 'dirty', actions: 'askOperator' },
        ],
      },
      fetchingTheirs: {
        description: 'Another editor may have been faster: reading what is stored now.',
        tags: ['busy'],
        invoke: {
          id: 'readTheirs',
          src: 'read',
          input: ({ context: { id } }) => ({ id }),
          onDone: { target: 'routingTheirs', actions: withOutput('setTheirs') },
          onError: [
            { guard: 'isGone', target: 'gone' },
            { target: 'dirty', actions: 'setMutationError' },
          ],
        },
        after: { readTimeout: { target: 'dirty', actions: 'setMutationTimeout' } },
      },
      routingTheirs: {
        description: 'Decides by what the other editor has changed.',
        always: [
          {
            guard: 'isOnlyNewer',
            target: 'merging',
            actions: ['takeTheirs', 'reportKnown', 'startIntent'],
          },
          {
            guard: 'isUnchanged',
            target: 'routing',
            actions: ['takeTheirs', 'reportKnown', 'startIntent'],
          },
          {
            guard: 'isBesideEdits',
            target: 'routing',
            actions: ['takeTheirs', 'reportKnown', 'startIntent'],
          },
          { target: 'conflicted' },
        ],
      },
      conflicted: {
        description: 'Shows both versions of each field; the editor decides.',
        on: {
          'side.chosen': { actions: withEvent('setSide') },
          'conflict.resolved': {
            guard: 'isDecided',
            target: 'merging',
            actions: ['takeTheirs', 'reportKnown', 'startIntent'],
          },
          'edits.discarded': {
            target: 'routing',
            actions: ['dropToTheirs', 'reportKnown', 'startIntent'],
          },
        },
      },
      merging: {
        description: 'Saves what remains of the edits.',
        entry: ['reportUnsavedChanges', 'reportEdits'],
        always: [{ guard: 'isReady', target: 'saving' }, { target: 'routing' }],
      },
    },
  })
}

export type RecordMachine<Fields extends object> = ReturnType<typeof createRecord<Fields>>
