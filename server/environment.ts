import * as v from 'valibot'
import { isLoopback } from './loopback'
import type { S3Bucket } from './ports/fileStore'
import { explainIssues } from './settings/explainIssues'
import { type Variable, type Variables, variables } from './settings/variables'
import { throwMistakes } from './startError'

export type Environment = Variables & {
  demo: boolean
  /** The first one signs tokens, all of them verify; empty: the ones stored in the database. */
  tokenSecrets: string[]
  /** Null: attached files are stored in a folder. */
  s3: S3Bucket | null
  /** Null: no mail server. */
  smtp: { url: string; from: string } | null
}

/**
 * Without `DEMO` set, the demo runs only where no other machine can reach it: on loopback, outside production, and with
 * the embedded database. It publishes passwords and mail, so elsewhere it has to be enabled explicitly.
 */
function isDemo({ HOST, NODE_ENV, DATABASE_URL }: Variables): boolean {
  return isLoopback(HOST) && NODE_ENV !== 'production' && DATABASE_URL === undefined
}

function bucketOf({
  FILES_S3_URL: url,
  FILES_S3_REGION: region,
  FILES_S3_KEY_ID: accessKeyId,
  FILES_S3_SECRET: secretAccessKey,
}: Variables): S3Bucket | null {
  const isWhole = url !== undefined && region !== undefined
  if (!isWhole || accessKeyId === undefined || secretAccessKey === undefined) return null
  return { url, region, accessKeyId, secretAccessKey }
}

const bucket = ['FILES_S3_URL', 'FILES_S3_REGION', 'FILES_S3_KEY_ID', 'FILES_S3_SECRET'] as const

/** Variables that require another one, which is not set. */
function incomplete(input: NodeJS.ProcessEnv): string[] {
  const isSet = (name: Variable) => input[name] !== undefined
  const [set, unset] = [bucket.filter(isSet), bucket.filter((name) => !isSet(name))]
  return [
    set.length > 0 &&
      unset.length > 0 &&
      `${set.join(', ')} ${set.length === 1 ? 'is' : 'are'} set; set ${unset.join(', ')}, too.`,
    isSet('DATABASE_LISTEN_URL') &&
      !isSet('DATABASE_URL') &&
      'DATABASE_LISTEN_URL is set; set DATABASE_URL to the same database.',
    isSet('SMTP_URL') &&
      !isSet('MAIL_FROM') &&
      'SMTP_URL is set; set MAIL_FROM to the address that mail comes from.',
    isSet('TOKEN_SECRET_EARLIER') &&
      !isSet('TOKEN_SECRET') &&
      'TOKEN_SECRET_EARLIER is set; set TOKEN_SECRET to the one that signs.',
  ].filter((sentence) => sentence !== false)
}

/** The parsed environment, and a sentence for each mistake; an invalid variable counts as unset. */
export function parseEnvironment(input: NodeJS.ProcessEnv): {
  environment: Environment
  wrong: Set<string>
  mistakes: string[]
} {
  const { issues = [] } = v.safeParse(variables, input)
  const explained = explainIssues(variables, issues)
  const wrong = new Set(explained.map(({ path }) => path))
  const right = Object.entries(input).filter(([name]) => !wrong.has(name))
  const output = v.parse(variables, Object.fromEntries(right))
  const { DEMO, SMTP_URL: url, MAIL_FROM: from, TOKEN_SECRET, TOKEN_SECRET_EARLIER } = output
  const { DATABASE_URL = output.DATABASE_URL } = input
  return {
    environment: {
      ...output,
      tokenSecrets:
        TOKEN_SECRET === undefined ? [] : [TOKEN_SECRET, ...(TOKEN_SECRET_EARLIER ?? [])],
      demo: DEMO ?? isDemo({ ...output, DATABASE_URL }),
      s3: bucketOf(output),
      smtp: url === undefined || from === undefined ? null : { url, from },
    },
    wrong,
    mistakes: [
      ...explained.map(
        ({ path, message }) => `The environment variable ${path} is wrong: ${message}.`,
      ),
      ...incomplete(input),
    ],
  }
}

/** Without what a configuration sets. @throws `StartError` with all mistakes */
export function readEnvironment(input: NodeJS.ProcessEnv): Environment {
  const { environment, mistakes } = parseEnvironment(input)
  throwMistakes(mistakes)
  return environment
}
