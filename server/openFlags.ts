import type { Deployment } from '@contract/deployment'
import { unleashFlags } from './adapters/flags/unleash'
import type { FlagSource } from './ports/flags'
import type { Missing } from './settings/variables'
import { throwMistakes } from './startError'

type Given = { deployment: Pick<Deployment, 'server'>; apiKey: string | undefined }

export function missingForFlags({ deployment, apiKey }: Given): Missing[] {
  if (deployment.server.unleash === undefined || apiKey !== undefined) return []
  const message = 'server.unleash is configured; set UNLEASH_API_KEY to its front-end key.'
  return [{ variable: 'UNLEASH_API_KEY', message }]
}

/**
 * Queries Unleash if the deployment configures it; otherwise, and for what Unleash does not answer, the server's own
 * rules decide.
 */
export function openFlags({ deployment, apiKey }: Given, ruled: FlagSource): FlagSource {
  throwMistakes(missingForFlags({ deployment, apiKey }).map(({ message }) => message))
  const { unleash } = deployment.server
  return unleash === undefined
    ? ruled
    : unleashFlags({ url: unleash.url, key: apiKey ?? '', decides: unleash.decides }, ruled)
}
