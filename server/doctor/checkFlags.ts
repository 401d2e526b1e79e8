import type { Deployment } from '@contract/deployment'
import { requestFlags } from '../adapters/flags/unleash'
import type { Environment } from '../environment'
import { connectionReason } from '../settings/connectionReason'
import { type Finding, finding } from './finding'

const flags = finding('Flags')

/** Queries the configured Unleash once, as the server does. */
export async function checkFlags(
  { server: { unleash } }: Pick<Deployment, 'server'>,
  { UNLEASH_API_KEY: key = '' }: Pick<Environment, 'UNLEASH_API_KEY'>,
): Promise<Finding[]> {
  if (unleash === undefined) return [flags('ok', 'are decided by the rules of the database')]
  const { url } = unleash
  const failed = (reason: string) => [
    flags('failed', `${url} cannot be used, so the rules of the database decide: ${reason}`),
  ]
  try {
    const response = await requestFlags(url, key, new URLSearchParams())
    if (response.ok) return [flags('ok', `are decided by ${url}`)]
    return response.status === 401 || response.status === 403
      ? failed('it does not accept the key. Set UNLEASH_API_KEY to a front-end key.')
      : failed(`it responds with ${response.status}. Set server.unleash.url to its address.`)
  } catch (error) {
    const reason = connectionReason(error) ?? 'it does not speak HTTP'
    return failed(`${reason}. Set server.unleash.url to its address.`)
  }
}
