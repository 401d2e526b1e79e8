import type { Capability } from '@contract/bridge'
import type { miniAppRegistrations, miniApps } from '@server/db/schema'
import { type BuildingName, buildingUuid } from './buildings'
import { demoUuid } from './ids'
import * as places from './places'

type App = {
  name: string
  kind: (typeof miniApps.$inferInsert)['kind']
  icon: string
  launch?: string
  origins?: string[]
  launchBy?: (typeof miniAppRegistrations.$inferInsert)['launchBy']
  samlProvider?: string
  capabilities?: Capability[]
}

/** Capabilities that let an app know its user and host. */
const knowing: Capability[] = [
  'getUser',
  'getBuilding',
  'getHostInfo',
  'getTheme',
  'getBrand',
  'getKioskEnabled',
  'setStorage',
  'getStorage',
  'refreshToken',
  'closeWebView',
]

const apps: App[] = [
  { name: 'MobileAccess', kind: 'native', icon: 'access' },
  { name: 'Concierge', kind: 'native_link', icon: 'requests', launch: 'help-desk' },
  { name: 'Safety', kind: 'native_link', icon: 'safety', launch: 'emergency-management' },
  {
    name: 'Visitor Registration',
    kind: 'microfrontend',
    icon: 'visitors',
    launch: `${places.appsOrigin}${places.visitors}`,
    origins: [places.appsOrigin],
    capabilities: [...knowing, 'visitors'],
  },
  { name: 'Resource Reservation', kind: 'native_link', icon: 'reserve', launch: 'my-history' },
  { name: 'Amenities', kind: 'native_link', icon: 'comfort', launch: 'amenities' },
  { name: 'Service Requests', kind: 'native_link', icon: 'requests', launch: 'service-requests' },
  {
    name: 'Reserve Space',
    kind: 'microfrontend',
    icon: 'reserve',
    launch: `${places.appsOrigin}${places.reserve}`,
    origins: [places.appsOrigin],
    capabilities: [...knowing, 'bookings'],
  },
  { name: 'Transit', kind: 'webview', icon: 'transit', launch: places.transit },
  {
    name: 'Food Truck Map',
    kind: 'webview',
    icon: 'truck',
    launch: `${places.appsOrigin}${places.trucks}`,
    origins: [places.appsOrigin],
    capabilities: ['getUser'],
    launchBy: 'one_time_link',
  },
  { name: 'Tenant Services', kind: 'native_link', icon: 'comfort', launch: 'smart-building' },
  { name: 'Companies', kind: 'native_link', icon: 'companies', launch: 'companies' },
  { name: 'Wallet', kind: 'native', icon: 'wallet' },
  {
    name: 'Community Forum',
    kind: 'microfrontend',
    icon: 'companies',
    launch: `${places.appsOrigin}${places.forum}`,
    origins: [places.appsOrigin],
    capabilities: ['getUser'],
    launchBy: 'saml',
    samlProvider: 'community-forum',
  },
  { name: 'Ecobee', kind: 'native', icon: 'comfort' },
  { name: 'Lutron', kind: 'native', icon: 'comfort' },
]

export const appUuid = (name: string) => demoUuid(`app/${name}`)

export const demoApps: (typeof miniApps.$inferInsert)[] = apps.map(({ name, kind, icon }) => ({
  uuid: appUuid(name),
  name,
  kind,
  icon: `/pictures/utility-${icon}.svg`,
}))

/** Every building has every app; its tiles determine which of them it offers. */
export const demoRegistrations: (typeof miniAppRegistrations.$inferInsert)[] = (
  Object.keys(buildingUuid) as BuildingName[]
).flatMap((building) =>
  apps.map(({ name, launch, origins = [], capabilities = [], launchBy, samlProvider }) => ({
    appUuid: appUuid(name),
    buildingUuid: buildingUuid[building],
    launch: launch?.includes('/') ? `${launch}?building=${building}` : (launch ?? null),
    origins,
    capabilities,
    ...(launchBy && { launchBy }),
    ...(samlProvider !== undefined && {
      samlProvider,
      samlAudience: `${launch}/metadata`,
      samlAcs: `${launch}/acs`,
    }),
  })),
)
