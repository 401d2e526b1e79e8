import { useLingui } from '@lingui/react/macro'
import { type AmenityProblem, amenityProblems } from '@rules/operate/amenity'
import { type AmenityDraft, fieldsOf } from './draft'

/** What is wrong with a draft, in words, at its fields. */
export function useAmenityProblems(draft: AmenityDraft): { field: string; text: string }[] {
  const { t } = useLingui()
  const texts: Record<AmenityProblem['code'], string> = {
    required: t`Enter a name`,
    picture: t`Enter the address of a picture, which begins with https:// or /`,
  }
  return amenityProblems(fieldsOf(draft)).map(({ field, code }) => ({ field, text: texts[code] }))
}
