import type { OperatedResource } from '@contract/operate/resources'
import { type Weekday, weekdays } from '@rules/bookings/hours'
import { type ResourceFields, resourceProblems } from '@rules/operate/resource'
import { dayOf, sentHours, type TypedHours, timeIn } from '../hours/day'
import { numberIn, numberOrNull, typed } from '../record/typedNumber'

/** A question as the operator types it: one choice on each line. */
export type QuestionDraft = {
  question: string
  type: ResourceFields['questions'][number]['type']
  required: boolean
  choices: string
}

/** The hours of each day of the week: empty for the usual ones, `closed`, or such as `09:00–13:00`. */
export type DayDrafts = Record<Weekday, string>

const closed = 'closed'
/** How a day of the week differs from the others. */
export type DayMode = 'usual' | 'other' | 'closed'

export function modeOf(day: string): DayMode {
  if (day === '') return 'usual'
  return day === closed ? 'closed' : 'other'
}

/** A day in another mode; other hours begin with the usual ones. */
export function dayIn(mode: DayMode, usual: TypedHours): string {
  if (mode === 'usual') return ''
  return mode === 'closed' ? closed : dayOf(usual)
}

/** A resource as the operator types it: numbers are texts, and an empty text means none. */
export type ResourceDraft = Record<
  | 'name'
  | 'details'
  | 'image_url'
  | 'image_alt_text'
  | 'opens_at'
  | 'closes_at'
  | 'slot_minutes'
  | 'max_slots'
  | 'days_ahead'
  | 'price'
  | 'currency_type'
  | 'cancellation_window_end_minutes',
  string
> &
  DayDrafts & { needs_approval: boolean; questions: readonly QuestionDraft[] }

/** Fields that are typed as text. */
export type TextField = Exclude<keyof ResourceDraft, 'needs_approval' | 'questions' | Weekday>

export const newResource: ResourceDraft = {
  name: '',
  details: '',
  image_url: '',
  image_alt_text: '',
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
  ...everyDay(() => ''),
}

function everyDay(textOf: (day: Weekday) => string): DayDrafts {
  return Object.fromEntries(weekdays.map((day) => [day, textOf(day)])) as DayDrafts
}

export const newQuestion: QuestionDraft = {
  question: '',
  type: 'text',
  required: false,
  choices: '',
}

export const draftOf = (resource: OperatedResource): ResourceDraft => ({
  name: resource.name,
  details: typed(resource.details),
  image_url: typed(resource.image_url),
  image_alt_text: typed(resource.image_alt_text),
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
  ...everyDay((day) => {
    const own = resource.weekday_hours[day]
    if (own === undefined) return ''
    return own === null ? closed : dayOf(own)
  }),
})

export const fieldsOf = (draft: ResourceDraft): ResourceFields => ({
  name: draft.name.trim(),
  details: draft.details.trim() || null,
  image_url: draft.image_url.trim() || null,
  image_alt_text: draft.image_alt_text.trim() || null,
  opens_at: timeIn(draft.opens_at),
  closes_at: timeIn(draft.closes_at),
  weekday_hours: weekdayHoursIn(draft),
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

function weekdayHoursIn(draft: DayDrafts): ResourceFields['weekday_hours'] {
  const hours: ResourceFields['weekday_hours'] = {}
  for (const day of weekdays) {
    if (draft[day] === '') continue
    hours[day] = draft[day] === closed ? null : sentHours(draft[day])
  }
  return hours
}

const linesIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

export const isResourceValid = (draft: ResourceDraft): boolean =>
  resourceProblems(fieldsOf(draft)).length === 0
