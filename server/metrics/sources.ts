import { Counter, Gauge, type Registry } from 'prom-client'
import type { PoolState } from '../db/database'
import type { OutboxState } from '../ports/outbox'

/** The parts of the server whose state is a metric. */
export type Sources = {
  /** The number of open live streams. */
  streams: () => number
  /** Whether this process receives changes made by other processes. */
  isListening: () => boolean
  /** Null: the embedded database, which has no pool. */
  pool: () => PoolState | null
  mail: () => OutboxState
  uploads: () => { forms: number; bytes: number }
}

export function watchSources(registry: Registry, sources: Sources): void {
  const registers = [registry]
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value())
      },
    })
  gauge('portico_live_streams', 'Open live streams', sources.streams)
  gauge(
    'portico_live_listening',
    '1 while this process receives changes made by other processes, 0 while that connection is lost',
    () => Number(sources.isListening()),
  )
  gauge(
    'portico_mail_waiting',
    'Stored mails that wait for the mail server, of all processes',
    () => sources.mail().waiting,
  )
  gauge(
    'portico_mail_given_up',
    'Stored mails that will not be sent unless an operator repeats them, of all processes',
    () => sources.mail().givenUp,
  )
  gauge(
    'portico_mail_oldest_seconds',
    'Age of the oldest waiting mail in seconds; 0 if there is none',
    () => sources.mail().oldestSeconds,
  )
  const mail = new Counter({
    name: 'portico_mail_total',
    help: 'Attempts of this process to send mails, by outcome',
    labelNames: ['outcome'],
    registers: [],
    collect() {
      // The outbox keeps the counts, so that it does not depend on metrics.
      const { counts } = sources.mail()
      this.reset()
      for (const [outcome, count] of Object.entries(counts)) {
        this.inc({ outcome }, count)
      }
    },
  })
  registry.registerMetric(mail)
  gauge('portico_uploads_in_flight', 'Forms with files being received', () => {
    return sources.uploads().forms
  })
  gauge(
    'portico_uploads_in_flight_bytes',
    'Maximum size of the forms being received, in bytes',
    () => sources.uploads().bytes,
  )
  if (sources.pool() === null) return
  const pool = () => sources.pool() ?? { inUse: 0, idle: 0, waiting: 0, max: 0 }
  gauge('portico_database_connections_in_use', 'Connections in use', () => pool().inUse)
  gauge('portico_database_connections_idle', 'Idle open connections', () => pool().idle)
  gauge('portico_database_connections_max', 'Maximum number of connections', () => pool().max)
  gauge(
    'portico_database_waiting',
    'Queries and transactions waiting for a connection',
    () => pool().waiting,
  )
}
