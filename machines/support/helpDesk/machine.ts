import { assigner, effectAction, promiseActor, withEvent } from '@machines/kernel/typed'
import { type EventObject, type SnapshotFrom, setup } from 'xstate'
import type { AttachmentLimits } from '../requestForm/attachments'
import type { RequestFields } from '../requestForm/fields'
import { type RequestFormOutput, requestFormMachine } from '../requestForm/machine'

export type HelpDeskInput = {
  buildingUuid: string
  /** Prefix of the idempotency keys of everything that is sent from this page. */
  keyPrefix: string
  limits: AttachmentLimits
}

type Draft = Partial<RequestFields>
type HelpDeskContext = HelpDeskInput & {
  fields: Draft
  /** The stored draft, so that an unchanged one is not stored again. */
  savedText: string
  /** Incremented by each form, so that no two forms share idempotency keys. */
  intentId: number
}

const update = assigner<HelpDeskContext, EventObject>()
const emptyFields: RequestFields = { nature: '', subject: '', description: '' }
const textOf = (fields: Draft) => JSON.stringify({ ...emptyFields, ...fields })

/** The help desk on a page of its own: after a request is sent, a new form opens. */
export const helpDeskMachine = setup({
  types: {
    context: {} as HelpDeskContext,
    input: {} as HelpDeskInput,
    children: {} as { form: 'form'; draft: 'readDraft' },
    tags: {} as 'busy',
  },
  actors: {
    /** The draft from before a reload, without files. */
    readDraft: promiseActor<Draft>('readDraft'),
    form: requestFormMachine,
  },
  actions: {
    takeDraft: update<{ fields: Draft }>((_, { fields }) => ({
      fields,
      savedText: textOf(fields),
    })),
    startIntent: update(({ intentId }) => ({
      intentId: intentId + 1,
      fields: {},
      savedText: textOf({}),
    })),
    setSavedText: update<{ fields: RequestFields }>((_, { fields }) => ({
      savedText: textOf(fields),
    })),
    storeDraft: effectAction<{ fields: RequestFields | null }>('storeDraft'),
    goHome: effectAction('goHome'),
    reportBroken: effectAction('reportBroken'),
  },
  guards: {
    hasTextMoved: ({ context }, { fields }: { fields: RequestFields }) =>
      context.savedText !== textOf(fields),
    wasSent: (_, { output }: { output: RequestFormOutput }) => output.answer !== null,
  },
  // Longer than the hydration of a page may take.
  delays: { draftTimeout: 8000 },
}).createMachine({
  id: 'helpDesk',
  description: 'A request to the help desk on a page of its own, which survives a reload.',
  context: ({ input }) => ({ ...input, fields: {}, savedText: textOf({}), intentId: 0 }),
  initial: 'restoring',
  states: {
    restoring: {
      description: 'Looks for a draft from before a reload.',
      tags: ['busy'],
      invoke: {
        id: 'draft',
        src: 'readDraft',
        onDone: {
          target: 'writing',
          actions: { type: 'takeDraft', params: ({ event }) => ({ fields: event.output }) },
        },
        onError: { target: 'writing' },
      },
      after: { draftTimeout: { target: 'writing' } },
    },
    writing: {
      description: 'The user writes and sends the request.',
      invoke: {
        id: 'form',
        src: 'form',
        input: ({ context: { buildingUuid, keyPrefix, intentId, limits, fields } }) => ({
          buildingUuid,
          keyPrefix: `${keyPrefix}-${intentId}`,
          limits,
          fields,
        }),
        onSnapshot: {
          guard: {
            type: 'hasTextMoved',
            params: ({ event }) => ({ fields: event.snapshot.context.fields }),
          },
          actions: [
            {
              type: 'setSavedText',
              params: ({ event }) => ({ fields: event.snapshot.context.fields }),
            },
            {
              type: 'storeDraft',
              params: ({ event }) => ({ fields: event.snapshot.context.fields }),
            },
          ],
        },
        onDone: [
          {
            guard: withEvent('wasSent'),
            target: 'writing',
            reenter: true,
            actions: ['startIntent', { type: 'storeDraft', params: { fields: null } }],
          },
          {
            target: 'left',
            actions: [{ type: 'storeDraft', params: { fields: null } }, 'goHome'],
          },
        ],
        onError: { target: 'writing', reenter: true, actions: ['startIntent', 'reportBroken'] },
      },
    },
    left: { description: 'The form was discarded; the router opens home.' },
  },
})

type Snapshot = SnapshotFrom<typeof helpDeskMachine>

/** The form on the page; undefined while it is being restored, and after it was discarded. */
export const formOf = (snapshot: Snapshot) => snapshot.children.form
