import { type OperatedResource, resourceFields } from '@contract/operate/resources'
import { hoursProblem, minutesOf } from '@rules/bookings/hours'
import * as v from 'valibot'
import { isPictureAddress } from './address'

export type ResourceFields = Omit<
  OperatedResource,
  'uuid' | 'version' | 'building' | 'company' | 'upcoming_bookings'
>

export type ResourceProblem = {
  /** A field, or one of a question: `questions.0.choices`. */
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
  const { opens_at, closes_at, slot_minutes, price, currency_type, image_url, questions } = fields
  if (!invalid.includes('opens_at') && !invalid.includes('closes_at')) {
    const wrong = hoursProblem({
      opensAt: minutesOf(opens_at),
      closesAt: minutesOf(closes_at),
      slotMinutes: slot_minutes,
    })
    if (wrong === 'closes') add('closes_at', 'closes')
    if (wrong === 'slot') add('slot_minutes', 'slot')
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
