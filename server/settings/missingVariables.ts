import type { Deployment } from '@contract/deployment'
import { missingForSuites } from '../openBuildingSystems'
import { missingForCards } from '../openCardVaults'
import { missingForFlags } from '../openFlags'
import { missingForMail } from '../openMail'
import type { Demo } from '../ports/demoWorld'
import type { Missing, Variables } from './variables'

/**
 * The environment variables that a deployment requires and that are not set. `deployment` is null if its file could not
 * be read, so its requirements are unknown.
 */
export function missingVariables(
  environment: Variables,
  deployment: Deployment | null,
  demo: Demo | null,
): Missing[] {
  // It may name the sender of mail.
  if (deployment === null) return []
  const sandbox = demo?.cardVault ?? null
  return [
    ...missingForMail({ url: environment.SMTP_URL, demo }),
    ...missingForFlags({ deployment, apiKey: environment.UNLEASH_API_KEY }),
    ...missingForSuites({ deployment, mqttUrl: environment.MQTT_URL }),
    ...missingForCards({ deployment, secrets: environment, sandbox }),
  ]
}
