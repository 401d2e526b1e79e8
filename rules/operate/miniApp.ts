import type { OperatedMiniApp } from '@contract/operate/miniApps'
import { isContentAddress } from './address'

export type MiniAppFields = Pick<OperatedMiniApp, 'launch' | 'origins' | 'capabilities'>
export type MiniAppProblem = {
  field: 'launch' | 'origins'
  code: 'address' | 'origin' | 'required' | 'elsewhere'
}

/** Scheme, host and port, without a path; `//host` is at this server's scheme and port. */
export const isOrigin = (text: string): boolean =>
  /^(?:https?:)?\/\/[^\s/\\?#@]+$/i.test(text) &&
  URL.canParse(text.startsWith('//') ? `https:${text}` : text)

/** What is wrong with a mini-app in a building. An empty text means that it has none. */
export function miniAppProblems({
  launch,
  origins,
  capabilities,
}: MiniAppFields): MiniAppProblem[] {
  const problems: MiniAppProblem[] = []
  if (launch && !isContentAddress(launch)) problems.push({ field: 'launch', code: 'address' })
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

/** Whether an address of the web is at an origin. */
const isAt = (address: string, origin: string) => {
  const complete = (text: string) => (text.startsWith('//') ? `https:${text}` : text)
  if (!URL.canParse(complete(address))) return true
  const sameScheme = address.startsWith('//') === origin.startsWith('//')
  return sameScheme && new URL(complete(address)).origin === new URL(complete(origin)).origin
}
