import * as v from 'valibot'
import { endpoint } from './endpoint'
import { email, text, uuid } from './values'

const line = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))

/** A multipart form: one field for each key, files under `attachments`. Limits: docs/behaviour.md#attachments. */
export const createSupportRequest = endpoint({
  method: 'POST',
  path: '/helpdesk-service/v1/records/create',
  access: 'user',
  summary: 'Send a request to the help desk',
  encoding: 'multipart',
  // Uploading 25 MB takes three and a half minutes at 1 Mbit/s.
  timeLimit: 270_000,
  body: v.object({
    name: line,
    issue_type: line,
    subject: line,
    description: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(5000)),
    email_address: email,
    building_uuid: uuid,
    portfolio_uuid: v.optional(uuid),
    asset_uuid: v.optional(uuid),
    application_name: v.optional(line),
    application_version: v.optional(line),
    os_name: v.optional(line),
    os_version: v.optional(line),
    device_type: v.optional(line),
    device_name: v.optional(line),
    company_name: v.optional(line),
    building_name: v.optional(line),
    /** The service that the request is about, and its provider, as content names them. */
    service_uuid: v.optional(uuid),
    service_provider_uuid: v.optional(uuid),
    attachments: v.optional(v.array(v.pipe(v.file()))),
  }),
  reply: v.object({ data: v.object({ id: uuid, reference: text }) }),
  status: 201,
  errors: ['attachment_too_large', 'attachment_type_not_allowed', 'too_many_attachments'],
})
