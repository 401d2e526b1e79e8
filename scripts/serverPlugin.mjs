import { getRequestListener } from '@hono/node-server'
import react from '@vitejs/plugin-react'

const ours = /^\/(api|demo|sso|images|icons|pictures|uploads|metrics)\b/

/**
 * What a separate server adds to its documents for Vite: https://vite.dev/guide/backend-integration
 */
const scriptsOf = (entry) => `
<script type="module">${react.preambleCode.replace('__BASE__', '/')}</script>
<script type="module" src="/@vite/client"></script>
<script type="module" src="${entry}"></script>`

/**
 * Runs our server inside Vite's. When one of its files changes, the next request closes the old
 * instance and its database, and loads the new one.
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
            const { app, document, consoleDocument } = await load()
            const url = request.originalUrl ?? '/'
            const handle = async (input, env) => {
              if (ours.test(url)) return app.fetch(input, env)
              if (/^\/operate\b/.test(url)) {
                const head = scriptsOf('/src/operate/main.tsx')
                return consoleDocument(input, { head, isBuilt: false })
              }
              const renderer = await vite.ssrLoadModule('/src/ssr/shell.ts')
              const { sourceFiles } = await vite.ssrLoadModule('/server/http/appFiles.ts')
              return document(input, {
                files: sourceFiles(scriptsOf('/src/app/main.tsx')),
                renderer,
              })
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
