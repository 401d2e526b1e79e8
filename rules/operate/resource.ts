import { type OperatedResource, resourceFields } from '@contract/operate/resources'
import { hoursProblem, minutesOf, weekdays } from '@rules/bookings/hours'
import * as v from 'valibot'
import { isPictureAddress } from './address'

export type ResourceFields = Omit<
  OperatedResource,
  'uuid' | 'version' | 'building' | 'company' | 'upcoming_bookings'
>

export type ResourceProblem = {
  /** A field, or one of a question or a day: `questions.0.choices`, `weekday_hours.sat.closes_at`. */
  field: string
  code: 'invalid' | 'closes' | 'slot' | 'picture' | 'currency' | 'choices' | 'duplicate'
}

const schema = v.object(resourceFields)

/** What is wrong with a resource: fields on their own first, then what does not fit together. */
export function resourceProblems(fields: ResourceFields): ResourceProblem[] {
  const parsed = v.safeParse(schema, fields)
  const invalid = (parsed.issues ?? []).map((issue) => v.getDotPath(issue) ?? '')
  const problems: ResourceProblem[] = [...new Set(invalid)].map((field) => ({
    field,
    code: 'invalid',
  }))
  const add = (field: string, code: ResourceProblem['code']) => {
    if (!invalid.includes(field)) problems.push({ field, code })
  }
  const {
    opens_at,
    closes_at,
    slot_minutes,
    weekday_hours,
    price,
    currency_type,
    image_url,
    questions,
  } = fields
  const checkHours = (opens: string, closes: string, at: string, slotAt: string) => {
    if (invalid.includes(`${at}opens_at`) || invalid.includes(`${at}closes_at`)) return
    const wrong = hoursProblem({
      opensAt: minutesOf(opens),
      closesAt: minutesOf(closes),
      slotMinutes: slot_minutes,
    })
    if (wrong === 'closes') add(`${at}closes_at`, 'closes')
    if (wrong === 'slot') add(slotAt, 'slot')
  }
  checkHours(opens_at, closes_at, '', 'slot_minutes')
  for (const day of weekdays) {
    const hours = weekday_hours[day]
    const at = `weekday_hours.${day}.`
    if (hours) checkHours(hours.opens_at, hours.closes_at, at, `${at}closes_at`)
  }
  if (image_url !== null && image_url !== '' && !isPictureAddress(image_url)) {
    add('image_url', 'picture')
  }
  if (price !== null && currency_type === null) add('currency_type', 'currency')
  // The answers of a booking name their question.
  const texts = questions.map(({ question }) => question.trim())
  for (const [at, { type, choices }] of questions.entries()) {
    if (texts.indexOf(texts[at] ?? '') !== at) add(`questions.${at}.question`, 'duplicate')
    if (type === 'choice' && choices.length === 0) add(`questions.${at}.choices`, 'choices')
  }
  return problems
}
