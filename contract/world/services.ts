import { capabilities } from '@contract/bridge'
import { utilityType } from '@contract/content'
import { timeOfDay, worldWeekdayHours } from '@contract/hours'
import {
  address,
  clearable,
  currency,
  key,
  name,
  price,
  reference,
  text,
  translations,
  uuid,
  wholeNumber,
} from '@contract/world/fields'
import * as v from 'valibot'

export const worldAmenity = v.strictObject({
  key,
  uuid: v.optional(uuid),
  name,
  description: clearable(text),
  imageUrl: clearable(address),
  imageAltText: clearable(text),
  floor: clearable(name),
  hours: clearable(name),
  capacity: clearable(name),
  translations,
})

export const worldAmenityCategory = v.strictObject({
  key,
  uuid: v.optional(uuid),
  name,
  translations,
  amenities: v.array(worldAmenity),
})

/** A button of home. */
export const worldUtility = v.strictObject({
  key,
  uuid: v.optional(uuid),
  /** The label. */
  text: name,
  /** The name of the mini-app that it opens. */
  utilityName: name,
  /** The identifier in the API; derived from `utilityName` if it is new. */
  name: v.optional(name),
  type: utilityType,
  url: clearable(address),
  /** The page of the app. */
  route: clearable(name),
  webImage: clearable(address),
  /** Types of companies that the directory shows. */
  companyTypes: clearable(v.array(name)),
  requiresSignIn: v.optional(v.boolean()),
  translations,
})

export const worldQuestion = v.strictObject({
  question: name,
  type: v.picklist(['text', 'number', 'choice']),
  required: v.boolean(),
  choices: v.optional(v.array(name)),
})

export const worldResource = v.strictObject({
  key,
  uuid: v.optional(uuid),
  name,
  details: clearable(text),
  imageUrl: clearable(address),
  imageAltText: clearable(text),
  /** The company that provides it; without one, the building does. */
  company: v.optional(reference),
  needsApproval: v.optional(v.boolean()),
  slotMinutes: wholeNumber(5, 1440),
  maxSlots: wholeNumber(1, 288),
  opensAt: timeOfDay,
  closesAt: timeOfDay,
  /** Days of the week with other hours; null for a day when it is closed. */
  weekdayHours: v.optional(worldWeekdayHours),
  /** How many days in advance it can be booked. */
  daysAhead: wholeNumber(0, 1000),
  price: clearable(price),
  currency: clearable(currency),
  cancellationWindowEndMinutes: clearable(wholeNumber(0, 525_600)),
  questions: v.optional(v.array(worldQuestion)),
  translations,
})

export const worldServiceCategory = v.strictObject({ name: key, label: name, translations })

/** A mini-app that can be registered in buildings. */
export const miniAppKind = v.picklist(['webview', 'native', 'native_link', 'microfrontend'])
export const miniAppLaunch = v.picklist(['address', 'saml', 'one_time_link'])

export const worldMiniApp = v.strictObject({
  name,
  uuid: v.optional(uuid),
  kind: v.optional(miniAppKind),
  icon: clearable(address),
})

/** A mini-app in a building. */
export const worldRegistration = v.strictObject({
  /** The name of the mini-app. */
  app: name,
  /** The address that it opens, or the name of a page of the app. */
  launch: clearable(v.union([address, key], 'must be an address, or the name of a page')),
  origins: v.optional(v.array(address)),
  capabilities: v.optional(v.array(v.picklist(capabilities))),
  launchBy: v.optional(miniAppLaunch),
  samlProvider: clearable(name),
  samlAudience: clearable(name),
  samlAcs: clearable(address),
})

const systemId = v.pipe(
  v.string(),
  v.regex(/^[\w-]{1,36}$/, 'must be letters, digits, _ and -, at most 36'),
)

export const worldSuite = v.strictObject({
  id: systemId,
  name,
  /** Null if the temperature cannot be controlled. */
  tempUnit: clearable(v.picklist(['F', 'C'])),
  tempEquipmentName: clearable(name),
  hasLighting: v.boolean(),
  /** How a simulated suite behaves; times in seconds. */
  simulation: v.optional(
    v.strictObject({
      inertia: v.optional(v.number()),
      offlineEvery: v.optional(v.number()),
      offlineFor: v.optional(v.number()),
      overruledTo: v.optional(v.number()),
      overruledAfter: v.optional(v.number()),
    }),
  ),
})

/** The system that controls light and temperature. With `mqtt`, the building itself publishes its floors. */
export const worldSmartBuilding = v.strictObject({
  adapter: v.picklist(['simulator', 'mqtt']),
  floors: v.optional(v.array(v.strictObject({ id: systemId, name, suites: v.array(worldSuite) }))),
})
