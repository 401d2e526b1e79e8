import * as v from 'valibot'
import { StartError } from './startError'

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535))
const onOrOff = v.pipe(
  v.picklist(['true', 'false', '1', '0']),
  v.transform((given) => given === 'true' || given === '1'),
)

/** All that the server reads from its environment. */
const schema = v.object({
  PORT: v.optional(port, '4310'),
  HOST: v.optional(v.pipe(v.string(), v.minLength(1)), '127.0.0.1'),
  /** Set: a PostgreSQL server. Unset: the embedded database below `DATA_DIR`. */
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must start with postgres://')),
  ),
  /** A folder, or `:memory:`. */
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1)), '.data'),
  PORTICO_CONFIG: v.optional(v.pipe(v.string(), v.minLength(1)), 'config/demo.json'),
  /** Seeds the demo world and serves `/demo/`. On unless a PostgreSQL server is named. */
  DEMO: v.optional(onOrOff),
  /** Signs access tokens; unset: made once and kept in the database. */
  TOKEN_SECRET: v.optional(v.pipe(v.string(), v.minLength(32))),
  LOG_LEVEL: v.optional(v.picklist(['silent', 'fatal', 'error', 'warn', 'info', 'debug']), 'info'),
  UNLEASH_API_KEY: v.optional(v.string()),
})

export type Environment = v.InferOutput<typeof schema> & { demo: boolean }

export function readEnvironment(given: NodeJS.ProcessEnv): Environment {
  const result = v.safeParse(schema, given)
  if (!result.success) {
    const issue = result.issues[0]
    throw new StartError(
      `The environment variable ${v.getDotPath(issue)} is wrong: ${issue.message}.`,
    )
  }
  const demo = result.output.DEMO ?? result.output.DATABASE_URL === undefined
  return { ...result.output, demo }
}
