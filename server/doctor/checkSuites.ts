import type { Deployment } from '@contract/deployment'
import { verifyBroker } from '../adapters/mqtt/verifyBroker'
import type { Environment } from '../environment'
import { connectionReason } from '../settings/connectionReason'
import { type Finding, finding } from './finding'

const suites = finding('Building systems')

/** Codes of a CONNACK that refuses the user, in versions 3.1.1 and 5 of MQTT. */
const refusals = new Set([4, 5, 134, 135])

/** Connects to the broker of the configured buildings. */
export async function checkSuites(
  { server: { mqtt } }: Pick<Deployment, 'server'>,
  { MQTT_URL: url }: Pick<Environment, 'MQTT_URL'>,
): Promise<Finding[]> {
  const count = mqtt?.buildings.length ?? 0
  if (url === undefined || count === 0) return [suites('ok', 'are simulated; none is configured')]
  const { host } = new URL(url)
  try {
    await verifyBroker(url)
    return [suites('ok', `${host} accepts the connection; buildings: ${count}`)]
  } catch (error) {
    const code = (error as { code?: unknown }).code
    const reason =
      typeof code === 'number' && refusals.has(code)
        ? 'it does not accept the user or the password'
        : (connectionReason(error) ?? 'it does not speak MQTT')
    return [suites('failed', `${host} cannot be used: ${reason}. Set MQTT_URL to a broker.`)]
  }
}
