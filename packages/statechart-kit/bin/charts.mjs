#!/usr/bin/env node
// charts COMMAND …: loads charts.config.ts by Vite, with the aliases of the project's Vite configuration.
import { fileURLToPath } from 'node:url'
import { loadConfigFromFile, runnerImport } from 'vite'

const source = (file) => fileURLToPath(new URL(`../src/${file}`, import.meta.url))
const project = await loadConfigFromFile(
  { command: 'serve', mode: 'development' },
  undefined,
  undefined,
  'silent',
)

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
