import pino, { type DestinationStream, type Logger } from 'pino'

/** Keys that are removed from log lines, at any depth. */
const secretKeys = ['authorization', 'password', 'new_password', 'token', 'refresh_token', 'email']

/** JSON lines. Code must not log user input; the redaction is a second safeguard. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
      serializers: { err: errorFields },
    },
    destination ?? pino.destination({ dest: 2, sync: false }),
  )
}

/** Database drivers put parameters into error messages, so only fields that cannot contain user data are logged. */
function errorFields(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = 'code' in error ? String(error.code) : undefined
  const cause = error.cause instanceof Error ? { cause: error.cause.constructor.name } : {}
  const stack = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
  return { type: error.constructor.name, code, stack, ...cause }
}
