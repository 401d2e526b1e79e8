import type { OperatedUtility } from '@contract/operate/utilities'
import { isBuildingPage, isContentAddress, isPictureAddress } from './address'

export type UtilityFields = Pick<
  OperatedUtility,
  | 'text'
  | 'utility_name'
  | 'type'
  | 'url'
  | 'route'
  | 'web_image'
  | 'company_types'
  | 'requires_sign_in'
>

/** Pages of the app that a button of home can open. */
export const utilityPages = [
  'amenities',
  'companies',
  'calendar',
  'saved',
  'spaces',
  'visitors',
  'service-requests',
  'smart-building',
  'emergency-management',
  'approvals',
  'check-passes',
] as const

export type UtilityProblem = {
  field: keyof UtilityFields
  code: 'required' | 'target' | 'address' | 'page' | 'picture' | 'company_type'
}

/** A type of company, as the directory filters by it: `food`. */
export const isCompanyType = (text: string): boolean => /^[a-z-]{1,40}$/.test(text)

/** What is wrong with a button of home. An empty text means that it has none. */
export function utilityProblems(fields: UtilityFields): UtilityProblem[] {
  const { text, utility_name, type, company_types } = fields
  const [url, route, image] = [fields.url ?? '', fields.route ?? '', fields.web_image ?? '']
  const problems: UtilityProblem[] = []
  if (text.trim() === '') problems.push({ field: 'text', code: 'required' })
  if (utility_name.trim() === '') problems.push({ field: 'utility_name', code: 'required' })
  if (route !== '' && !isBuildingPage(route)) problems.push({ field: 'route', code: 'page' })
  if (url !== '' && !isContentAddress(url)) problems.push({ field: 'url', code: 'address' })
  // Only a native app knows where its own pages are.
  if (type !== 'native' && url === '' && route === '')
    problems.push({ field: 'url', code: 'target' })
  if (image !== '' && !isPictureAddress(image)) {
    problems.push({ field: 'web_image', code: 'picture' })
  }
  if (!company_types.every(isCompanyType)) {
    problems.push({ field: 'company_types', code: 'company_type' })
  }
  return problems
}
