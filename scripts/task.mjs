// Runs a TypeScript module of ours with the house's import names.   node scripts/task.mjs scripts/size.ts
import { loadConfigFromFile, runnerImport } from 'vite'

const [file] = process.argv.slice(2)
const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' })
await runnerImport(`./${file}`, {
  logLevel: 'error',
  // Charts are drawn as tests know them.
  define: { 'import.meta.env.PORTICO_DEVELOPER': JSON.stringify('true') },
  resolve: { alias: loaded?.config.resolve?.alias },
})
