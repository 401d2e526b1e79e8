import type { UtilityButton } from '@contract/content'
import type { BrowserDeployment } from '@contract/deployment'
import type { FlagName } from '@contract/flagRegistry'
import { pictureSource, safeLink } from '@rules/links/links'

/** The parameter of home's address that names a utility to open, by uuid. */
export const requestedUtility = 'utility'

export type UtilityRules = BrowserDeployment['utilities']

/** What determines how utilities are offered. */
export type UtilityFacts = {
  rules: UtilityRules
  buildingUuid: string
  isEmergencyFlagOn: boolean
  /** Whether the user may open the pages of suites. */
  hasSmartBuilding: boolean
  /** Whether the user may open the page of service requests. */
  hasServiceRequests: boolean
  /** Guest mode or maintenance: some utilities then need a sign-in (docs/behaviour.md#guest-mode). */
  isRestricted: boolean
  /** A guest of a kiosk continues on their own phone where a sign-in is needed. */
  isKiosk: boolean
  /** Whether mini-apps open in the frame instead of a new tab. */
  opensFrames: boolean
}

export type UtilityTarget =
  /** A route below the building. */
  | { kind: 'route'; path: string }
  | { kind: 'url'; url: string }
  | { kind: 'frame'; url: string }
  | { kind: 'signInRequired' }
  /** The page of the app that a guest opens on their phone. */
  | { kind: 'phone'; path: string }
  | { kind: 'mobileOnly' }

export type VisibleUtility = {
  uuid: string
  name: string
  text: string
  lang?: string | null | undefined
  image: string | null
  target: UtilityTarget
}

type Led = Pick<UtilityButton, 'route' | 'url'>

/** Pages of the user, which utilities name like those below the building. */
export const personalPages = ['help-desk', 'my-history'] as const
export const isPersonalPage = (route: string): boolean =>
  personalPages.some((page) => page === route)

const requestsPage = 'service-requests'
const leadsToRequests = ({ route, url }: Led) =>
  route === requestsPage ||
  (url && safeLink(url)?.kind === 'route' && url.endsWith(`/${requestsPage}`))

/** The flag without which a utility is hidden, because it leads to what the flag decides; null without one. */
export function flagOfUtility(
  button: Led,
): Extract<FlagName, 'serviceRequests' | 'smartBuilding'> | null {
  if (leadsToRequests(button)) return 'serviceRequests'
  return button.route === 'smart-building' ? 'smartBuilding' : null
}

const isMobileOnly = ({ type, route, url }: UtilityButton) => type === 'native' || (!route && !url)

function isListed(button: UtilityButton, facts: UtilityFacts) {
  const { rules, buildingUuid, isEmergencyFlagOn, hasSmartBuilding, hasServiceRequests, isKiosk } =
    facts
  if (rules.excludedNames.includes(button.utility_name)) return false
  const flag = flagOfUtility(button)
  if (flag !== null && !(flag === 'smartBuilding' ? hasSmartBuilding : hasServiceRequests))
    return false
  const { url } = button
  // Only a native app can open such a link.
  if (button.type === 'native_link' && !button.route && !url) return false
  if (isKiosk && isMobileOnly(button)) return false
  if (url && rules.excludedUrlPrefixes.some((prefix) => url.startsWith(prefix))) return false
  const isHiddenEmergency =
    button.route === rules.emergencyRoute && rules.emergencyHiddenBuildings.includes(buildingUuid)
  return !isHiddenEmergency || isEmergencyFlagOn
}

function targetOf(
  button: UtilityButton,
  { buildingUuid, isRestricted, isKiosk, opensFrames }: UtilityFacts,
): UtilityTarget {
  const path = button.route ? routeOf(button.route, button, buildingUuid) : null
  if (isKiosk && button.requires_sign_in) {
    // Home opens what has no page of its own.
    const home = `/building/${buildingUuid}?${requestedUtility}=${button.uuid}`
    return { kind: 'phone', path: path ?? home }
  }
  if (isRestricted && button.requires_sign_in) return { kind: 'signInRequired' }
  if (button.type === 'native') return { kind: 'mobileOnly' }
  if (path !== null) return { kind: 'route', path }
  if (!button.url) return { kind: 'mobileOnly' }
  const link = safeLink(button.url)
  if (link?.kind === 'route') return link
  const isFramed = opensFrames && button.type === 'microfrontend'
  return { kind: isFramed ? 'frame' : 'url', url: button.url }
}

/** The path of a route; a directory may be limited to types of companies. */
function routeOf(route: string, { company_types: types }: UtilityButton, buildingUuid: string) {
  if (isPersonalPage(route)) return `/${route}`
  const query = types && types.length > 0 ? `?company_types=${types.join(',')}` : ''
  return `/building/${buildingUuid}/${route}${query}`
}

/** The web utilities in order, each with the target of a press. */
export function visibleUtilities(
  buttons: readonly UtilityButton[],
  facts: UtilityFacts,
): VisibleUtility[] {
  return buttons
    .filter((button) => isListed(button, facts))
    .toSorted((a, b) => a.order - b.order)
    .map((button) => ({
      uuid: button.uuid,
      name: button.utility_name,
      text: button.text,
      lang: button.lang,
      image: pictureSource(button.web_image),
      target: targetOf(button, facts),
    }))
}
