import type { OperatedResource } from '@contract/operate/resources'
import { type ResourceFields, resourceProblems } from '@rules/operate/resource'

/** A question as the operator types it: one choice on each line. */
export type QuestionDraft = {
  question: string
  type: ResourceFields['questions'][number]['type']
  required: boolean
  choices: string
}

/** A resource as the operator types it: numbers are texts, and an empty text means none. */
export type ResourceDraft = Record<
  | 'name'
  | 'details'
  | 'image_url'
  | 'opens_at'
  | 'closes_at'
  | 'slot_minutes'
  | 'max_slots'
  | 'days_ahead'
  | 'price'
  | 'currency_type'
  | 'cancellation_window_end_minutes',
  string
> & { needs_approval: boolean; questions: readonly QuestionDraft[] }

/** Fields that are typed as text. */
export type TextField = Exclude<keyof ResourceDraft, 'needs_approval' | 'questions'>

export const newResource: ResourceDraft = {
  name: '',
  details: '',
  image_url: '',
  opens_at: '08:00',
  closes_at: '18:00',
  slot_minutes: '30',
  max_slots: '4',
  days_ahead: '14',
  price: '',
  currency_type: '',
  cancellation_window_end_minutes: '',
  needs_approval: false,
  questions: [],
}

export const newQuestion: QuestionDraft = {
  question: '',
  type: 'text',
  required: false,
  choices: '',
}

const typed = (value: number | string | null) => (value === null ? '' : String(value))

export const draftOf = (resource: OperatedResource): ResourceDraft => ({
  name: resource.name,
  details: typed(resource.details),
  image_url: typed(resource.image_url),
  opens_at: resource.opens_at,
  closes_at: resource.closes_at,
  slot_minutes: typed(resource.slot_minutes),
  max_slots: typed(resource.max_slots),
  days_ahead: typed(resource.days_ahead),
  price: typed(resource.price),
  currency_type: typed(resource.currency_type),
  cancellation_window_end_minutes: typed(resource.cancellation_window_end_minutes),
  needs_approval: resource.needs_approval,
  questions: resource.questions.map((question) => ({
    ...question,
    choices: question.choices.join('\n'),
  })),
})

/** A typed number, with a point or a comma; NaN for anything else, which no field allows. */
function numberIn(text: string): number {
  const plain = text.trim().replace(',', '.')
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}
const numberOrNull = (text: string) => (text.trim() === '' ? null : numberIn(text))
/** `8:00` as people type it. */
const timeIn = (text: string) => text.trim().replace(/^\d:/, '0$&')

export const fieldsOf = (draft: ResourceDraft): ResourceFields => ({
  name: draft.name.trim(),
  details: draft.details.trim() || null,
  image_url: draft.image_url.trim() || null,
  opens_at: timeIn(draft.opens_at),
  closes_at: timeIn(draft.closes_at),
  slot_minutes: numberIn(draft.slot_minutes),
  max_slots: numberIn(draft.max_slots),
  days_ahead: numberIn(draft.days_ahead),
  price: numberOrNull(draft.price),
  currency_type: draft.currency_type.trim().toUpperCase() || null,
  cancellation_window_end_minutes: numberOrNull(draft.cancellation_window_end_minutes),
  needs_approval: draft.needs_approval,
  questions: draft.questions.map(({ question, type, required, choices }) => ({
    question: question.trim(),
    type,
    required,
    choices: type === 'choice' ? linesIn(choices) : [],
  })),
})

const linesIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

export const isResourceValid = (draft: ResourceDraft): boolean =>
  resourceProblems(fieldsOf(draft)).length === 0
