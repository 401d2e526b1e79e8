import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { Aedes } from 'aedes'
import { connect, type MqttClient } from 'mqtt'

/** A real MQTT broker (Aedes) on loopback, which can be stopped and restarted at the same port. */
export async function openBroker() {
  let running: { broker: Aedes; server: Server; sockets: Set<Socket> } | null = null
  let port = 0
  const start = async () => {
    const broker = await Aedes.createBroker()
    const sockets = new Set<Socket>()
    const server = createServer((socket) => {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
      broker.handle(socket)
    })
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    ;({ port } = server.address() as AddressInfo)
    running = { broker, server, sockets }
  }
  const stop = async () => {
    if (running === null) return
    const { broker, server, sockets } = running
    running = null
    server.close()
    for (const socket of sockets) socket.destroy()
    await new Promise<void>((resolve) => {
      broker.close(() => resolve())
    })
  }
  await start()
  /** Resolves on the next subscription. */
  const nextSubscription = async () => {
    if (running !== null) await once(running.broker, 'subscribe')
  }
  /** Confirms no subscription from now on; resolves on the next one. */
  const leaveUnconfirmed = () =>
    new Promise<void>((resolve) => {
      if (running !== null) running.broker.authorizeSubscribe = () => resolve()
    })
  return { url: `mqtt://127.0.0.1:${port}`, start, stop, nextSubscription, leaveUnconfirmed }
}

export type Wish = { value: number; unit?: string }

/** A building's gateway with one suite on floor 3, as docs/operations.md describes it. */
export async function openGateway(url: string, topics: string) {
  const suite = `${topics}/3/31`
  const state = {
    temperature: 20.5,
    requested_temperature: 21,
    lighting: 40,
    requested_lighting: 40,
  }
  const latest: [string, Wish][] = []
  const gateway = {
    state,
    latest,
    /** Handles a setpoint; by default it applies it. */
    execute: (what: string, { value }: Wish) => {
      Object.assign(state, { [what]: value, [`requested_${what}`]: value })
    },
    emit: (topic: string, payload: unknown) =>
      client.publishAsync(
        `${topics}/${topic}`,
        typeof payload === 'string' ? payload : JSON.stringify(payload),
        { qos: 1, retain: true },
      ),
    publishState: () => gateway.emit('3/31/state', { ...state, at: new Date().toISOString() }),
    /** As when its power is cut: the broker publishes its last will. */
    cut: () => client.stream.destroy(new Error('cut')),
    client: undefined as unknown as MqttClient,
    close: () => client.endAsync(true),
  }
  const client = connect(url, {
    reconnectPeriod: 20,
    will: { topic: `${suite}/availability`, payload: Buffer.from('offline'), qos: 1, retain: true },
  })
  gateway.client = client
  client.on('connect', () => {
    void (async () => {
      await client.subscribeAsync(`${suite}/set/+`, { qos: 1 })
      await gateway.emit('layout', layout)
      await gateway.publishState()
      await gateway.emit('3/31/availability', 'online')
    })().catch(() => undefined)
  })
  client.on('error', () => undefined)
  client.on('message', (topic, payload) => {
    const what = topic.split('/').at(-1) ?? ''
    const command = JSON.parse(payload.toString()) as Wish
    latest.push([what, command])
    gateway.execute(what, command)
    void gateway.publishState().catch(() => undefined)
  })
  await new Promise<void>((resolve) => client.once('connect', () => resolve()))
  return gateway
}

export const layout = {
  floors: [
    {
      id: '3',
      name: 'Third floor',
      suites: [
        {
          id: '31',
          name: 'Suite 31',
          temperature_unit: 'C',
          equipment: 'Fan coil',
          lighting: true,
        },
        { id: '32', name: 'Suite 32', lighting: true },
      ],
    },
    { id: '4', name: 'Fourth floor', suites: [] },
  ],
}
