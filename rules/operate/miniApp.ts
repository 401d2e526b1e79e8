import type { OperatedMiniApp } from '@contract/operate/miniApps'
import * as worldFields from '@contract/world/fields'
import { missingForSaml } from '@rules/embed/launch'
import * as v from 'valibot'
import { isContentAddress, isPictureAddress } from './address'

export type MiniAppFields = Pick<
  OperatedMiniApp,
  | 'launch'
  | 'origins'
  | 'capabilities'
  | 'launch_by'
  | 'saml_provider'
  | 'saml_audience'
  | 'saml_acs'
>
/** The fields of the mini-app itself, which all of its buildings share. */
export type SharedFields = Pick<OperatedMiniApp, 'kind' | 'icon'>
export type MiniAppProblem = {
  field: keyof MiniAppFields | keyof SharedFields
  code: 'address' | 'page_or_address' | 'origin' | 'required' | 'elsewhere' | 'saml' | 'picture'
}

const samlField = {
  provider: 'saml_provider',
  audience: 'saml_audience',
  acs: 'saml_acs',
} as const

/** Scheme, host and port, without a path; `//host` is at this server's scheme and port. */
export const isOrigin = (text: string): boolean =>
  /^(?:https?:)?\/\/[^\s/\\?#@]+$/i.test(text) &&
  URL.canParse(text.startsWith('//') ? `https:${text}` : text)

/** What is wrong with a mini-app in a building. An empty text means that it has none. */
export function miniAppProblems(fields: MiniAppFields & SharedFields): MiniAppProblem[] {
  const { launch, origins, capabilities, icon } = fields
  const problems = [...launchProblems(fields)]
  if (icon && !isPictureAddress(icon)) problems.push({ field: 'icon', code: 'picture' })
  if (!origins.every(isOrigin)) problems.push({ field: 'origins', code: 'origin' })
  // Without an origin, no page could be recognized as that of the app.
  else if (origins.length === 0 && capabilities.length > 0)
    problems.push({ field: 'origins', code: 'required' })
  else if (
    launch &&
    /^(?:https?:)?\/\//i.test(launch) &&
    !origins.some((each) => isAt(launch, each))
  )
    problems.push({ field: 'launch', code: 'elsewhere' })
  return problems
}

/** A native page of the app has a name, as in files; all others have an address. */
function launchProblems(fields: MiniAppFields & SharedFields): MiniAppProblem[] {
  const { launch, kind, launch_by: launchBy, saml_acs: acs } = fields
  const isNative = kind === 'native' || kind === 'native_link'
  const missing = missingForSaml({
    launchBy,
    provider: fields.saml_provider,
    audience: fields.saml_audience,
    acs,
  })
  const problems: MiniAppProblem[] = missing.map((field) => ({
    field: samlField[field],
    code: 'saml',
  }))
  if (acs && !v.is(worldFields.address, acs)) problems.push({ field: 'saml_acs', code: 'address' })
  if (launch && !isContentAddress(launch) && !(isNative && v.is(worldFields.key, launch)))
    problems.push({ field: 'launch', code: isNative ? 'page_or_address' : 'address' })
  return problems
}

/** Whether an address of the web is at an origin. */
const isAt = (address: string, origin: string) => {
  const complete = (text: string) => (text.startsWith('//') ? `https:${text}` : text)
  if (!URL.canParse(complete(address))) return true
  const sameScheme = address.startsWith('//') === origin.startsWith('//')
  return sameScheme && new URL(complete(address)).origin === new URL(complete(origin)).origin
}
