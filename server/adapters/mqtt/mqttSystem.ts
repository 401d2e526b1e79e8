import { hostname } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { connect, type MqttClient } from 'mqtt'
import type { Database } from '../../db/database'
import type { BuildingSystem } from '../../ports/buildingSystem'
import type { SuiteReport, SuiteRow } from '../../ports/suite'
import { Refusal } from '../../services/platform/refusal'
import { announceSuite } from '../../services/suites/announce'
import { saveLayout } from '../../services/suites/layout'
import { reportOf, saveReport, withState } from '../../services/suites/report'
import { addressOf } from '../../services/suites/suite'
import { suitesOfAdapter } from '../../services/suites/suiteState'
import { readAvailability, readLayout, readState } from './messages'
import { commandTopic, type MqttBuilding, parseTopic, subscribedTopics } from './topics'

/** How long a broker may take to accept a command. */
const publishMs = 5000
/** Topics with a waiting message: enough for all states and wills of the largest building. */
const maxWaiting = 12_000

export type MqttOptions = {
  /** The address of the broker: `mqtt://user:password@host:1883`. */
  url: string
  buildings: readonly MqttBuilding[]
  database: Database
  now: () => Date
  report: (what: string, error?: unknown) => void
  /** Milliseconds between attempts to reconnect. */
  reconnectMs?: number
}

const unavailable = (detail: string) => new Refusal('system_not_available', { detail })

/**
 * The suites of real buildings, controlled by the topics of docs/operations.md. The broker retains their reports and
 * the database stores them, so every process has the same state, also after a restart.
 */
export function openMqttSystem(options: MqttOptions): BuildingSystem {
  const { url, buildings, database, now, report } = options
  const { connection } = database
  const status = `portico/status/${hostname()}`
  const client = connect(url, {
    reconnectPeriod: options.reconnectMs ?? 1000,
    connectTimeout: publishMs,
    // Commands are not delivered late: a setpoint of ten minutes ago is obsolete.
    queueQoSZero: false,
    will: { topic: status, payload: Buffer.from('offline'), qos: 1, retain: true },
  })
  const isAt = () => client.connected
  const seen = (suite: SuiteRow, at: Date): SuiteReport => {
    const known = reportOf(suite.state, at)
    return { ...known, isOnline: known.isOnline && isAt() }
  }
  /** Runs one task after the other: of two messages about a suite, the later one must be stored last. */
  let last: Promise<void> = Promise.resolve()
  const inTurn = (what: string, act: () => Promise<void>) => {
    last = last.then(act).catch((error: unknown) => report(what, error))
  }
  const notifyAll = () =>
    inTurn('the state of suites was not published', async () => {
      for (const suite of await suitesOfAdapter(connection, 'mqtt')) {
        await announceSuite(connection, suite, seen(suite, now()))
      }
    })

  let wasConnected = false
  let isReported = false
  client.on('connect', () => {
    wasConnected = true
    isReported = false
    client.publish(status, 'online', { qos: 1, retain: true })
    client.subscribe(buildings.flatMap(subscribedTopics), { qos: 1 }, (error) => {
      // A connection that closes before the confirmation has not been refused.
      if (error && !client.disconnecting) {
        report('the building system refused the subscription', error)
      }
    })
    notifyAll()
  })
  client.on('close', () => {
    if (wasConnected) notifyAll()
    wasConnected = false
  })
  client.on('error', (error) => {
    // The client reconnects every second; the failure is reported once.
    if (!isReported) report('the building system cannot be reached', error)
    isReported = true
  })
  /** The newest message of each waiting topic: it replaces earlier ones. */
  const waiting = new Map<string, Uint8Array>()
  const save = async (topic: string, payload: Uint8Array) => {
    const parsed = parseTopic(topic, buildings)
    if (parsed === null) return
    if (parsed.about === 'layout') {
      const { floors } = readLayout(payload)
      await saveLayout(database, parsed.buildingUuid, floors.map(asLayoutFloor))
      return
    }
    if (parsed.about === 'availability') {
      await saveReport(database, parsed.at, readAvailability(payload), now())
      return
    }
    const { message, unreadable } = readState(payload)
    await saveReport(database, parsed.at, message, now())
    if (unreadable.length > 0)
      report(`values of the topic ${topic} cannot be read: ${unreadable.join(', ')}`)
  }
  client.on('message', (topic, payload) => {
    if (parseTopic(topic, buildings) === null) return
    const isWaiting = waiting.has(topic)
    if (!isWaiting && waiting.size >= maxWaiting) {
      report(`a message of the topic ${topic} was dropped: too many are waiting`)
      return
    }
    waiting.set(topic, newerOf(waiting.get(topic), payload))
    if (isWaiting) return
    inTurn(`a message of the topic ${topic} was not stored`, async () => {
      const latest = waiting.get(topic)
      waiting.delete(topic)
      if (latest !== undefined) await save(topic, latest)
    })
  })

  return {
    report: seen,
    request: async (_, suite, command, when) => {
      const building = buildings.find(({ uuid }) => uuid === suite.buildingUuid)
      if (building === undefined || !seen(suite, when).isOnline) {
        throw unavailable('The suite cannot be reached.')
      }
      const at = addressOf(suite)
      if ('lighting' in command) {
        const text = JSON.stringify({ value: command.lighting })
        await publishNow(client, commandTopic(building, at, 'lighting'), text)
      } else {
        const text = JSON.stringify({ value: command.temperature, unit: suite.tempUnit })
        await publishNow(client, commandTopic(building, at, 'temperature'), text)
      }
      const fresh = await withState(connection, suite)
      return seen(fresh, when)
    },
    close: async () => {
      if (client.connected) {
        await publishNow(client, status, 'offline', true).catch(() => undefined)
      }
      await client.endAsync(true)
      await last
    },
  }
}

/** The message of a topic to retain: the later one, unless its date is earlier or cannot be read. */
function newerOf(waiting: Uint8Array | undefined, received: Uint8Array): Uint8Array {
  if (waiting === undefined) return received
  try {
    const [first, second] = [waiting, received].map((each) => readState(each).message.reportedAt)
    return first !== undefined && second !== undefined && second < first ? waiting : received
  } catch {
    // Layouts and wills have no date.
    return received
  }
}

/** Resolves when the broker has accepted the message; otherwise withdraws it, so that it is not sent later. */
async function publishNow(
  client: MqttClient,
  topic: string,
  payload: string,
  retain = false,
): Promise<void> {
  const accepted = client.publishAsync(topic, payload, { qos: 1, retain })
  const id = client.getLastMessageId()
  const over = new AbortController()
  const { signal } = over
  try {
    await Promise.race([accepted, closing(client, signal), late(publishMs, signal)])
  } catch {
    client.removeOutgoingMessage(id)
    accepted.catch(() => undefined)
    throw unavailable('The building system has not accepted the command.')
  } finally {
    over.abort()
  }
}

/** Rejects when the connection ends. */
const closing = (client: MqttClient, signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const close = () => reject(new Error('closed'))
    client.once('close', close)
    signal.addEventListener('abort', () => client.off('close', close), { once: true })
  })

/** Rejects after `ms` milliseconds. */
const late = (ms: number, signal: AbortSignal) =>
  setTimeout(ms, null, { signal }).then(() => Promise.reject(new Error('too slow')))

type Floor = ReturnType<typeof readLayout>['floors'][number]

const asLayoutFloor = ({ id, name, suites }: Floor) => ({
  id,
  name,
  suites: suites.map((suite) => ({
    id: suite.id,
    name: suite.name,
    tempUnit: suite.temperature_unit,
    tempEquipmentName: suite.equipment,
    hasLighting: suite.lighting,
  })),
})
