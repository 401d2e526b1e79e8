import { useLingui } from '@lingui/react/macro'
import { resourceProblems } from '@rules/operate/resource'
import { fieldsOf, type ResourceDraft } from './draft'

/** What is wrong with a draft, in words, at its fields. */
export function useResourceProblems(draft: ResourceDraft): { field: string; text: string }[] {
  const { t } = useLingui()
  const time = t`Enter a time of day such as 08:00`
  const texts: Record<string, string> = {
    name: t`Enter a name`,
    opens_at: time,
    closes_at: time,
    slot_minutes: t`Enter whole minutes from 5 to 1440`,
    max_slots: t`Enter a whole number from 1 to 288`,
    days_ahead: t`Enter a whole number from 0 to 1000`,
    price: t`Enter a price such as 12.50`,
    currency_type: t`Enter the code of a currency, such as EUR`,
    cancellation_window_end_minutes: t`Enter whole minutes, at most a year`,
    questions: t`A booking can have 20 questions at most.`,
  }
  const ofQuestions: Record<string, string> = {
    question: t`Enter a question`,
    choices: t`Enter the choices, one on each line`,
  }
  const combined: Record<string, string> = {
    closes: t`It has to close after it opens`,
    slot: t`A slot has to fit between opening and closing`,
    picture: t`Enter the address of a picture, which begins with https:// or /`,
    currency: t`A price needs a currency, such as EUR`,
    choices: t`Enter the choices, one on each line`,
    duplicate: t`Another question has the same text`,
  }
  return resourceProblems(fieldsOf(draft)).map(({ field, code }) => {
    const [list = '', , part = ''] = field.split('.')
    if (list === 'weekday_hours' && code === 'invalid') return { field, text: time }
    const text = combined[code] ?? ofQuestions[part] ?? texts[field] ?? t`Check this field`
    // A choice that is too long is a problem of all choices.
    return { field: field.split('.').slice(0, 3).join('.'), text }
  })
}
