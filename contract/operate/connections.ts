import { endpoint } from '@contract/endpoint'
import * as v from 'valibot'

/** The connections of the server that its configuration names. */
export const connections = ['mail', 'files', 'suites', 'flags'] as const
export type Connection = (typeof connections)[number]

/** What a test found: whether it works and, if not, what to do, in English as `doctor` prints it. */
export const testFinding = v.object({
  state: v.picklist(['ok', 'warning', 'failed']),
  text: v.string(),
})

export const testConnection = endpoint({
  method: 'GET',
  path: '/portico/v1/operate/connections/:connection',
  access: 'user',
  operate: 'deployment.edit',
  summary: 'Try a connection of the server: the mail server, the file store, the broker, the flags',
  params: v.object({ connection: v.picklist(connections) }),
  reply: v.object({ data: v.array(testFinding) }),
  errors: [],
})
export type TestFinding = v.InferOutput<typeof testFinding>
