import { worldOpeningHours } from '@contract/hours'
import { telephone } from '@contract/operate/buildings'
import { maxFloor } from '@contract/operate/companies'
import { publications } from '@contract/operate/publication'
import { domain } from '@contract/values'
import { worldContents } from '@contract/world/content'
import {
  address,
  clearable,
  color,
  font,
  instant,
  key,
  language,
  name,
  reference,
  timezone,
  uuid,
} from '@contract/world/fields'
import {
  worldAmenityCategory,
  worldRegistration,
  worldResource,
  worldServiceCategory,
  worldSmartBuilding,
  worldUtility,
} from '@contract/world/services'
import * as v from 'valibot'

/**
 * A building with what it offers. A list that is named is the whole list: what it lacks is removed from the building.
 * `companies` and `domains` are read together, so either names all domains.
 */
export const worldBuilding = v.strictObject({
  key,
  uuid: v.optional(uuid),
  /** Required for a new building, as are `timezone` and `locale`. */
  name: v.optional(name),
  timezone: v.optional(timezone),
  locale: v.optional(language),
  /** All but a live building are hidden from everyone but the console; a new building is live. */
  publication: v.optional(v.picklist(publications)),
  /** When a scheduled building goes live; from then on, the document means a live one. */
  liveAt: clearable(instant),
  /** When a live or scheduled building ends; from then on, the document means an ended one. */
  endAt: clearable(instant),
  languages: clearable(v.array(v.strictObject({ code: language, name }))),
  address: clearable(name),
  locality: clearable(name),
  imageUrl: clearable(address),
  /** With `{daylight}` in it, a picture for each light of the day. */
  headerImageUrl: clearable(address),
  logoUrl: clearable(address),
  portfolio: clearable(reference),
  portfolioCompany: clearable(reference),
  displayPortfolioLogo: v.optional(v.boolean()),
  portfolioLogoUrl: clearable(address),
  assetUuid: clearable(uuid),
  isGuest: v.optional(v.boolean()),
  /** Of the front desk. */
  phone: clearable(telephone),
  securityPhone: clearable(telephone),
  /** Where people meet in an emergency. */
  meetingPoint: clearable(v.pipe(v.string(), v.maxLength(300))),
  openingHours: v.optional(worldOpeningHours),
  /** Whether an operator approves those who sign up by themselves. */
  approvesSignUps: v.optional(v.boolean()),
  primaryColor: clearable(color),
  secondaryColor: clearable(color),
  primaryFontColor: clearable(color),
  font: clearable(font),
  /** The heading of the section *spotlight* on home. */
  secondaryContentName: clearable(name),
  /** E-mail domains whose users may sign up. */
  domains: v.optional(v.array(domain)),
  /** The companies that rent here, with their e-mail domains, where they are and when they are open. */
  companies: v.optional(
    v.array(
      v.strictObject({
        company: reference,
        domains: v.optional(v.array(domain)),
        floor: clearable(v.pipe(v.string(), v.maxLength(maxFloor))),
        openingHours: v.optional(worldOpeningHours),
      }),
    ),
  ),
  amenities: v.optional(v.array(worldAmenityCategory)),
  utilities: v.optional(v.array(worldUtility)),
  miniApps: v.optional(v.array(worldRegistration)),
  resources: v.optional(v.array(worldResource)),
  serviceCategories: v.optional(v.array(worldServiceCategory)),
  smartBuilding: v.optional(worldSmartBuilding),
  content: v.optional(worldContents),
})
