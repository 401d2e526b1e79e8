import type { Translations } from '@server/db/schema'
import type { BuildingName } from '../buildings'

export type DemoCategory = {
  /** Unique over all buildings, e.g. `meridian/eat`. */
  key: string
  building: BuildingName
  type: 'AudienceContent' | 'SecondaryContent'
  name: string
  active?: boolean
  translations?: Translations
}

export type DemoContent = {
  /** Unique over all buildings, e.g. `meridian/jazz-night`. */
  key: string
  building: BuildingName
  /** Keys of the categories it is shown in. */
  categories: string[]
  type: 'EVENT' | 'EVENT_POST' | 'DEAL' | 'OFFER' | 'POST'
  title: string
  /** Days from the day of seeding, and hours as the building's clock shows them, summer and winter. */
  when?: { inDays: number; fromHour: number; hours: number }
  /** A decimal in `currencyType`. */
  price?: number
  currencyType?: string
  capacity?: number
  maxClaimsTotal?: number
  maxClaimsPerUser?: number
  /** Places taken or deals claimed by people who are not demo accounts. */
  claimCount?: number
  /** When the call to action may be used, in days from the seeding. */
  ctaWindow?: { fromInDays?: number; untilInDays?: number }
  /** The date that tiles name instead of the start. */
  displayStart?: { inDays: number; atHour: number }
  /** Other fields of `contentItem` in the contract, in snake_case as in the API. */
  details: Record<string, unknown>
  translations?: Translations
}
