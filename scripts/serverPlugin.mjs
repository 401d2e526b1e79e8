import { readFile } from 'node:fs/promises'
import { getRequestListener } from '@hono/node-server'

const ours = /^\/(api|demo|sso|images|pictures|uploads|metrics)\b/

/**
 * Runs our server inside Vite's. When one of its files changes, the next request closes the old one
 * (and its database) and loads the new.
 */
export function serverPlugin() {
  return {
    name: 'portico-server',
    configureServer(vite) {
      let running = null
      const load = () => {
        running ??= vite
          .ssrLoadModule('/server/development.ts')
          .then(({ openDevelopment }) => openDevelopment())
        running.catch(() => {
          running = null
        })
        return running
      }
      const close = async () => {
        const old = running
        running = null
        if (old !== null) await (await old).close()
      }
      vite.watcher.on('change', (file) => {
        if (/[\\/](server|contract|config)[\\/]/.test(file)) void close()
      })
      vite.httpServer?.on('close', () => void close())

      return () => {
        vite.middlewares.use((request, response, next) => {
          const answer = async () => {
            const { app, document } = await load()
            const url = request.originalUrl ?? '/'
            const handle = async (given, env) => {
              if (ours.test(url)) return app.fetch(given, env)
              const template = await vite.transformIndexHtml(
                url,
                await readFile('index.html', 'utf8'),
              )
              const painter = await vite.ssrLoadModule('/src/ssr/shell.ts')
              const { templateOf } = await vite.ssrLoadModule('/server/http/template.ts')
              return document(given, { template: templateOf(template), painter })
            }
            request.url = url
            await getRequestListener(handle, { overrideGlobalObjects: false })(request, response)
          }
          void answer().catch((error) => next(error))
        })
      }
    },
  }
}
