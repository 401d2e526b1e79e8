import * as v from 'valibot'
import { isLoopback } from './loopback'
import type { S3Bucket } from './ports/s3Files'
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
  /** Where attached files are kept; unset: `files` below `DATA_DIR`. All processes of a deployment share it. */
  FILES_DIR: v.optional(v.pipe(v.string(), v.minLength(1))),
  /** The address of a bucket of a store that speaks S3, to keep attached files in; region and keys are needed with it. */
  FILES_S3_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/[^/\s]+\/[^/\s]+\/?$/, 'must be the address of a bucket'),
    ),
  ),
  FILES_S3_REGION: v.optional(v.pipe(v.string(), v.minLength(1))),
  FILES_S3_KEY_ID: v.optional(v.pipe(v.string(), v.minLength(1))),
  FILES_S3_SECRET: v.optional(v.pipe(v.string(), v.minLength(1))),
  PORTICO_CONFIG: v.optional(v.pipe(v.string(), v.minLength(1)), 'config/demo.json'),
  /** Seeds the demo world and serves `/demo/`: see `isDemo`. */
  DEMO: v.optional(onOrOff),
  NODE_ENV: v.optional(v.string()),
  /** Signs access tokens; unset: made once and kept in the database. */
  TOKEN_SECRET: v.optional(v.pipe(v.string(), v.minLength(32))),
  /** Earlier values of `TOKEN_SECRET`, the latest first, separated by blanks. They still verify tokens. */
  TOKEN_SECRET_EARLIER: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.transform((given) => given.split(/\s+/)),
      v.array(v.pipe(v.string(), v.minLength(32))),
    ),
  ),
  /** The PIN that leaving kiosk mode asks for; unset: none. */
  KIOSK_EXIT_PIN: v.optional(v.pipe(v.string(), v.regex(/^\d{4,8}$/, 'must be 4 to 8 digits'))),
  LOG_LEVEL: v.optional(v.picklist(['silent', 'fatal', 'error', 'warn', 'info', 'debug']), 'info'),
  UNLEASH_API_KEY: v.optional(v.string()),
  /** The broker by which building systems are reached; needed with `server.mqtt`. */
  MQTT_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:mqtts?|wss?):\/\/[^/\s]/, 'must start with mqtt:// or mqtts://'),
    ),
  ),
  /** The access secrets of the environments of Spreedly that `browser.cards` names. */
  SPREEDLY_ACCESS_SECRET: v.optional(v.pipe(v.string(), v.minLength(8), v.regex(/^\S+$/))),
  SPREEDLY_PRODUCTION_ACCESS_SECRET: v.optional(
    v.pipe(v.string(), v.minLength(8), v.regex(/^\S+$/)),
  ),
  /** The bearer token that opens `/metrics`. */
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16), v.regex(/^\S+$/))),
  /** The server that takes our mail; `MAIL_FROM`, its sender, is needed with it. */
  SMTP_URL: v.optional(
    v.pipe(v.string(), v.regex(/^smtps?:\/\/[^/\s]/, 'must start with smtp:// or smtps://')),
  ),
  MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(?:[^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
        'must be an address, such as Portico <mail@portico.example>',
      ),
    ),
  ),
})

export type Environment = v.InferOutput<typeof schema> & {
  demo: boolean
  /** The first signs tokens, all of them verify; empty: those kept in the database. */
  tokenSecrets: string[]
  /** Null: attached files are kept in a folder. */
  s3: S3Bucket | null
  /** Null: no mail server. */
  smtp: { url: string; from: string } | null
}

/**
 * Without `DEMO` set, the demo runs only where nobody else can reach it: on loopback, outside production, and with the
 * embedded database. It publishes passwords and mail, so elsewhere it has to be switched on by name.
 */
function isDemo({ HOST, NODE_ENV, DATABASE_URL }: v.InferOutput<typeof schema>): boolean {
  return isLoopback(HOST) && NODE_ENV !== 'production' && DATABASE_URL === undefined
}

function bucketOf({
  FILES_S3_URL: url,
  FILES_S3_REGION: region,
  FILES_S3_KEY_ID: accessKeyId,
  FILES_S3_SECRET: secretAccessKey,
}: v.InferOutput<typeof schema>): S3Bucket | null {
  if (url === undefined) return null
  if (region !== undefined && accessKeyId !== undefined && secretAccessKey !== undefined) {
    return { url, region, accessKeyId, secretAccessKey }
  }
  throw new StartError(
    'FILES_S3_URL is set; set FILES_S3_REGION, FILES_S3_KEY_ID and FILES_S3_SECRET, too.',
  )
}

export function readEnvironment(given: NodeJS.ProcessEnv): Environment {
  const result = v.safeParse(schema, given)
  if (!result.success) {
    const issue = result.issues[0]
    throw new StartError(
      `The environment variable ${v.getDotPath(issue)} is wrong: ${issue.message}.`,
    )
  }
  const { DEMO, SMTP_URL: url, MAIL_FROM: from } = result.output
  if (url !== undefined && from === undefined) {
    throw new StartError('SMTP_URL is set; set MAIL_FROM to the address that mail comes from.')
  }
  const { TOKEN_SECRET: secret, TOKEN_SECRET_EARLIER: earlier } = result.output
  if (earlier !== undefined && secret === undefined) {
    throw new StartError('TOKEN_SECRET_EARLIER is set; set TOKEN_SECRET to the one that signs.')
  }
  return {
    ...result.output,
    tokenSecrets: secret === undefined ? [] : [secret, ...(earlier ?? [])],
    demo: DEMO ?? isDemo(result.output),
    s3: bucketOf(result.output),
    smtp: url === undefined || from === undefined ? null : { url, from },
  }
}
