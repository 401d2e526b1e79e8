import type { Deployment } from '@contract/deployment'
import { openMqttSystem } from './adapters/mqtt/mqttSystem'
import { openSimulator } from './adapters/simulator'
import type { Database } from './db/database'
import type { BuildingSystem, BuildingSystems } from './ports/buildingSystem'
import { Refusal } from './services/platform/refusal'
import { steerByMqtt } from './services/suites/layout'
import { reportOf } from './services/suites/report'
import type { Missing } from './settings/variables'
import { throwMistakes } from './startError'

const tickMs = 500

type Given = {
  deployment: Pick<Deployment, 'server'>
  mqttUrl: string | undefined
  database: Database
  now: () => Date
  report: (what: string, error?: unknown) => void
  /** Called after each round of the simulation; `succeeded` states its result. */
  onTick?: (succeeded: boolean) => void
  reconnectMs?: number
}

/** Replaces a building system that is no longer configured. */
const away: BuildingSystem = {
  report: ({ state }, now) => ({ ...reportOf(state, now), isOnline: false }),
  request: () => Promise.reject(new Refusal('system_not_available')),
  close: () => Promise.resolve(),
}

export function missingForSuites({
  deployment,
  mqttUrl,
}: Pick<Given, 'deployment' | 'mqttUrl'>): Missing[] {
  const { mqtt } = deployment.server
  if (mqtt === undefined || mqtt.buildings.length === 0 || mqttUrl !== undefined) return []
  const message = 'server.mqtt names buildings; set MQTT_URL to the broker of their systems.'
  return [{ variable: 'MQTT_URL', message }]
}

/** The building systems: MQTT for the buildings that the deployment configures, otherwise the simulator. */
export async function openBuildingSystems(input: Given): Promise<BuildingSystems> {
  const { deployment, mqttUrl: url, database, now, report } = input
  const { connection } = database
  const buildings = deployment.server.mqtt?.buildings ?? []
  throwMistakes(missingForSuites(input).map(({ message }) => message))
  await steerByMqtt(
    connection,
    buildings.map(({ uuid }) => uuid),
  )
  const simulator = openSimulator()
  let isTicking = false
  const timer = setInterval(() => {
    if (isTicking) return
    isTicking = true
    simulator
      .tick(connection, now())
      .then(
        () => input.onTick?.(true),
        (error: unknown) => {
          input.onTick?.(false)
          report('the state of simulated suites was not published', error)
        },
      )
      .finally(() => {
        isTicking = false
      })
  }, tickMs)
  timer.unref()
  return {
    simulator: {
      ...simulator,
      close: () => {
        clearInterval(timer)
        return simulator.close()
      },
    },
    mqtt:
      url === undefined || buildings.length === 0
        ? away
        : openMqttSystem({ ...input, url, buildings }),
  }
}
