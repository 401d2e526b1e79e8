import { type Permission, permissionRegistry } from '@contract/permissionRegistry'
import * as v from 'valibot'

/** What a role allows. The first word names the kind of record. */
export const capabilities = [
  'buildings.read',
  'buildings.edit',
  /** Publishes a building, or hides it from everyone. */
  'buildings.publish',
  /** Events, deals and posts. */
  'content.read',
  'content.edit',
  /** Shows them to tenants, hides, ends and archives them. */
  'content.publish',
  /** Those who attend an event or have claimed a deal. */
  'attendees.read',
  /** Adds and removes them. */
  'attendees.edit',
  /** Checks them in. */
  'attendees.admit',
  /** Opens a new building, with its host name and brand. */
  'buildings.open',
  /** White-labels, portfolios, identity providers, and the tests of connections. */
  'deployment.edit',
  'bookings.read',
  /** Decides about bookings, moves them, books for people, and closes resources. */
  'bookings.edit',
  'visitors.read',
  /** Checks visitors in and out, and takes in those whom no one has announced. */
  'visitors.edit',
  /** Reads what tenants have requested of the building. */
  'requests.read',
  /** Works on them: starts, answers, finishes and declines them. */
  'requests.answer',
  /** Sees all of them, and assigns them; without it, one sees those that are assigned to oneself. */
  'requests.assign',
  'companies.read',
  'companies.edit',
  'people.read',
  'people.edit',
  /** Imports people of any company from a file. */
  'people.import',
  /** Deactivates and reactivates accounts, and ends their sessions. */
  'people.deactivate',
  /** Makes and revokes the tokens with which the identity provider of a company provisions its people. */
  'people.provision',
  'roles.read',
  'roles.grant',
  'audit.read',
] as const

export type Capability = (typeof capabilities)[number]
export const capability = v.picklist(capabilities)

/** The scope that a role is granted for: everything, the buildings of a portfolio, one building, or one company. */
export type ScopeKind = 'deployment' | 'portfolio' | 'building' | 'company'

type Role = {
  scope: ScopeKind
  /** In the console. */
  capabilities: readonly Capability[]
  /** In the app, in the places of the role that its holder belongs to. */
  permissions: readonly Permission[]
}

const readers = ['buildings.read', 'companies.read'] as const
const desk = ['attendees.read', 'attendees.admit'] as const
const editing = [
  'content.read',
  'content.edit',
  'content.publish',
  ...desk,
  'attendees.edit',
] as const
const managers = [
  ...readers,
  'buildings.edit',
  'buildings.publish',
  ...editing,
  'bookings.read',
  'bookings.edit',
  'visitors.read',
  'visitors.edit',
  'requests.read',
  'requests.answer',
  'requests.assign',
  'companies.edit',
  'people.read',
  'people.edit',
  'people.import',
  'people.deactivate',
  'people.provision',
  'roles.read',
  'roles.grant',
  'audit.read',
] as const

const { approvals, passChecks, kioskStart } = permissionRegistry
const ofManagers = [approvals, passChecks, kioskStart] as const

/** Every role with its scope, capabilities and permissions; `docs/roles.md` shows the same as tables. */
export const roles = {
  operator: { scope: 'deployment', capabilities, permissions: ofManagers },
  portfolioManager: { scope: 'portfolio', capabilities: managers, permissions: ofManagers },
  buildingManager: { scope: 'building', capabilities: managers, permissions: ofManagers },
  editor: {
    scope: 'building',
    capabilities: [...readers, 'buildings.edit', ...editing],
    permissions: [],
  },
  receptionist: {
    scope: 'building',
    capabilities: [
      ...readers,
      'content.read',
      ...desk,
      'bookings.read',
      'visitors.read',
      'visitors.edit',
      'people.read',
    ],
    permissions: [passChecks],
  },
  /** Works on the requests that are assigned to them. */
  engineer: {
    scope: 'building',
    capabilities: ['buildings.read', 'requests.read', 'requests.answer'],
    permissions: [],
  },
  /** Of the people of a company alone, in the buildings where it rents. */
  tenantAdministrator: {
    scope: 'company',
    capabilities: ['people.read', 'people.edit', 'people.deactivate', 'people.provision'],
    permissions: [],
  },
} as const satisfies Record<string, Role>

export type RoleName = keyof typeof roles
export const roleNames = Object.keys(roles) as RoleName[]
export const roleName = v.picklist(roleNames)

/** The roles that bring a permission in their places. */
export const rolesWith = (permission: Permission): readonly RoleName[] =>
  roleNames.filter((role) => roles[role].permissions.some((each) => each === permission))

export const hasCapability = (role: RoleName, wanted: Capability): boolean =>
  roles[role].capabilities.some((each) => each === wanted)
