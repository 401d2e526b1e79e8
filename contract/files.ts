import * as v from 'valibot'
import { endpoint } from './endpoint'
import { attachment } from './serviceRequests'

/**
 * Accepts files under `attachments`, within the limits of docs/behaviour.md#attachments. Files that
 * no request refers to within a day are deleted. Their address grants access to any caller until it
 * expires.
 */
export const uploadFiles = endpoint({
  method: 'POST',
  path: '/portico/v1/files',
  access: 'user',
  summary: 'Upload files to attach to a request',
  encoding: 'multipart',
  // Uploading 25 MB takes three and a half minutes at 1 Mbit/s.
  timeLimit: 270_000,
  body: v.object({ attachments: v.pipe(v.array(v.file()), v.minLength(1)) }),
  reply: v.object({ data: v.array(attachment) }),
  status: 201,
  errors: ['attachment_too_large', 'attachment_type_not_allowed', 'too_many_attachments'],
})
