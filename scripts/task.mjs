// Runs a TypeScript module with the project's import aliases. node scripts/task.mjs scripts/size.ts
import { loadConfigFromFile, runnerImport } from 'vite'

const [file] = process.argv.slice(2)
const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' })
await runnerImport(`./${file}`, {
  logLevel: 'error',
  // Diagrams show charts as tests load them.
  define: { 'import.meta.env.PORTICO_DEVELOPER': JSON.stringify('true') },
  resolve: { alias: loaded?.config.resolve?.alias },
})
