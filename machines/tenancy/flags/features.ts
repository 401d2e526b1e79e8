import type { BrowserDeployment } from '@contract/deployment'
import { type FlagName, flagNames, flagRegistry } from '@contract/flagRegistry'
import type { Branding } from '../whitelabel/machine'

type ByFlag = Record<FlagName, boolean>

export type Features = ByFlag & {
  /** The capabilities of the back end beyond the calls that every back end supports. */
  approvals: boolean
  calendar: boolean
  search: boolean
  saved: boolean
  passes: boolean
  sessions: boolean
  notices: boolean
  /** The deployment also has to configure a card provider. */
  cards: boolean
}

export type FeatureFacts = {
  /** The names of the enabled flags. */
  enabled: readonly string[]
  deployment: BrowserDeployment
  branding: Branding | null
}

/** The features of this user: the only place that combines flags, brand and deployment. */
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
    notices: offers('notices'),
    cards: offers('cards') && deployment.cards !== undefined,
    profilePicture: byFlag.profilePicture && (branding?.theme.is_avatar_visible ?? true),
  }
}
