import type { Deployment } from '@contract/deployment'
import { missingForSuites } from '../openBuildingSystems'
import { missingForCards } from '../openCardVaults'
import { missingForFlags } from '../openFlags'
import { missingForMail } from '../openMail'
import type { Demo } from '../ports/demoWorld'
import type { Missing, Variables } from './variables'

/**
 * What a deployment needs of the environment and does not have. `deployment` is null where its file could not be read:
 * what it needs is not known then.
 */
export function missingVariables(
  environment: Variables,
  deployment: Deployment | null,
  demo: Demo | null,
): Missing[] {
  const mail = missingForMail({ url: environment.SMTP_URL, demo })
  if (deployment === null) return mail
  const sandbox = demo?.cardVault ?? null
  return [
    ...mail,
    ...missingForFlags({ deployment, apiKey: environment.UNLEASH_API_KEY }),
    ...missingForSuites({ deployment, mqttUrl: environment.MQTT_URL }),
    ...missingForCards({ deployment, secrets: environment, sandbox }),
  ]
}
