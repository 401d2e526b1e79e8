import { sender } from '@contract/configured'
import * as v from 'valibot'

/** Every message states what is allowed, and none repeats the value: many of these are secrets. */
const matching = (pattern: RegExp, message: string) => v.pipe(v.string(), v.regex(pattern, message))
const whole = (most: number, message: string) =>
  v.pipe(matching(/^\d{1,6}$/, message), v.transform(Number), v.maxValue(most, message))
const input = (what: string) => matching(/\S/, `must not be empty; set it to ${what}, or unset it`)
const secret = (length: number) =>
  matching(new RegExp(`^\\S{${length},}$`), `must have ${length} characters or more, and no blanks`)
const onOrOff = v.pipe(
  v.picklist(['true', 'false', '1', '0'], 'must be true, 1, false or 0'),
  v.transform((value) => value === 'true' || value === '1'),
)
const postgresUrl = matching(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
const levels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const

/** All variables that the server reads from its environment. */
export const variables = v.object({
  PORT: v.optional(whole(65_535, 'must be a port, 0 to 65535'), '4310'),
  HOST: v.optional(input('an address to listen on'), '127.0.0.1'),
  /** Set: a PostgreSQL server. Unset: the embedded database below `DATA_DIR`. */
  DATABASE_URL: v.optional(postgresUrl),
  /** Where the server listens for notifications; unset: `DATABASE_URL`. A transaction pooler cannot deliver them. */
  DATABASE_LISTEN_URL: v.optional(postgresUrl),
  /** A folder, or `:memory:`. */
  DATA_DIR: v.optional(input('a folder or :memory:'), '.data'),
  /** Where attached files are stored; unset: `files` below `DATA_DIR`. All processes of a deployment share it. */
  FILES_DIR: v.optional(input('a folder')),
  /** The address of a bucket of an S3-compatible store for attached files; it requires region and keys. */
  FILES_S3_URL: v.optional(
    matching(
      /^https?:\/\/[^/\s]+\/[^/\s]+\/?$/,
      'must be the address of a bucket, such as https://s3.example/portico',
    ),
  ),
  FILES_S3_REGION: v.optional(input('the region of the bucket')),
  FILES_S3_KEY_ID: v.optional(input('the id of an access key')),
  FILES_S3_SECRET: v.optional(input('the secret of that key')),
  /** Unset: the demo's configuration, or the defaults of one machine. */
  PORTICO_CONFIG: v.optional(input('the path of a configuration')),
  /** Seeds the demo world and serves `/demo/`: see `isDemo`. */
  DEMO: v.optional(onOrOff),
  NODE_ENV: v.optional(v.string()),
  /** Signs access tokens; unset: a secret is created once and stored in the database. */
  TOKEN_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have 32 characters or more'))),
  /** Earlier values of `TOKEN_SECRET`, latest first, separated by blanks. They still verify tokens. */
  TOKEN_SECRET_EARLIER: v.optional(
    v.pipe(
      matching(
        /^\s*\S{32,}(\s+\S{32,})*\s*$/,
        'must be secrets of 32 characters or more, with blanks between them',
      ),
      v.transform((value) => value.trim().split(/\s+/)),
    ),
  ),
  /** The PIN for leaving kiosk mode; unset: none. */
  KIOSK_EXIT_PIN: v.optional(matching(/^\d{4,8}$/, 'must be 4 to 8 digits')),
  /** Milliseconds between SIGTERM and the last accepted connection, in which a load balancer can react. */
  SHUTDOWN_NOTICE_MS: v.optional(
    whole(60_000, 'must be a number of milliseconds, 0 to 60000'),
    '5000',
  ),
  LOG_LEVEL: v.optional(v.picklist(levels, `must be one of ${levels.join(', ')}`), 'info'),
  UNLEASH_API_KEY: v.optional(v.string()),
  /** The broker that connects building systems; required with `server.mqtt`. */
  MQTT_URL: v.optional(
    matching(/^(?:mqtts?|wss?):\/\/[^/\s]/, 'must start with mqtt://, mqtts://, ws:// or wss://'),
  ),
  /** The access secrets of the Spreedly environments that `browser.cards` names. */
  SPREEDLY_ACCESS_SECRET: v.optional(secret(8)),
  SPREEDLY_PRODUCTION_ACCESS_SECRET: v.optional(secret(8)),
  /** The bearer token for `/metrics`. */
  METRICS_TOKEN: v.optional(secret(16)),
  /** The mail server; requires `MAIL_FROM`, its sender. */
  SMTP_URL: v.optional(matching(/^smtps?:\/\/[^/\s]/, 'must start with smtp:// or smtps://')),
  MAIL_FROM: v.optional(sender),
})

export type Variable = keyof typeof variables.entries
export type Variables = v.InferOutput<typeof variables>
/** A required variable that is not set, and a sentence that states why it is required. */
export type Missing = { variable: Variable; message: string }
