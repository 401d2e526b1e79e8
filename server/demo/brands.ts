import type { guestBuildings, whitelabels } from '../db/schema'
import { demoUuid } from './ids'

type Brand = Omit<typeof whitelabels.$inferInsert, 'id'> & { id: number }

const portfolio = 'https://portico.example'

/** One brand a host: the default family, the lease-focused one, one chosen by host, one not open yet. */
export const brands: Brand[] = [
  {
    id: 1,
    uuid: demoUuid('whitelabel/portico'),
    host: 'localhost',
    brandIdentifier: 'portico',
    brand: 'Portico',
    family: 'default',
    configUuid: demoUuid('whitelabel-config/portico'),
    helpDeskEmail: 'helpdesk@portico.example',
    eulaLink: `${portfolio}/terms`,
    privacyPolicy: `${portfolio}/privacy`,
    supportEmail: 'support@portico.example',
    logoUrl: '/pictures/logo-portico.svg',
    themePrimaryColor: '#12484c',
    themeSecondaryColor: '#c08a3e',
    headerImageUrl: '/pictures/meridian-front.svg',
  },
  {
    id: 2,
    uuid: demoUuid('whitelabel/leaseline'),
    host: 'lease.localhost',
    brandIdentifier: 'leaseline',
    brand: 'Leaseline',
    family: 'lease',
    configUuid: demoUuid('whitelabel-config/leaseline'),
    helpDeskEmail: 'care@leaseline.example',
    primaryColor: '#3d2f6b',
    secondaryColor: '#e2725b',
    eulaLink: 'https://leaseline.example/terms',
    privacyPolicy: 'https://leaseline.example/privacy',
    supportEmail: 'care@leaseline.example',
    logoUrl: '/pictures/logo-leaseline.svg',
    themePrimaryColor: '#3d2f6b',
    themeSecondaryColor: '#e2725b',
    headerImageUrl: '/pictures/leaseline-front.svg',
  },
  {
    id: 3,
    uuid: demoUuid('whitelabel/harbor'),
    host: 'harbor.localhost',
    brandIdentifier: 'harbor',
    brand: 'Harbor House',
    family: 'hosted',
    configUuid: demoUuid('whitelabel-config/harbor'),
    helpDeskEmail: 'desk@harbor.example',
    primaryColor: '#9ad1d4',
    secondaryColor: '#f2b95f',
    eulaLink: 'https://harbor.example/terms',
    privacyPolicy: 'https://harbor.example/privacy',
    supportEmail: 'desk@harbor.example',
    logoUrl: '/pictures/logo-harbor.svg',
    themePrimaryColor: '#9ad1d4',
    themeSecondaryColor: '#f2b95f',
    headerImageUrl: '/pictures/harbor-front.svg',
    isAvatarVisible: false,
  },
  {
    id: 4,
    uuid: demoUuid('whitelabel/closed'),
    host: 'closed.localhost',
    brandIdentifier: 'atrium',
    brand: 'Atrium Nine',
    family: 'hosted',
    configUuid: demoUuid('whitelabel-config/atrium'),
    publicReady: false,
    primaryColor: '#5a4a42',
    secondaryColor: '#b7a08c',
    supportEmail: 'hello@atrium.example',
    logoUrl: '/pictures/logo-atrium.svg',
    themePrimaryColor: '#5a4a42',
    themeSecondaryColor: '#b7a08c',
  },
]

export const guestsOfBrands: (typeof guestBuildings.$inferInsert)[] = [
  { whitelabelId: 1, buildingUuid: demoUuid('building/commons') },
]
