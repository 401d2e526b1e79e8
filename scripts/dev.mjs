// npm run dev: app and server in one process, both reloaded as files change.
import { fileURLToPath } from 'node:url'
import { prepare, print } from './prepare.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
prepare()
process.env.LOG_LEVEL ??= 'warn'
process.env.PORTICO_DEVELOPER ??= 'true'
const { createServer } = await import('vite')
const { serverPlugin } = await import('./serverPlugin.mjs')
const port = Number(process.env.PORT ?? 4310)
const vite = await createServer({
  appType: 'custom',
  plugins: [serverPlugin()],
  server: {
    port,
    strictPort: true,
    host: process.env.HOST ?? '127.0.0.1',
    allowedHosts: ['.localhost'],
  },
})
try {
  await vite.listen()
} catch (error) {
  if (error.code !== 'EADDRINUSE' && !/already in use/.test(error.message)) throw error
  process.stderr.write(
    `Port ${port} is in use; stop what listens there or set PORT to another one.\n`,
  )
  process.exit(1)
}
print(`Portico reloads as you type: http://localhost:${port}`)
const stop = () => void vite.close().then(() => process.exit(0))
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
