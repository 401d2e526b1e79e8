import type { buildings, emailDomains, portfolios } from '@server/db/schema'
import { demoUuid } from './ids'

export const buildingUuid = {
  meridian: demoUuid('building/meridian'),
  kontorhaus: demoUuid('building/kontorhaus'),
  harbor: demoUuid('building/harbor'),
  leaseline: demoUuid('building/leaseline'),
  commons: demoUuid('building/commons'),
}

export type BuildingName = keyof typeof buildingUuid

const portfolioUuid = demoUuid('portfolio/north-atlantic')
const portfolioCompanyUuid = demoUuid('company/north-atlantic-properties')

export const demoPortfolios: (typeof portfolios.$inferInsert)[] = [
  { uuid: portfolioUuid, name: 'North Atlantic Properties', companyUuid: portfolioCompanyUuid },
]

export const demoBuildings: (typeof buildings.$inferInsert)[] = [
  {
    uuid: buildingUuid.meridian,
    name: 'One Meridian Plaza',
    imageUrl: '/pictures/meridian-front.svg',
    headerImageUrl: '/pictures/meridian-front-{daylight}.svg',
    address1: '1 Meridian Plaza',
    locality: 'Boston, MA 02110',
    timezone: 'America/New_York',
    locale: 'en_US',
    secondaryContentName: 'In the spotlight',
    portfolioUuid,
    portfolioCompanyUuid,
    assetUuid: demoUuid('asset/meridian'),
    displayPortfolioLogo: true,
    portfolioLogoUrl: '/pictures/logo-north-atlantic.svg',
    logoUrl: '/pictures/logo-meridian.svg',
  },
  {
    uuid: buildingUuid.kontorhaus,
    name: 'Kontorhaus Hafenblick',
    imageUrl: '/pictures/kontorhaus-front.svg',
    headerImageUrl: '/pictures/kontorhaus-front-{daylight}.svg',
    address1: 'Am Sandtorkai 48',
    locality: '20457 Hamburg',
    timezone: 'Europe/Berlin',
    locale: 'de_DE',
    languages: [
      { code: 'de_DE', name: 'Deutsch', priority: 0 },
      { code: 'en_GB', name: 'English (UK)', priority: 1 },
      { code: 'fr_FR', name: 'Français', priority: 2 },
      { code: 'es_ES', name: 'Español', priority: 3 },
      { code: 'it_IT', name: 'Italiano', priority: 4 },
      { code: 'nb_NO', name: 'Norsk bokmål', priority: 5 },
      { code: 'nl_NL', name: 'Nederlands', priority: 6 },
      { code: 'pl_PL', name: 'Polski', priority: 7 },
      { code: 'pt_PT', name: 'Português', priority: 8 },
    ],
    secondaryContentName: 'Im Blickpunkt',
    portfolioUuid,
    portfolioCompanyUuid,
    assetUuid: demoUuid('asset/kontorhaus'),
    logoUrl: '/pictures/logo-kontorhaus.svg',
    primaryColor: '#7a2e1f',
    secondaryColor: '#2f6f8f',
  },
  {
    uuid: buildingUuid.harbor,
    name: 'Harbor Exchange',
    imageUrl: '/pictures/harbor-front.svg',
    headerImageUrl: '/pictures/harbor-front-{daylight}.svg',
    address1: '999 Canada Place',
    locality: 'Vancouver, BC V6C 3T4',
    timezone: 'America/Vancouver',
    locale: 'en_US',
    languages: [
      { code: 'en_US', name: 'English (US)', priority: 0 },
      { code: 'fr_CA', name: 'Français (Canada)', priority: 1 },
    ],
    assetUuid: demoUuid('asset/harbor'),
    logoUrl: '/brands/harbor/logo.svg',
    primaryColor: '#9ad1d4',
    secondaryColor: '#f2b95f',
  },
  {
    uuid: buildingUuid.leaseline,
    name: 'Leaseline Tower',
    imageUrl: '/pictures/leaseline-front.svg',
    headerImageUrl: '/pictures/leaseline-front-{daylight}.svg',
    address1: '40 Bishopsgate',
    locality: 'London EC2N 4AJ',
    timezone: 'Europe/London',
    locale: 'en_GB',
    languages: [{ code: 'en_GB', name: 'English (UK)', priority: 0 }],
    assetUuid: demoUuid('asset/leaseline'),
    logoUrl: '/brands/leaseline/logo.svg',
    primaryColor: '#3d2f6b',
    secondaryColor: '#e2725b',
  },
  {
    uuid: buildingUuid.commons,
    name: 'The Commons',
    imageUrl: '/pictures/commons-front.svg',
    headerImageUrl: '/pictures/commons-front-{daylight}.svg',
    address1: '3 Meridian Plaza',
    locality: 'Boston, MA 02110',
    timezone: 'America/New_York',
    locale: 'en_US',
    isGuest: true,
    portfolioUuid,
    portfolioCompanyUuid,
    assetUuid: demoUuid('asset/commons'),
    logoUrl: '/pictures/logo-meridian.svg',
  },
]

export const demoDomains: (typeof emailDomains.$inferInsert)[] = [
  { domain: 'meridian.example', buildingUuid: buildingUuid.meridian },
  { domain: 'meridian.example', buildingUuid: buildingUuid.kontorhaus },
  { domain: 'ssorequired.example', buildingUuid: buildingUuid.meridian },
  { domain: 'ssooptional.example', buildingUuid: buildingUuid.meridian },
  { domain: 'ssooptional.example', buildingUuid: buildingUuid.kontorhaus },
  { domain: 'leaseline.example', buildingUuid: buildingUuid.leaseline },
  { domain: 'harbor.example', buildingUuid: buildingUuid.harbor },
]
