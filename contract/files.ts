import * as v from 'valibot'
import { endpoint } from './endpoint'
import { attachment } from './serviceRequests'

/**
 * Takes files under `attachments`, by the limits of docs/behaviour.md#attachments. What is not named by a request
 * within a day is thrown away. An address is good for as long as it says, and for whoever has it.
 */
export const uploadFiles = endpoint({
  method: 'POST',
  path: '/portico/v1/files',
  access: 'user',
  summary: 'Send files that a request will name',
  encoding: 'multipart',
  // 25 MB take three and a half minutes on a line of 1 Mbit/s.
  timeLimit: 270_000,
  body: v.object({ attachments: v.pipe(v.array(v.file()), v.minLength(1)) }),
  reply: v.object({ data: v.array(attachment) }),
  status: 201,
  errors: ['attachment_too_large', 'attachment_type_not_allowed', 'too_many_attachments'],
})
