import type { ServiceRequest } from '@contract/serviceRequests'
import { createSupportRequest } from '@contract/support'
import type { Failure } from '@machines/kernel/failure'
import {
  assigner,
  type EventsOf,
  failureActions,
  type NoPayload,
  promiseActor,
  withEvent,
} from '@machines/kernel/typed'
import { type ActorRefFrom, setup } from 'xstate'
import { type Attachment, type AttachmentLimits, type Declined, sortOffered } from './attachments'
import { isComplete, type RequestedService, type RequestFields } from './fields'

export type RequestFormInput = {
  buildingUuid: string
  /** Of this form alone: its idempotency keys begin with it. */
  keyPrefix: string
  limits: AttachmentLimits
  /** What is known before anything is typed. */
  fields: Partial<RequestFields>
  service?: RequestedService | null
}

type RequestFormEvent = EventsOf<{
  'field.changed': { name: keyof RequestFields; value: string }
  'files.offered': { files: Attachment[] }
  'file.removed': { id: string }
  'request.submitted': NoPayload
  /** How much of the request has been sent: 0 to 1. */
  'upload.progressed': { fraction: number }
  /** The form is to be closed; what was typed is not thrown away unasked. */
  'cancel.pressed': NoPayload
  'cancel.confirmed': NoPayload
  'cancel.dismissed': NoPayload
  /** The dialog that tells of success or failure. */
  'dialog.closed': NoPayload
}>

type RequestFormContext = Omit<RequestFormInput, 'fields' | 'service'> & {
  service: RequestedService | null
  initialFields: RequestFields
  fields: RequestFields
  attachments: Attachment[]
  declined: Declined[]
  /** Part of the idempotency key: a retry keeps it, and every edit increments it. */
  intentId: number
  /** How much of it has been sent, 0 to 1; null until the first report. */
  progress: number | null
  answer: RequestAnswer | null
  failure: Failure | null
}

/** How a form ended: what was sent is answered, and nothing where it was thrown away. */
export type RequestFormOutput = { answer: RequestAnswer | null }

/** What is known of a request that has arrived. */
export type RequestAnswer = {
  /** What the help desk calls it, if it says so. */
  reference: string | null
  /** The request as it stands in a list of such requests; null where there is no such list. */
  request: ServiceRequest | null
}

export type SentRequest = {
  buildingUuid: string
  fields: RequestFields
  attachments: Attachment[]
  /** What the request is about, if it was opened from a service. */
  service: RequestedService | null
  key: string
  /** To be told, while it is being sent, how much has been: 0 to 1. */
  onProgress: (fraction: number) => void
}

const update = assigner<RequestFormContext, RequestFormEvent>()
const emptyFields: RequestFields = { nature: '', subject: '', description: '' }

export function initialRequestForm(input: RequestFormInput): RequestFormContext {
  const initialFields = { ...emptyFields, ...input.fields }
  return {
    ...input,
    service: input.service ?? null,
    initialFields,
    fields: initialFields,
    attachments: [],
    declined: [],
    intentId: 0,
    progress: null,
    answer: null,
    failure: null,
  }
}

/** Started with its dialog and stopped with it: an unsent request is not submitted. */
export const requestFormMachine = setup({
  types: {
    context: {} as RequestFormContext,
    events: {} as RequestFormEvent,
    input: {} as RequestFormInput,
    output: {} as RequestFormOutput,
    tags: {} as 'busy',
  },
  actors: {
    submitRequest: promiseActor<RequestAnswer, SentRequest>('submitRequest'),
  },
  actions: {
    setField: update<{ name: keyof RequestFields; value: string }>(
      ({ fields, intentId }, { name, value }) => ({
        fields: { ...fields, [name]: value },
        intentId: intentId + 1,
      }),
    ),
    setFiles: update<{ files: Attachment[] }>(({ attachments, limits, intentId }, { files }) => {
      const { taken, declined } = sortOffered(attachments, files, limits)
      return { attachments: [...attachments, ...taken], declined, intentId: intentId + 1 }
    }),
    dropFile: update<{ id: string }>(({ attachments, intentId }, { id }) => ({
      attachments: attachments.filter((attachment) => attachment.id !== id),
      declined: [],
      intentId: intentId + 1,
    })),
    setAnswer: update<{ answer: RequestAnswer }>((_, { answer }) => ({ answer })),
    ...failureActions(update),
    forgetLastTry: update(() => ({ failure: null, progress: null })),
    setProgress: update<{ fraction: number }>((_, { fraction }) => ({ progress: fraction })),
  },
  guards: {
    isComplete: ({ context: { fields } }) => isComplete(fields),
    isUntouched: ({ context: { fields, initialFields, attachments } }) =>
      attachments.length === 0 &&
      fields.nature === initialFields.nature &&
      fields.subject === initialFields.subject &&
      fields.description === initialFields.description,
  },
  // The call ends by its own limit; the half minute more is for what comes before it, such as a new token.
  delays: { submitTimeout: createSupportRequest.timeLimit + 30_000 },
}).createMachine({
  id: 'requestForm',
  description: 'A request to the help desk: typed, sent, and told how it went.',
  context: ({ input }) => initialRequestForm(input),
  output: ({ context: { answer } }) => ({ answer }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The form is filled in.',
      on: {
        'field.changed': { actions: withEvent('setField') },
        'files.offered': { actions: withEvent('setFiles') },
        'file.removed': { actions: withEvent('dropFile') },
        'request.submitted': { guard: 'isComplete', target: 'submittingRequest' },
        'cancel.pressed': [
          { guard: 'isUntouched', target: 'closed' },
          { target: 'confirmingCancel' },
        ],
      },
    },
    confirmingCancel: {
      description: 'Asks whether what was typed may be thrown away.',
      on: {
        'cancel.confirmed': { target: 'closed' },
        'cancel.dismissed': { target: 'editing' },
      },
    },
    submittingRequest: {
      description: 'The request is on its way.',
      tags: ['busy'],
      entry: 'forgetLastTry',
      invoke: {
        id: 'submitRequest',
        src: 'submitRequest',
        input: ({ context, self }) => ({
          buildingUuid: context.buildingUuid,
          fields: context.fields,
          attachments: context.attachments,
          service: context.service,
          key: `${context.keyPrefix}-${context.intentId}`,
          onProgress: (fraction) => self.send({ type: 'upload.progressed', fraction }),
        }),
        onDone: {
          target: 'fulfilled',
          actions: { type: 'setAnswer', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: {
          target: 'rejected',
          actions: 'setFailure',
        },
      },
      after: {
        submitTimeout: {
          target: 'rejected',
          actions: 'setTimeoutFailure',
        },
      },
      on: {
        'upload.progressed': { actions: withEvent('setProgress') },
      },
    },
    fulfilled: {
      description: 'The help desk has it.',
      on: { 'dialog.closed': { target: 'closed' } },
    },
    rejected: {
      description: 'It could not be sent; nothing that was typed is lost.',
      on: { 'dialog.closed': { target: 'editing' } },
    },
    closed: { type: 'final', description: 'The form is gone.' },
  },
})

export type RequestFormActor = ActorRefFrom<typeof requestFormMachine>
