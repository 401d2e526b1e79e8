import type { BrowserDeployment } from '@contract/deployment'
import { type FlagName, flagNames, flagRegistry } from '@contract/flagRegistry'
import type { Branding } from '../whitelabel/machine'

type ByFlag = Record<FlagName, boolean>

export type Features = ByFlag & {
  /** What the back end offers beyond the calls that every one of its kind knows. */
  approvals: boolean
  calendar: boolean
  search: boolean
  saved: boolean
  passes: boolean
  sessions: boolean
  /** The deployment names a provider of them, too. */
  cards: boolean
}

export type FeatureFacts = {
  /** Names of the flags that are on. */
  enabled: readonly string[]
  deployment: BrowserDeployment
  branding: Branding | null
}

/** What this visitor has: the one place where flags, brand and deployment come together. */
export function featuresOf({ enabled, deployment, branding }: FeatureFacts): Features {
  const byFlag = Object.fromEntries(
    flagNames.map((name) => [name, enabled.includes(flagRegistry[name].key)]),
  ) as ByFlag
  const offers = (extension: (typeof deployment.extensions)[number]) =>
    deployment.extensions.includes(extension)
  return {
    ...byFlag,
    newerDiscover: byFlag.newerDiscover || byFlag.forcesNewerDiscover,
    approvals: offers('approvals'),
    calendar: offers('calendar'),
    search: offers('search'),
    saved: offers('saved'),
    passes: offers('passes'),
    sessions: offers('sessions'),
    cards: offers('cards') && deployment.cards !== undefined,
    profilePicture: byFlag.profilePicture && (branding?.theme.is_avatar_visible ?? true),
  }
}
