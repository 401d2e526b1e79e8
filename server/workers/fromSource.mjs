// The thread of `isolated.ts` in development and in tests, where no module is built.
import { workerData } from 'node:worker_threads'
import { runnerImport } from 'vite'

await runnerImport(`./server/${workerData.module}.ts`, {
  configFile: false,
  logLevel: 'error',
  // The import names of tsconfig.base.json.
  resolve: { tsconfigPaths: true },
})
