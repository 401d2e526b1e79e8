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
/** Topics with a message that waits: all states and wills of the largest building. */
const maxWaiting = 12_000

export type MqttOptions = {
  /** Of the broker: `mqtt://user:password@host:1883`. */
  url: string
  buildings: readonly MqttBuilding[]
  database: Database
  now: () => Date
  report: (what: string, error?: unknown) => void
  /** Milliseconds until another try to reach the broker. */
  reconnectMs?: number
}

const unavailable = (detail: string) => new Refusal('system_not_available', { detail })

/**
 * Suites of real buildings, by the topics of docs/operations.md. What they tell is retained by the broker and kept in the
 * database, so that it is the same for every process, and there again after any of us was away.
 */
export function openMqttSystem(options: MqttOptions): BuildingSystem {
  const { url, buildings, database, now, report } = options
  const { connection } = database
  const status = `portico/status/${hostname()}`
  const client = connect(url, {
    reconnectPeriod: options.reconnectMs ?? 1000,
    connectTimeout: publishMs,
    // Nothing is delivered late: nobody wants a setpoint of ten minutes ago any more.
    queueQoSZero: false,
    will: { topic: status, payload: Buffer.from('offline'), qos: 1, retain: true },
  })
  const isAt = () => client.connected
  const seen = (suite: SuiteRow, at: Date): SuiteReport => {
    const known = reportOf(suite.state, at)
    return { ...known, isOnline: known.isOnline && isAt() }
  }
  /** One after the other: of two messages about a suite the later one has to be kept last. */
  let last: Promise<void> = Promise.resolve()
  const inTurn = (what: string, act: () => Promise<void>) => {
    last = last.then(act).catch((error: unknown) => report(what, error))
  }
  const notifyAll = () =>
    inTurn('suites were not told of', async () => {
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
      // Closing before the confirmation is no refusal.
      if (error && !client.disconnecting) {
        report('the building system does not let us listen', error)
      }
    })
    notifyAll()
  })
  client.on('close', () => {
    if (wasConnected) notifyAll()
    wasConnected = false
  })
  client.on('error', (error) => {
    // It is tried again every second, and said once.
    if (!isReported) report('the building system cannot be reached', error)
    isReported = true
  })
  /** The newest message under each topic that waits: an older one says nothing any more. */
  const waiting = new Map<string, Uint8Array>()
  const save = async (topic: string, payload: Uint8Array) => {
    const parsed = parseTopic(topic, buildings)
    if (parsed === null) return
    if (parsed.about === 'layout') {
      const { floors } = readLayout(payload)
      await saveLayout(database, parsed.buildingUuid, floors.map(asLayoutFloor))
      return
    }
    const message = parsed.about === 'state' ? readState(payload) : readAvailability(payload)
    await saveReport(database, parsed.at, message, now())
  }
  client.on('message', (topic, payload) => {
    if (parseTopic(topic, buildings) === null) return
    const isWaiting = waiting.has(topic)
    if (!isWaiting && waiting.size >= maxWaiting) {
      report(`a message under ${topic} was not kept: too many wait`)
      return
    }
    waiting.set(topic, newerOf(waiting.get(topic), payload))
    if (isWaiting) return
    inTurn(`a message under ${topic} was not kept`, async () => {
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

/** Of two messages under one topic the one to keep: the later one, unless it is dated earlier or cannot be read. */
function newerOf(waiting: Uint8Array | undefined, received: Uint8Array): Uint8Array {
  if (waiting === undefined) return received
  try {
    const [first, second] = [readState(waiting).reportedAt, readState(received).reportedAt]
    return first !== undefined && second !== undefined && second < first ? waiting : received
  } catch {
    // Layouts and wills have no date.
    return received
  }
}

/** Resolves when the broker has accepted it; else it is taken back, so that it does not come later. */
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
    throw unavailable('The building system has not taken it.')
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

/** Rejects after so many milliseconds. */
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
