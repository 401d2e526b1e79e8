import { isRefusedWith } from '@machines/kernel/failure'
import { createMutation, mutations } from '@machines/kernel/mutation/state'
import {
  assigner,
  type EventsOf,
  type NoPayload,
  promiseActor,
  withEvent,
  withOutput,
} from '@machines/kernel/typed'
import { emit, setup } from 'xstate'
import { consoleActor } from '../console/events'
import {
  furthestStep,
  type HostProblem,
  isReached,
  mergedDraft,
  type OpeningContext,
  type OpeningInput,
  type StoredDraft,
  type UploadedFile,
  withUploaded,
} from './context'
import { type OpeningStep, stepAfter, stepBefore } from './steps'

/** The address names a step: Back, Forward, a reload or a link of the overview. */
export type StepEntered = { type: 'step.entered'; step: OpeningStep }

type OpeningEvent<Draft> = EventsOf<{
  'section.changed': { section: keyof Draft & string; value: Draft[keyof Draft] }
  'next.pressed': NoPayload
  'back.pressed': NoPayload
  /** The address names a step: Back, Forward, a reload or a link of the overview. */
  'step.entered': { step: OpeningStep }
  'open.pressed': NoPayload
  'request.retried': NoPayload
  /** The server has stored an uploaded file in the draft. */
  'file.stored': UploadedFile<Draft>
}>

/** For the preview: the whole draft, after each change. */
type DraftChanged<Draft> = { type: 'draft.changed'; draft: Draft }

export type SavingDraft<Draft> = { id: string; version: number; draft: Draft; key: string }

/**
 * The wizard *Open your building*. Its draft is stored by the server at each step, so it survives Back, a reload and
 * another tab; the building itself is created by the last press, whole or not at all. An uploaded file is stored in the
 * draft at once, by the server.
 *
 * @param isComplete whether a step of the draft has everything that it needs
 */
export function createOpening<Draft extends object>(
  isComplete: (step: OpeningStep, draft: Draft) => boolean,
) {
  type Context = OpeningContext<Draft>
  type Event = OpeningEvent<Draft>
  type Stored = StoredDraft<Draft>
  const update = assigner<Context, Event>()
  const furthest = ({ draft }: Context) => furthestStep(draft, isComplete)

  /** A file may be stored at any time after the draft was read. Another draft needs another key. */
  const takesFile = {
    'file.stored': { actions: ['startIntent', withEvent('setUploaded'), 'reportDraft'] },
  } as const

  return setup({
    types: {
      context: {} as Context,
      events: {} as Event,
      input: {} as OpeningInput,
      emitted: {} as DraftChanged<Draft>,
      tags: {} as 'busy',
    },
    actors: {
      read: promiseActor<Stored, { id: string }>('read'),
      save: promiseActor<Stored, SavingDraft<Draft>>('save'),
      checkHost: promiseActor<{ problem: HostProblem | null }, { draft: Draft }>('checkHost'),
      open: promiseActor<Stored, { id: string; version: number; key: string }>('open'),
    },
    actions: {
      /** A file that was uploaded meanwhile is in a newer version, which is in this draft already. */
      setStored: update<{ output: Stored }>(({ version }, { output }) => ({
        edited: [],
        building: output.building,
        ...((output.building !== null || output.version >= version) && {
          draft: output.draft,
          known: output.draft,
          version: output.version,
        }),
      })),
      /** Keeps the edits of this tab, and takes everything else from the stored draft. */
      mergeStored: update<{ output: Stored }>((context, { output }) => ({
        draft: mergedDraft(output.draft, context),
        known: output.draft,
        version: output.version,
      })),
      setSection: update<{ section: keyof Draft & string; value: Draft[keyof Draft] }>(
        ({ draft, edited }, { section, value }) => ({
          draft: { ...draft, [section]: value },
          edited: [...edited.filter((each) => each !== section), section],
          hostProblem: null,
        }),
      ),
      setUploaded: update<UploadedFile<Draft>>(({ draft, known, version }, file) => ({
        draft: withUploaded(draft, file),
        known: withUploaded(known, file),
        version: Math.max(version, file.version),
      })),
      reportDraft: emit(({ context: { draft } }) => ({ type: 'draft.changed' as const, draft })),
      /** A deep link to a step that is not reached yet leads to the furthest one. */
      limitStep: update((context) => ({
        step: isReached(context.step, furthest(context)) ? context.step : furthest(context),
      })),
      setStep: update<{ step: OpeningStep }>((_, { step }) => ({ step, showsErrors: false })),
      goNext: update(({ next }) => ({ step: next, showsErrors: false })),
      wantNext: update(({ step }) => ({ next: stepAfter(step) ?? step })),
      wantBefore: update(({ step }) => ({ next: stepBefore(step) ?? step })),
      showErrors: update(() => ({ showsErrors: true })),
      setHostProblem: update<{ output: { problem: HostProblem | null } }>((_, { output }) => ({
        hostProblem: output.problem,
      })),
      /** The console knows the operator's drafts and buildings. */
      noteOpened: ({ system }: { system: { get: (id: string) => unknown } }) =>
        consoleActor.send({ system }, { type: 'operator.invalidated' }),
      ...mutations.actions(update),
    },
    guards: {
      ...mutations.guards,
      isOpened: (_, { output }: { output: Stored }) => output.building !== null,
      isStepComplete: ({ context }) => isComplete(context.step, context.draft),
      isHostStep: ({ context: { step, draft } }) => step === 'host' && isComplete('host', draft),
      isHostFree: (_, { output }: { output: { problem: HostProblem | null } }) =>
        output.problem === null,
      isOtherStep: ({ context }, { step }: { step: OpeningStep }) =>
        context.step !== step && isReached(step, furthest(context)),
      isReady: ({ context }) => context.step === 'review' && furthest(context) === 'review',
      hasEdits: ({ context: { edited } }) => edited.length > 0,
      isFirstStep: ({ context: { step } }) => stepBefore(step) === null,
      /** Another tab has stored the draft meanwhile. */
      isOutdated: ({ context: { mutation } }) =>
        mutation.failure !== null && isRefusedWith(mutation.failure, 'version_conflict'),
    },
    delays: { ...mutations.delays, readTimeout: 20_000 },
  }).createMachine({
    id: 'opening',
    description: 'The wizard that opens a building.',
    context: ({ input: { step, ...input } }) => ({
      ...input,
      draft: {} as Draft,
      known: {} as Draft,
      version: 0,
      building: null,
      step: step ?? 'brand',
      next: step ?? 'brand',
      edited: [],
      showsErrors: false,
      hostProblem: null,
      mutation: mutations.initial,
    }),
    initial: 'reading',
    states: {
      reading: {
        description: 'Reading the stored draft.',
        tags: ['busy'],
        invoke: {
          id: 'read',
          src: 'read',
          input: ({ context: { id } }) => ({ id }),
          onDone: [
            { guard: withOutput('isOpened'), target: 'live', actions: withOutput('setStored') },
            { target: 'editing', actions: [withOutput('setStored'), 'limitStep', 'reportDraft'] },
          ],
          onError: [
            { guard: 'isGone', target: 'gone' },
            { target: 'failed', actions: 'setMutationError' },
          ],
        },
        after: { readTimeout: { target: 'failed', actions: 'setMutationTimeout' } },
      },
      failed: {
        description: 'The draft could not be read.',
        on: { 'request.retried': { target: 'reading', actions: 'clearFailure' } },
      },
      gone: { description: 'The draft does not exist, or no longer exists.' },
      editing: {
        description: 'The fields of one step can be edited.',
        on: {
          ...takesFile,
          // Another draft needs another key.
          'section.changed': { actions: ['startIntent', withEvent('setSection'), 'reportDraft'] },
          'next.pressed': [
            { guard: 'isHostStep', target: 'checkingHost', actions: 'wantNext' },
            { guard: 'isStepComplete', target: 'saving', actions: 'wantNext' },
            { actions: 'showErrors' },
          ],
          'back.pressed': [
            { guard: 'isFirstStep' },
            { guard: 'hasEdits', target: 'saving', actions: 'wantBefore' },
            { actions: ['wantBefore', 'goNext', 'clearFailure'] },
          ],
          'step.entered': {
            guard: withEvent('isOtherStep'),
            actions: [withEvent('setStep'), 'clearFailure'],
          },
          'open.pressed': { guard: 'isReady', target: 'opening' },
        },
      },
      checkingHost: {
        description: 'Checking whether the host name is free.',
        tags: ['busy'],
        on: takesFile,
        invoke: {
          id: 'checkHost',
          src: 'checkHost',
          input: ({ context: { draft } }) => ({ draft }),
          onDone: [
            {
              guard: withOutput('isHostFree'),
              target: 'saving',
              actions: withOutput('setHostProblem'),
            },
            { target: 'editing', actions: withOutput('setHostProblem') },
          ],
          onError: { target: 'editing', actions: 'setMutationError' },
        },
        after: { mutationTimeout: { target: 'editing', actions: 'setMutationTimeout' } },
      },
      saving: {
        on: takesFile,
        ...createMutation({
          description: 'The server is storing the draft.',
          src: 'save',
          input: ({ id, version, draft }: Context) => ({ id, version, draft }),
          // The next save has another version in its body.
          done: { target: 'editing', actions: [withOutput('setStored'), 'goNext', 'startIntent'] },
          gone: { target: 'gone' },
          failed: { target: 'routingFailure' },
        }),
      },
      routingFailure: {
        description: 'Decides by why the draft was not stored.',
        always: [{ guard: 'isOutdated', target: 'merging' }, { target: 'editing' }],
      },
      merging: {
        description:
          'Another tab has stored the draft: reading its version and adding the own edits.',
        tags: ['busy'],
        on: takesFile,
        invoke: {
          id: 'readNewest',
          src: 'read',
          input: ({ context: { id } }) => ({ id }),
          onDone: [
            { guard: withOutput('isOpened'), target: 'live', actions: withOutput('setStored') },
            {
              target: 'saving',
              actions: [withOutput('mergeStored'), 'startIntent', 'reportDraft'],
            },
          ],
          onError: { target: 'editing', actions: 'setMutationError' },
        },
        after: { readTimeout: { target: 'editing', actions: 'setMutationTimeout' } },
      },
      opening: {
        on: takesFile,
        ...createMutation({
          description: 'The server is creating the building.',
          src: 'open',
          input: ({ id, version }: Context) => ({ id, version }),
          done: { target: 'live', actions: [withOutput('setStored')] },
          gone: { target: 'gone' },
          failed: { target: 'editing' },
        }),
      },
      live: {
        description: 'The building is live; its sign-in page can be opened.',
        entry: 'noteOpened',
      },
    },
  })
}

export type OpeningMachine<Draft extends object> = ReturnType<typeof createOpening<Draft>>
