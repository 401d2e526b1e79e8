import * as v from 'valibot'

/** Parses a reply with the test's own schema. */
export function read<const S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  return v.parse(schema, body)
}

const problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  instance: v.string(),
  code: v.string(),
  errors: v.optional(v.array(v.object({ path: v.string(), code: v.string() }))),
})

export function readProblem(answer: { body: unknown; headers: Headers }) {
  if (!answer.headers.get('content-type')?.startsWith('application/problem+json')) {
    throw new Error(`not a problem: ${JSON.stringify(answer.body)}`)
  }
  return v.parse(problem, answer.body)
}

export const tokens = v.object({
  token: v.string(),
  expires_in: v.number(),
  refresh_token: v.object({ token: v.string(), expires_in: v.number() }),
})

export const list = v.object({
  data: v.array(v.object({ uuid: v.string(), name: v.string() })),
  total: v.number(),
  limit: v.number(),
  offset: v.number(),
})
