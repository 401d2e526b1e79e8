import { contentFields, type OperatedContent } from '@contract/operate/contents'
import { isContentAddress, isPictureAddress } from '@rules/operate/address'
import * as v from 'valibot'

export type ContentFields = Pick<OperatedContent, keyof typeof contentFields>

export type ContentProblem = {
  /** A field, or a text of a translation: `translations.de-de.title`. */
  field: string
  code: 'invalid' | 'picture' | 'address' | 'currency' | 'start' | 'ends' | 'target' | 'taken'
}

const schema = v.object(contentFields)

const linkActions = [
  'external_url',
  'deep_link',
  'native_link',
  'internal_link',
  'micro_frontend',
] as const
type LinkAction = (typeof linkActions)[number]

/** Whether the action leads to an address. */
export const isLink = (action: ContentFields['action']): action is LinkAction =>
  linkActions.some((link) => link === action)

/** Whether tenants take places or claims, of which there can be a limited number. */
export const isTaken = (action: ContentFields['action']): boolean =>
  action === 'rsvp' || action === 'claim'

/** Addresses that only a native app or a mini-app understands: `portico://lockers`. */
const isAppAddress = (text: string) => /^[a-z][\w+.-]*:\/\/[^\s<>"]+$/i.test(text)

function isTarget(action: LinkAction, url: string): boolean {
  const isOwnScheme = /^(?:javascript|data|vbscript|file|blob):/i.test(url)
  if (action === 'deep_link' || action === 'native_link') {
    return isContentAddress(url) || (isAppAddress(url) && !isOwnScheme)
  }
  return isContentAddress(url)
}

/**
 * What is wrong with an item: fields on their own first, then what does not fit together. An empty text means that
 * there is none.
 * @param taken how many places or claims are taken
 */
export function contentProblems(fields: ContentFields, taken: number): ContentProblem[] {
  const parsed = v.safeParse(schema, fields)
  const invalid = (parsed.issues ?? []).map((issue) => v.getDotPath(issue) ?? '')
  const problems: ContentProblem[] = [...new Set(invalid)].map((field) => ({
    field,
    code: 'invalid',
  }))
  const add = (field: keyof ContentFields, code: ContentProblem['code']) => {
    if (!invalid.includes(field)) problems.push({ field, code })
  }
  const { image_url, virtual_url, price, currency_type, start_at, end_at, action, cta_url } = fields
  if (image_url && !isPictureAddress(image_url)) add('image_url', 'picture')
  if (virtual_url && !isContentAddress(virtual_url)) add('virtual_url', 'address')
  if (price !== null && !currency_type) add('currency_type', 'currency')
  if (end_at !== null && start_at === null) add('start_at', 'start')
  if (isNotAfter(end_at, start_at)) add('end_at', 'ends')
  if (isNotAfter(fields.cta_display_end_at, fields.cta_display_start_at)) {
    add('cta_display_end_at', 'ends')
  }
  if (isLink(action)) {
    if (!cta_url) add('cta_url', 'target')
    else if (!isTarget(action, cta_url)) add('cta_url', 'address')
  }
  if (isTaken(action) && fields.capacity !== null && fields.capacity < taken) {
    add('capacity', 'taken')
  }
  if (!isTaken(action) && taken > 0) add('action', 'taken')
  return problems
}

const isNotAfter = (end: string | null, start: string | null): boolean =>
  end !== null && start !== null && Date.parse(end) <= Date.parse(start)
