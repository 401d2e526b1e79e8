#!/usr/bin/env node
// charts COMMAND …: loads charts.config.ts by Vite, with the aliases and definitions of the project's configuration.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadConfigFromFile, runnerImport } from 'vite'

const source = (file) => fileURLToPath(new URL(`../src/${file}`, import.meta.url))
const extensions = ['ts', 'mts', 'js', 'mjs']
/** Machines are loaded as tests load them: Vitest's configuration takes precedence over Vite's. */
const configFile = ['vitest', 'vite']
  .flatMap((name) => extensions.map((extension) => `${name}.config.${extension}`))
  .find((file) => existsSync(file))
const project = await loadConfigFromFile({ command: 'serve', mode: 'test' }, configFile)

const { module } = await runnerImport(source('commands/entry.ts'), {
  logLevel: 'error',
  define: project?.config.define ?? {},
  resolve: {
    alias: [
      // Test files are loaded for what they describe; nothing in them runs.
      { find: /^vitest$/, replacement: source('commands/vitestStub.ts') },
      ...[project?.config.resolve?.alias ?? []].flat(),
    ],
  },
})

const { out, error, code } = module.printed
process.stderr.write(error)
// A pipe may take the output slowly: the process ends when all is written.
process.stdout.write(out, () => process.exit(code))
