import type { Endpoint } from '@contract/endpoint'
import type { FieldError } from '@contract/problem'
import type { Context } from 'hono'
import * as v from 'valibot'
import { readBody } from './readBody'
import { Refusal } from './refusal'

type Part = 'params' | 'query' | 'body'

/** PostgreSQL stores no NUL in text; no field of ours has a use for it. */
function hasNul(given: unknown): boolean {
  if (typeof given === 'string') return given.includes('\u0000')
  if (typeof given !== 'object' || given === null) return false
  return Object.entries(given).some(([key, value]) => hasNul(key) || hasNul(value))
}

function check(part: Part, schema: v.GenericSchema | undefined, given: unknown): unknown {
  if (schema === undefined) return undefined
  if (hasNul(given)) {
    throw new Refusal('invalid_request', {
      errors: [{ path: part, code: 'nul', message: 'Text must not contain the character NUL' }],
    })
  }
  const result = v.safeParse(schema, given)
  if (result.success) return result.output
  const errors = result.issues.map(
    (issue): FieldError => ({
      path: [part, v.getDotPath(issue)].filter(Boolean).join('.'),
      code: issue.type,
      message: issue.message,
    }),
  )
  throw new Refusal('invalid_request', {
    detail: `${errors[0]?.path}: ${errors[0]?.message}`,
    errors,
  })
}

/** Every part of the request against the contract; refuses naming the first wrong field. */
export async function validate(context: Context, endpoint: Endpoint) {
  return {
    params: check('params', endpoint.params, context.req.param()),
    query: check('query', endpoint.query, context.req.query()),
    body:
      endpoint.body === undefined
        ? undefined
        : check('body', endpoint.body, await readBody(context, endpoint)),
  }
}
