import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ChartsConfig } from '../config'
import { runCommand } from './main'

/** The configuration's default export. @throws if there is no such file, or no such export. */
async function loadConfig(file = 'charts.config.ts'): Promise<ChartsConfig> {
  const path = resolve(file)
  if (!existsSync(path)) {
    throw new Error(
      `there is no ${path}: write one that exports defineCharts({ charts: { … } }), or name another with --config FILE`,
    )
  }
  const loaded = (await import(/* @vite-ignore */ path)) as { default?: ChartsConfig }
  if (loaded.default?.charts === undefined) {
    throw new Error(`${path} has to export defineCharts({ charts: { … } }) by default`)
  }
  return loaded.default
}

// Vite's runner loads modules only while it imports this one, so the command runs here.
export const printed = await runCommand(process.argv.slice(2), loadConfig)
