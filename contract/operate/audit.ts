import { endpoint } from '@contract/endpoint'
import { uuid } from '@contract/values'
import * as v from 'valibot'
import { listOf, listQuery } from './lists'

export const recordKinds = [
  'amenity',
  'amenityCategory',
  'booking',
  'building',
  'closure',
  'company',
  'content',
  'flagRule',
  'floor',
  'grant',
  'identityProvider',
  'kiosk',
  'miniApp',
  'opening',
  'operator',
  'person',
  'portfolio',
  'request',
  'resource',
  'scimToken',
  'suite',
  'upload',
  'utility',
  'visitor',
  'whitelabel',
] as const
export type RecordKind = (typeof recordKinds)[number]

/** One change: who, when, from where, and the fields before and after. Null for a record that was created or removed. */
export const auditEntry = v.object({
  uuid,
  at: v.string(),
  /** An account's address, the name of a SCIM token, or that of a file with its digest. */
  actor: v.string(),
  client: v.nullable(v.string()),
  /** The name of the endpoint in the contract: `updateBuilding`; `applyFile` for a file. */
  action: v.string(),
  kind: v.picklist(recordKinds),
  /** The record's name at that time. */
  subject: v.string(),
  subject_uuid: v.nullable(uuid),
  building: v.nullable(v.object({ uuid, name: v.string() })),
  before: v.nullable(v.record(v.string(), v.unknown())),
  after: v.nullable(v.record(v.string(), v.unknown())),
})
export type AuditEntry = v.InferOutput<typeof auditEntry>

export const audit = endpoint({
  method: 'GET',
  path: '/portico/v1/operate/audit',
  access: 'user',
  operate: 'audit.read',
  summary: 'What was changed in the console, the newest first',
  query: listQuery(['at'], {
    kind: v.optional(v.picklist(recordKinds)),
    building: v.optional(uuid),
    subject: v.optional(uuid),
  }),
  reply: listOf(auditEntry),
  errors: [],
})
