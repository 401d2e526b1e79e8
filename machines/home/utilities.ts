import type { UtilityButton } from '@contract/content'
import type { BrowserDeployment } from '@contract/deployment'

export type UtilityRules = BrowserDeployment['utilities']

/** What decides how a utility is offered. */
export type UtilityFacts = {
  rules: UtilityRules
  buildingUuid: string
  isEmergencyFlagOn: boolean
  /** Guest building or kiosk (C5), or maintenance: some utilities then need a sign-in. */
  isRestricted: boolean
}

export type UtilityTarget =
  /** A route below the building. */
  | { kind: 'route'; path: string }
  | { kind: 'url'; url: string }
  | { kind: 'signInRequired' }
  | { kind: 'mobileOnly' }

export type OfferedUtility = {
  uuid: string
  name: string
  text: string
  image: string | null
  target: UtilityTarget
}

function isListed(button: UtilityButton, { rules, buildingUuid, isEmergencyFlagOn }: UtilityFacts) {
  if (rules.excludedNames.includes(button.utility_name)) return false
  const { url } = button
  if (url && rules.excludedUrlPrefixes.some((prefix) => url.startsWith(prefix))) return false
  const isHiddenEmergency =
    button.route === rules.emergencyRoute && rules.emergencyHiddenBuildings.includes(buildingUuid)
  return !isHiddenEmergency || isEmergencyFlagOn
}

function targetOf(
  button: UtilityButton,
  { buildingUuid, isRestricted }: UtilityFacts,
): UtilityTarget {
  if (isRestricted && button.requires_sign_in) return { kind: 'signInRequired' }
  if (button.type === 'native') return { kind: 'mobileOnly' }
  if (button.route) return { kind: 'route', path: `/building/${buildingUuid}/${button.route}` }
  return button.url ? { kind: 'url', url: button.url } : { kind: 'mobileOnly' }
}

/** The utilities of the web list, in their order, each with what pressing it does. */
export function offeredUtilities(
  buttons: readonly UtilityButton[],
  facts: UtilityFacts,
): OfferedUtility[] {
  return buttons
    .filter((button) => isListed(button, facts))
    .toSorted((a, b) => a.order - b.order)
    .map((button) => ({
      uuid: button.uuid,
      name: button.utility_name,
      text: button.text,
      image: button.web_image ?? null,
      target: targetOf(button, facts),
    }))
}
