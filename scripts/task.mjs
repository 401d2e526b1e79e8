// Runs a TypeScript module of ours with the house's import names.   node scripts/task.mjs scripts/size.ts
import { loadConfigFromFile, runnerImport } from 'vite'

const [file] = process.argv.slice(2)
const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' })
await runnerImport(`./${file}`, {
  logLevel: 'error',
  resolve: { alias: loaded?.config.resolve?.alias },
})
