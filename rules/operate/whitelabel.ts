import { type OperatedWhitelabel, whitelabelFields } from '@contract/operate/whitelabels'
import { contrastOf, minTextContrast } from '@rules/theme/contrast'
import * as v from 'valibot'
import { isPictureAddress } from './address'
import { isHostName, isWebAddress } from './fields'

export type WhitelabelFields = Omit<
  OperatedWhitelabel,
  'uuid' | 'version' | 'is_from_file' | 'guest_buildings'
> & { guest_buildings: { uuid: string }[] }
type Field = keyof WhitelabelFields

export type WhitelabelProblem = {
  field: Field
  code: 'invalid' | 'host' | 'page' | 'picture' | 'font_name' | 'contrast'
  /** For `contrast`: what the two colors have. */
  ratio?: number
}

/** A page of the web, or of this server. */
const isPage = (text: string) => isWebAddress(text) || /^\/(?![/\\])[^\s\\]*$/.test(text)

const schema = v.object(whitelabelFields)
const pictures = ['logo_url', 'header_image_url'] as const
const pages = ['eula_link', 'privacy_policy'] as const

/**
 * What is wrong with a white-label: fields on their own first, then text that is not legible on the main color, for
 * which the app would silently use another one. An empty text means that it has none.
 */
export function whitelabelProblems(fields: WhitelabelFields): WhitelabelProblem[] {
  const { issues = [] } = v.safeParse(schema, fields)
  const invalid = new Set(issues.map((issue) => v.getDotPath(issue) as Field))
  const problems: WhitelabelProblem[] = [...invalid].map((field) => ({ field, code: 'invalid' }))
  const add = (field: Field, code: WhitelabelProblem['code']) => {
    if (!invalid.has(field)) problems.push({ field, code })
  }
  if (!isHostName(fields.host.trim().toLowerCase())) add('host', 'host')
  for (const field of pages) if (fields[field] && !isPage(fields[field])) add(field, 'page')
  for (const field of pictures) {
    if (fields[field] && !isPictureAddress(fields[field])) add(field, 'picture')
  }
  if (fields.theme_font_url !== null && fields.theme_font === null) add('theme_font', 'font_name')
  const { theme_primary_font_color: text, theme_primary_color: ground } = fields
  const areColors = !invalid.has('theme_primary_font_color') && !invalid.has('theme_primary_color')
  if (text !== null && ground !== null && areColors) {
    const ratio = contrastOf(text, ground)
    if (ratio < minTextContrast) {
      problems.push({ field: 'theme_primary_font_color', code: 'contrast', ratio })
    }
  }
  return problems
}
