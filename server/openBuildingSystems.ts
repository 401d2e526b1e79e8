import type { Deployment } from '@contract/deployment'
import type { Connection } from './db/database'
import { Refusal } from './domain/refusal'
import { steerByMqtt } from './domain/suites/layout'
import { reportOf } from './domain/suites/report'
import type { BuildingSystem, BuildingSystems } from './ports/buildingSystem'
import { openMqttSystem } from './ports/mqtt/mqttSystem'
import { openSimulator } from './ports/simulator'
import { StartError } from './startError'

const tickMs = 500

type Given = {
  deployment: Pick<Deployment, 'server'>
  mqttUrl: string | undefined
  connection: Connection
  now: () => Date
  report: (what: string, error?: unknown) => void
  reconnectMs?: number
}

/** Stands in for a system that was steering suites once and is not configured any more. */
const away: BuildingSystem = {
  report: ({ state }, now) => ({ ...reportOf(state, now), isOnline: false }),
  request: () => Promise.reject(new Refusal('system_not_available')),
  close: () => Promise.resolve(),
}

/** What steers the suites: by MQTT where the deployment says so, else simulated. */
export async function openBuildingSystems(given: Given): Promise<BuildingSystems> {
  const { deployment, mqttUrl: url, connection, now, report } = given
  const buildings = deployment.server.mqtt?.buildings ?? []
  if (buildings.length > 0 && url === undefined) {
    throw new StartError(
      'server.mqtt names buildings; set MQTT_URL to the broker of their systems.',
    )
  }
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
      .catch((error: unknown) => report('simulated suites were not told of', error))
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
        : openMqttSystem({ ...given, url, buildings }),
  }
}
