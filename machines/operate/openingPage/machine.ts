import { assigner, effectAction, withEvent } from '@machines/kernel/typed'
import { sendTo, setup } from 'xstate'
import type { OperatorConfirmed } from '../console/events'
import type { OpeningInput, UploadedFile } from '../opening/context'
import { createOpening, type StepEntered } from '../opening/machine'
import type { OpeningStep } from '../opening/steps'
import { createUpload } from '../upload/machine'

type OpeningPageContext = OpeningInput & {
  /** The uploads whose files the wizard knows. */
  stored: number
}

/**
 * The page of the wizard: its draft, and uploads for it, which the server stores in the draft at once. The parent
 * provides `opening` and `upload`.
 *
 * @param isComplete whether a step of the draft has everything that it needs
 */
export function createOpeningPage<Draft extends object>(
  isComplete: (step: OpeningStep, draft: Draft) => boolean,
) {
  type Event = OperatorConfirmed | StepEntered
  type Stored = { stored: number; changes: UploadedFile<Draft> | null }
  const update = assigner<OpeningPageContext, Event>()
  return setup({
    types: {
      context: {} as OpeningPageContext,
      events: {} as Event,
      input: {} as OpeningInput,
    },
    actors: {
      opening: createOpening<Draft>(isComplete),
      upload: createUpload<UploadedFile<Draft>>(),
    },
    actions: {
      setStored: update<Stored>((_, { stored }) => ({ stored })),
      addFile: sendTo('opening', (_, { changes }: Stored) => ({ ...changes, type: 'file.stored' })),
      enterStep: sendTo('opening', (_, event: StepEntered) => event),
      confirmUpload: sendTo('upload', { type: 'operator.confirmed' }),
      reportBroken: effectAction('reportBroken'),
    },
    guards: {
      hasStored: ({ context }, { stored }: { stored: number }) => stored > context.stored,
    },
  }).createMachine({
    id: 'openingPage',
    description: 'The page of the wizard that opens a building.',
    context: ({ input }) => ({ ...input, stored: 0 }),
    invoke: [
      {
        id: 'opening',
        src: 'opening',
        input: ({ context: { id, step, keyPrefix } }) => ({
          id,
          step,
          keyPrefix: `${keyPrefix}-opening`,
        }),
        onError: { actions: 'reportBroken' },
      },
      {
        id: 'upload',
        src: 'upload',
        input: ({ context: { id, keyPrefix } }) => ({ id, keyPrefix: `${keyPrefix}-upload` }),
        onSnapshot: {
          guard: { type: 'hasStored', params: ({ event }) => event.snapshot.context },
          actions: [
            { type: 'setStored', params: ({ event }) => event.snapshot.context },
            { type: 'addFile', params: ({ event }) => event.snapshot.context },
          ],
        },
        onError: { actions: 'reportBroken' },
      },
    ],
    on: {
      'step.entered': { actions: withEvent('enterStep') },
      'operator.confirmed': { actions: 'confirmUpload' },
    },
  })
}

export type OpeningPageMachine<Draft extends object> = ReturnType<typeof createOpeningPage<Draft>>
