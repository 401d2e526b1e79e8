import { access, constants, readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Deployment } from '@contract/deployment'
import { collecting, StartError } from '../startError'

type Server = Pick<Deployment['server'], 'sender' | 'databaseFile' | 'secretFile'>
type Named = Partial<Record<'DATABASE_URL' | 'TOKEN_SECRET' | 'MAIL_FROM' | 'SMTP_URL', string>>

/** The mail server of a machine that has one of its own. */
const localMail = 'smtp://localhost:25'

/**
 * The variables that a configuration sets: its sender, and the contents of the files that it names. Those of the
 * environment take precedence, so their files need not exist.
 *
 * @param path the configuration; null for the defaults of one machine
 * @param mistakes gets a sentence for each file that cannot be read
 */
export async function fileSettings(
  path: string | null,
  { sender, databaseFile, secretFile }: Server,
  input: NodeJS.ProcessEnv,
  mistakes: string[],
): Promise<Named> {
  const contentOf = async (field: string, variable: keyof Named, file: string | undefined) => {
    if (file === undefined || input[variable] !== undefined) return {}
    const place = resolve(path === null ? '.' : dirname(path), file)
    const text = await collecting(mistakes, () => read(place, `server.${field}`, variable))
    return text === null ? {} : { [variable]: text }
  }
  const database = await contentOf('databaseFile', 'DATABASE_URL', databaseFile)
  const secret = await contentOf('secretFile', 'TOKEN_SECRET', secretFile)
  await collecting(mistakes, () => checkCertificates(input))
  const from = input.MAIL_FROM ?? sender
  return {
    ...database,
    ...secret,
    ...(from !== undefined && { MAIL_FROM: from }),
    ...(sender !== undefined && { SMTP_URL: input.SMTP_URL ?? localMail }),
  }
}

async function read(place: string, field: string, variable: string): Promise<string> {
  const text = await readFile(place, 'utf8').catch(() => null)
  if (text !== null && text.trim() !== '') return text.trim()
  const what = text === null ? 'which cannot be read' : 'which is empty'
  throw new StartError(
    `${field} names ${place}, ${what}; write the value there, or set ${variable}.`,
  )
}

/** Node ignores a missing file of certificates, and then trusts fewer servers than expected. */
async function checkCertificates({ NODE_EXTRA_CA_CERTS: file }: NodeJS.ProcessEnv): Promise<void> {
  if (file === undefined || file === '') return
  await access(file, constants.R_OK).catch(() => {
    throw new StartError(
      `NODE_EXTRA_CA_CERTS names ${file}, which cannot be read; put the certificates there, or unset it.`,
    )
  })
}
