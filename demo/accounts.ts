import type { users } from '@server/db/schema'
import { type BuildingName, buildingUuid } from './buildings'
import { demoUuid } from './ids'

export const demoPassword = 'Portico-Demo1!'

type Row = typeof users.$inferInsert
type Account = Omit<Row, 'uuid' | 'email'> & {
  /** A short description, which `npm start` prints beside the address. */
  note: string
  buildings: BuildingName[]
  permissions?: string[]
  /** The role in the operators' console: of one building, or of the whole deployment. */
  console?: { role: 'operator' } | { role: 'buildingManager'; building: BuildingName }
}

const complete = { confirmed: true, termsAccepted: true, createdBy: 'user' } as const
const meridianTenant = demoUuid('company/harcourt-vale')

/**
 * All accounts have the same password, except those whose sign-up is not complete: they have none.
 */
const byEmail: Record<string, Account> = {
  'ada@meridian.example': {
    ...complete,
    note: 'tenant of Meridian and Kontorhaus, may see the admin link',
    firstName: 'Ada',
    lastName: 'Winthrop',
    avatarUrl: '/pictures/person-ada.svg',
    emailAccepted: true,
    companyUuid: meridianTenant,
    defaultBuildingUuid: buildingUuid.meridian,
    roles: ['tenant'],
    buildings: ['meridian', 'kontorhaus'],
    permissions: ['can-see-admin-ui-link', 'can-start-kiosk'],
  },
  'ben@meridian.example': {
    ...complete,
    note: 'tenant, nothing booked, nothing claimed',
    firstName: 'Ben',
    lastName: 'Okafor',
    companyUuid: meridianTenant,
    defaultBuildingUuid: buildingUuid.meridian,
    roles: ['tenant'],
    buildings: ['meridian'],
  },
  'manager@meridian.example': {
    ...complete,
    note: 'building manager, decides about bookings, manages Meridian in the console',
    firstName: 'Marguerite',
    lastName: 'Sandoval',
    admin: true,
    defaultBuildingUuid: buildingUuid.meridian,
    roles: ['building_manager'],
    buildings: ['meridian', 'commons'],
    permissions: [
      'can-see-admin-ui-link',
      'can-approve-bookings',
      'can-check-passes',
      'can-start-kiosk',
    ],
    console: { role: 'buildingManager', building: 'meridian' },
  },
  'kiosk@meridian.example': {
    ...complete,
    note: "the lobby kiosk's account",
    firstName: 'Lobby',
    lastName: 'Kiosk',
    defaultBuildingUuid: buildingUuid.meridian,
    roles: ['kiosk'],
    buildings: ['meridian'],
  },
  'gone@meridian.example': {
    ...complete,
    note: 'deactivated',
    firstName: 'Gregor',
    lastName: 'Amsel',
    deactivated: true,
    buildings: ['meridian'],
  },
  'tess@leaseline.example': {
    ...complete,
    note: 'tenant of Leaseline Tower',
    firstName: 'Tess',
    lastName: 'Abernathy',
    defaultBuildingUuid: buildingUuid.leaseline,
    roles: ['tenant'],
    buildings: ['leaseline'],
  },
  'noor@harbor.example': {
    ...complete,
    note: 'tenant of Harbor Exchange',
    firstName: 'Noor',
    lastName: 'Halvorsen',
    defaultBuildingUuid: buildingUuid.harbor,
    roles: ['tenant'],
    buildings: ['harbor'],
  },
  'rosa@meridian.example': {
    ...complete,
    note: 'has new terms to accept',
    firstName: 'Rosa',
    lastName: 'Lindqvist',
    termsAccepted: false,
    roles: ['tenant'],
    buildings: ['meridian'],
  },
  'scim@meridian.example': {
    note: 'provisioned, not yet completed',
    firstName: 'Sunniva',
    lastName: 'Brandt',
    createdBy: 'scim',
    buildings: ['meridian'],
  },
  'csv@meridian.example': {
    note: 'uploaded, not yet completed',
    firstName: 'Camille',
    lastName: 'Verne',
    createdBy: 'upload',
    buildings: ['meridian'],
  },
  'acs@meridian.example': {
    note: 'uploaded by an admin, not yet completed',
    firstName: 'Aurelio',
    lastName: 'Castell',
    createdBy: 'acs',
    buildings: ['meridian'],
  },
  'csv@ssorequired.example': {
    note: 'uploaded, SSO required',
    firstName: 'Ines',
    lastName: 'Calder',
    createdBy: 'upload',
    buildings: ['meridian'],
  },
  'csv@ssooptional.example': {
    note: 'uploaded, SSO optional',
    firstName: 'Olle',
    lastName: 'Lindqvist',
    createdBy: 'upload',
    buildings: ['meridian'],
  },
  'operator@portico.example': {
    ...complete,
    note: 'operator of the whole deployment',
    firstName: 'Olivia',
    lastName: 'Perrin',
    defaultBuildingUuid: buildingUuid.meridian,
    buildings: ['meridian'],
    console: { role: 'operator' },
  },
}

export const demoAccounts = Object.entries(byEmail).map(([email, account]) => ({
  ...account,
  email,
  uuid: demoUuid(`user/${email}`),
}))
