import type { ServiceRequest } from '@contract/serviceRequests'
import { createSupportRequest } from '@contract/support'
import { createMutation, type MutationContext, mutations } from '@machines/kernel/mutation/state'
import {
  assigner,
  type EventsOf,
  type NoPayload,
  promiseActor,
  withEvent,
  withOutput,
} from '@machines/kernel/typed'
import { type ActorRefFrom, setup } from 'xstate'
import { type Attachment, type AttachmentLimits, type Declined, sortOffered } from './attachments'
import { isComplete, type RequestedService, type RequestFields } from './fields'

export type RequestFormInput = {
  buildingUuid: string
  /** Prefix of the idempotency keys of this form. */
  keyPrefix: string
  limits: AttachmentLimits
  /** Initial values of the fields. */
  fields: Partial<RequestFields>
  service?: RequestedService | null
}

type RequestFormEvent = EventsOf<{
  'field.changed': { name: keyof RequestFields; value: string }
  'files.offered': { files: Attachment[] }
  'file.removed': { id: string }
  'request.submitted': NoPayload
  /** The sent fraction of the request: 0 to 1. */
  'upload.progressed': { fraction: number }
  /** The user closes the form; a confirmation protects the input. */
  'cancel.pressed': NoPayload
  'cancel.confirmed': NoPayload
  'cancel.dismissed': NoPayload
  /** Closes the dialog that reports success or failure. */
  'dialog.closed': NoPayload
}>

type RequestFormContext = Omit<RequestFormInput, 'fields' | 'service'> &
  MutationContext & {
    service: RequestedService | null
    initialFields: RequestFields
    fields: RequestFields
    attachments: Attachment[]
    declined: Declined[]
    /** The sent fraction, 0 to 1; null until the first report. */
    progress: number | null
    answer: RequestAnswer | null
  }

/** How a form ended: with the reply if it was sent, with null if it was discarded. */
export type RequestFormOutput = { answer: RequestAnswer | null }

/** The reply to a received request. */
export type RequestAnswer = {
  /** The help desk's reference, if there is one. */
  reference: string | null
  /** The request as an entry of the list of requests; null if there is no such list. */
  request: ServiceRequest | null
}

export type SentRequest = {
  buildingUuid: string
  fields: RequestFields
  attachments: Attachment[]
  /** The service that the request is about, if the form was opened from a service. */
  service: RequestedService | null
  key: string
  /** Receives the sent fraction, 0 to 1. */
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
    progress: null,
    answer: null,
    mutation: mutations.initial,
  }
}

/** Starts and stops with its dialog: stopping it does not send the request. */
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
      ({ fields }, { name, value }) => ({ fields: { ...fields, [name]: value } }),
    ),
    setFiles: update<{ files: Attachment[] }>(({ attachments, limits }, { files }) => {
      const { taken, declined } = sortOffered(attachments, files, limits)
      return { attachments: [...attachments, ...taken], declined }
    }),
    dropFile: update<{ id: string }>(({ attachments }, { id }) => ({
      attachments: attachments.filter((attachment) => attachment.id !== id),
      declined: [],
    })),
    setAnswer: update<{ output: RequestAnswer }>((_, { output }) => ({ answer: output })),
    ...mutations.actions(update),
    clearProgress: update(() => ({ progress: null })),
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
  // The call has a timeout of its own; the additional half minute allows for what precedes it, such as a token refresh.
  delays: { mutationTimeout: createSupportRequest.timeLimit + 30_000 },
}).createMachine({
  id: 'requestForm',
  description: 'A request to the help desk: the user enters it, sends it, and learns the result.',
  context: ({ input }) => initialRequestForm(input),
  output: ({ context: { answer } }) => ({ answer }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The user fills in the form.',
      on: {
        'field.changed': { actions: [withEvent('setField'), 'startIntent'] },
        'files.offered': { actions: [withEvent('setFiles'), 'startIntent'] },
        'file.removed': { actions: [withEvent('dropFile'), 'startIntent'] },
        'request.submitted': {
          guard: 'isComplete',
          target: 'submittingRequest',
          actions: 'clearProgress',
        },
        'cancel.pressed': [
          { guard: 'isUntouched', target: 'closed' },
          { target: 'confirmingCancel' },
        ],
      },
    },
    confirmingCancel: {
      description: 'Asks whether to discard the input.',
      on: {
        'cancel.confirmed': { target: 'closed' },
        'cancel.dismissed': { target: 'editing' },
      },
    },
    submittingRequest: {
      ...createMutation({
        description: 'Sending the request.',
        src: 'submitRequest',
        input: ({ buildingUuid, fields, attachments, service }: RequestFormContext, self) => ({
          buildingUuid,
          fields,
          attachments,
          service,
          onProgress: (fraction: number) => self.send({ type: 'upload.progressed', fraction }),
        }),
        done: { target: 'fulfilled', actions: [withOutput('setAnswer')] },
        failed: { target: 'rejected' },
      }),
      on: {
        'upload.progressed': { actions: withEvent('setProgress') },
      },
    },
    fulfilled: {
      description: 'The help desk has received the request.',
      on: { 'dialog.closed': { target: 'closed' } },
    },
    rejected: {
      description: 'The request could not be sent; the input is retained.',
      on: { 'dialog.closed': { target: 'editing' } },
    },
    closed: { type: 'final', description: 'The form is closed.' },
  },
})

export type RequestFormActor = ActorRefFrom<typeof requestFormMachine>
