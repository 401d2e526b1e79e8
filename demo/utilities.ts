import type { utilityButtons } from '@server/db/schema'
import { type BuildingName, buildingUuid } from './buildings'
import { demoUuid } from './ids'
import * as places from './places'

type Button = {
  text: string
  utilityName: string
  type: (typeof utilityButtons.$inferInsert)['type']
  url?: string
  route?: string
  icon: string
  companyTypes?: string[]
  requiresSignIn?: boolean
  german?: string
  french?: string
}

const visitors: Button = {
  text: 'Visitor registration',
  utilityName: 'Visitor Registration',
  type: 'microfrontend',
  url: `${places.appsOrigin}${places.visitors}?token={token}`,
  icon: 'visitors',
  requiresSignIn: true,
  german: 'Besucher anmelden',
  french: 'Inscrire un visiteur',
}
const reserve: Button = {
  text: 'Reserve a space',
  utilityName: 'Reserve Space',
  type: 'microfrontend',
  url: `${places.appsOrigin}${places.reserve}`,
  icon: 'reserve',
  requiresSignIn: true,
  german: 'Raum reservieren',
  french: 'Réserver un espace',
}
/** The pages of the app; the mini-apps above are examples of the SDK. */
const visitorsPage: Button = {
  text: 'Visitors',
  utilityName: 'Visitors',
  type: 'native_link',
  route: 'visitors',
  icon: 'visitors',
  requiresSignIn: true,
  german: 'Besuch',
  french: 'Visiteurs',
}
const spacesPage: Button = {
  text: 'Book a space',
  utilityName: 'Spaces',
  type: 'native_link',
  route: 'spaces',
  icon: 'reserve',
  requiresSignIn: true,
  german: 'Raum buchen',
  french: 'Réserver un espace',
}
const requests: Button = {
  text: 'Service requests',
  utilityName: 'Service Requests',
  type: 'native_link',
  route: 'service-requests',
  icon: 'requests',
  requiresSignIn: true,
  german: 'Serviceanfragen',
  french: 'Demandes de service',
}
const companies: Button = {
  text: 'Who is here',
  utilityName: 'Companies',
  type: 'native_link',
  route: 'companies',
  icon: 'companies',
  german: 'Firmenverzeichnis',
  french: 'Annuaire',
}
const shops: Button = {
  text: 'Food & shops',
  utilityName: 'Food And Shops',
  type: 'native_link',
  route: 'companies',
  icon: 'shops',
  companyTypes: ['food', 'retail'],
  german: 'Essen & Läden',
  french: 'Tables & boutiques',
}
const transit: Button = {
  text: 'Transit',
  utilityName: 'Transit',
  type: 'webview',
  url: places.transit,
  icon: 'transit',
  german: 'Nahverkehr',
  french: 'Transports',
}
const safety: Button = {
  text: 'Safety & emergency',
  utilityName: 'Safety',
  type: 'native_link',
  route: 'emergency-management',
  icon: 'safety',
  german: 'Sicherheit & Notfall',
}
const mobileAccess: Button = {
  text: 'Mobile access',
  utilityName: 'MobileAccess',
  type: 'native',
  icon: 'access',
}
const wallet: Button = {
  text: 'Wallet',
  utilityName: 'Wallet',
  type: 'native',
  icon: 'wallet',
  german: 'Brieftasche',
}
const foodTrucks: Button = {
  text: 'Food truck map',
  utilityName: 'Food Truck Map',
  type: 'webview',
  url: `${places.appsOrigin}${places.trucks}`,
  icon: 'truck',
}
const forum: Button = {
  text: 'Community forum',
  utilityName: 'Community Forum',
  type: 'microfrontend',
  url: `${places.appsOrigin}${places.forum}`,
  icon: 'companies',
  requiresSignIn: true,
  german: 'Schwarzes Brett',
  french: 'Forum des locataires',
}
const suite: Button = {
  text: 'Suite comfort',
  utilityName: 'Tenant Services',
  type: 'native_link',
  route: 'smart-building',
  icon: 'comfort',
  requiresSignIn: true,
  german: 'Licht & Klima',
  french: 'Confort du bureau',
}

const byBuilding: Record<BuildingName, Button[]> = {
  meridian: [
    spacesPage,
    visitorsPage,
    requests,
    suite,
    companies,
    shops,
    foodTrucks,
    wallet,
    mobileAccess,
    safety,
    forum,
    visitors,
    reserve,
  ],
  kontorhaus: [visitorsPage, spacesPage, requests, suite, companies, shops, transit, wallet, forum],
  harbor: [spacesPage, visitorsPage, companies, transit, requests, suite],
  leaseline: [spacesPage, visitorsPage, requests, companies, safety],
  commons: [reserve, transit],
}

/** One page serves every building; the query names the current one. */
const ofBuilding = (url: string, building: string) =>
  `${url}${url.includes('?') ? '&' : '?'}building=${building}`

export const demoUtilities: (typeof utilityButtons.$inferInsert)[] = Object.entries(
  byBuilding,
).flatMap(([building, buttons]) =>
  buttons.map((button, position) => ({
    uuid: demoUuid(`utility/${building}/${button.utilityName}`),
    buildingUuid: buildingUuid[building as BuildingName],
    text: button.text,
    name: button.utilityName.toLowerCase().replaceAll(' ', '-'),
    utilityName: button.utilityName,
    type: button.type,
    url: button.url === undefined ? null : ofBuilding(button.url, building),
    route: button.route ?? null,
    webImage: `/pictures/utility-${button.icon}.svg`,
    position,
    companyTypes: button.companyTypes ?? null,
    requiresSignIn: button.requiresSignIn ?? false,
    translations: {
      ...(button.german !== undefined && { 'de-de': { text: button.german } }),
      ...(button.french !== undefined && { 'fr-fr': { text: button.french } }),
    },
  })),
)
