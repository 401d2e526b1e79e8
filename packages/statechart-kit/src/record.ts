import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** How much of a machine its generated paths cover; one JSON file a machine. */
export interface PathCounts {
  readonly name: string
  /** The cases in all situations; of equivalent ones, one is walked. */
  readonly edges: number
  readonly paths: number
  readonly states: number
  readonly transitions: number
  /** By the name of a run; empty for a machine without named ones. */
  readonly runs: Readonly<Record<string, RunCounts>>
}

export interface RunCounts {
  readonly paths: number
  readonly transitions: number
}

/** The location of the counts, for the command that prints them. */
export const countsDirectory = '.cache/paths'

/** Writes `<directory>/<name>.json`. */
export function recordCounts(counts: PathCounts, directory = countsDirectory) {
  mkdirSync(directory, { recursive: true })
  writeFileSync(join(directory, `${counts.name}.json`), `${JSON.stringify(counts)}\n`)
}
