import { useLingui } from '@lingui/react/macro'
import { contentProblems } from '@rules/operate/content'
import { type ContentDraft, draftName, fieldsOf } from './draft'

/** What is wrong with a draft, in words, at its fields. */
export function useContentProblems(draft: ContentDraft): { field: string; text: string }[] {
  const { t } = useLingui()
  const { taken } = draft
  const texts: Record<string, string> = {
    title: t`Enter a title`,
    price: t`Enter a price such as 12.50`,
    currency_type: t`Enter the code of a currency, such as EUR`,
    capacity: t`Enter a whole number, or leave it empty`,
    max_claims_per_user: t`Enter a whole number from 1 on, or leave it empty`,
  }
  const combined: Record<string, string> = {
    picture: t`Enter the address of a picture, which begins with https:// or /`,
    address: t`Enter an address that such an action can open`,
    target: t`Enter the address that it opens`,
    currency: t`A price needs a currency, such as EUR`,
    start: t`Enter when it starts, too`,
    ends: t`Choose a time after the start`,
  }
  const ofTaken: Record<string, string> = {
    capacity: t`Enter at least as many as are taken: ${taken}`,
    action: t`Tenants take part already, so the action has to stay`,
  }
  return contentProblems(fieldsOf(draft), taken).map(({ field, code }) => ({
    field: draftName(field),
    text:
      (code === 'taken' ? ofTaken[field] : combined[code]) ?? texts[field] ?? t`Check this field`,
  }))
}
