import type { Track } from './analytics'

export type Report = (what: string, error?: unknown) => void

/** One place where defects are told: the browser's log, and the server without any detail of the user. */
export function createReport(track: Track): Report {
  const told = new Set<string>()
  return (what, error) => {
    const name = error instanceof Error ? error.name : ''
    const key = `${what} ${name}`
    if (told.has(key)) return
    told.add(key)
    // oxlint-disable-next-line no-console
    console.error(`portico: ${what}`, error ?? '')
    track({ event: 'CLIENT_ERROR', properties: { what, name } })
  }
}
