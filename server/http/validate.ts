import type { Endpoint } from '@contract/endpoint'
import type { FieldError } from '@contract/problem'
import type { Context } from 'hono'
import * as v from 'valibot'
import { Refusal } from '../services/platform/refusal'
import { issueOf } from './validationIssue'

type Part = 'params' | 'query' | 'body'

/** The maximum number of invalid fields in a refusal; our own forms have fewer fields. */
const maxErrors = 50

/** Checks one part of a call against the contract. @throws `invalid_request` */
export function checkPart(
  part: Part,
  schema: v.GenericSchema | undefined,
  input: unknown,
): unknown {
  if (schema === undefined) return undefined
  const violation = issueOf(input)
  if (violation !== null) {
    throw new Refusal('invalid_request', {
      detail: `${part}: ${violation.message}`,
      errors: [{ path: part, ...violation }],
    })
  }
  const result = v.safeParse(schema, input)
  if (result.success) return result.output
  const errors = result.issues.slice(0, maxErrors).map(
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

/**
 * Validates every part of the request against the contract. The refusal lists the invalid fields.
 *
 * @param read the body as the endpoint's schema expects it; called last, and only if the endpoint takes one
 */
export async function validate(context: Context, endpoint: Endpoint, read: () => Promise<unknown>) {
  return {
    params: checkPart('params', endpoint.params, context.req.param()),
    query: checkPart('query', endpoint.query, context.req.query()),
    body: endpoint.body === undefined ? undefined : await checkedBody(endpoint, read),
  }
}

async function checkedBody(endpoint: Endpoint, read: () => Promise<unknown>): Promise<unknown> {
  const { body, bodyOptional } = endpoint
  if (bodyOptional !== true) return checkPart('body', body, await read())
  try {
    return checkPart('body', body, await read())
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return checkPart('body', body, {})
  }
}
