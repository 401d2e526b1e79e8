import type { Body } from '@contract/endpoint'
import type {
  answerRequest,
  OperatedRequestDetail,
  requestDecisions,
} from '@contract/operate/frontDesk'
import type { Versioned } from '@machines/operate/record/context'
import type { RecordMachine } from '@machines/operate/record/machine'

export type RequestDecision = (typeof requestDecisions)[number]

/** A request, and what is being answered; an empty decision leaves its status as it is. */
export type RequestRecord = Omit<OperatedRequestDetail, 'version'> & {
  answer: string
  decision: RequestDecision | ''
}
export type RequestMachine = RecordMachine<RequestRecord>

/** An answer has words, decides something, or both. */
export const isAnswered = ({ answer, decision, status }: RequestRecord): boolean =>
  answer.trim() !== '' || (decision !== '' && decision !== status)

/** What has been sent is among the answers, so the next one begins empty. */
export const versioned = ({
  version,
  ...request
}: OperatedRequestDetail): Versioned<RequestRecord> => ({
  version,
  fields: { ...request, answer: '', decision: '' },
})

export const changesOf = ({
  answer = '',
  decision = '',
}: Partial<RequestRecord>): Omit<Body<typeof answerRequest>, 'version'> => ({
  answer,
  ...(decision !== '' && { status: decision }),
})
