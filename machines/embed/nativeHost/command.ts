import { type Locale, toLocale } from '@contract/locales'
import { type HostAction, type HostMessageId, hostActions } from '@contract/nativeHost'
import { type AuthFlow, isAuthFlow } from '@machines/auth/authFlows'
import { type AuthFields, authFieldNames, readAuthField } from '@rules/auth/authFields'
import { isRecord, isShort, type ReadCall, readCall } from '@rules/embed/readEnvelope'
import { appPath } from '@rules/links/appPath'

export type AuthEntered = { flow: AuthFlow | null; fields: AuthFields; logoutOnFailure?: boolean }

type HostInputs = {
  openRoute: { path: string }
  back: undefined
  switchBuilding: { uuid: string }
  setLanguage: { locale: Locale }
  setKiosk: { enabled: boolean }
  signOut: undefined
  enterAuthFlow: AuthEntered
  detach: undefined
}

export type HostCommand = {
  [Action in HostAction]: { action: Action; data: HostInputs[Action]; id?: HostMessageId }
}[HostAction]
export type ReadCommand = ReadCall<HostCommand>

/** Null if one of the fields is invalid, or the flow is unknown. */
function readAuthFlow({
  flow = null,
  fields = {},
  logoutOnFailure,
}: Record<string, unknown>): AuthEntered | null {
  if (flow !== null && !isAuthFlow(flow)) return null
  if (!isRecord(fields)) return null
  const input = authFieldNames
    .filter((name) => fields[name] !== undefined)
    .map((name) => [name, readAuthField(name, fields[name])] as const)
  if (input.some(([, value]) => value === null)) return null
  if (logoutOnFailure !== undefined && typeof logoutOnFailure !== 'boolean') return null
  return {
    flow,
    fields: Object.fromEntries(input),
    ...(logoutOnFailure !== undefined && { logoutOnFailure }),
  }
}

const readers: { [Action in HostAction]?: (data: Record<string, unknown>) => unknown } = {
  openRoute: ({ path }) => (isShort(path, 2000) && appPath(path) !== null ? { path } : null),
  switchBuilding: ({ uuid }) => (isShort(uuid, 36) ? { uuid } : null),
  setLanguage: ({ locale }) => {
    const known = typeof locale === 'string' ? toLocale(locale) : null
    return known === null ? null : { locale: known }
  },
  setKiosk: ({ enabled }) => (typeof enabled === 'boolean' ? { enabled } : null),
  enterAuthFlow: readAuthFlow,
}

/** Parses a message of the native app. It does not throw, whatever the input is. */
export const readCommand = (input: unknown): ReadCommand =>
  readCall<HostAction, HostCommand>(input, hostActions, readers)

/** The commands that require a user in a building, and those that require a user outside one. */
const insideOnly: readonly HostAction[] = ['switchBuilding', 'setKiosk', 'signOut']
const outsideOnly: readonly HostAction[] = ['enterAuthFlow']

export const isTimely = ({ action }: HostCommand, isInside: boolean): boolean =>
  !(isInside ? outsideOnly : insideOnly).includes(action)
