import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { feed } from './feed.mjs'
import { css, staticPage } from './staticPage.mjs'

const types = { html: 'text/html', js: 'text/javascript', css: 'text/css' }

/** Builds the bare stack in memory; returns its files by path. */
async function buildBareStack() {
  const { output } = await build({
    root: fileURLToPath(new URL('./bareStack', import.meta.url)),
    configFile: false,
    logLevel: 'warn',
    plugins: [
      react(),
      {
        name: 'styles',
        resolveId: (id) => (id.endsWith('/style.css') ? id : null),
        load: (id) => (id.endsWith('/style.css') ? css : null),
      },
    ],
    build: { write: false },
  })
  return new Map(
    output.map(({ fileName, type, ...file }) => [
      `/${fileName}`,
      type === 'chunk' ? file.code : file.source,
    ]),
  )
}

/**
 * Serves the baselines as a small production server would: compressed, and files with a hash for ever.
 *
 * @returns the origins of `staticPage` and `bareStack`, and a function that ends both servers
 */
export async function serveBaselines() {
  const files = await buildBareStack()
  const packed = new Map()
  const pack = (body) => {
    if (!packed.has(body)) packed.set(body, brotliCompressSync(body))
    return packed.get(body)
  }
  const bareStack = (path) => {
    if (path === '/api/sign-in') return ['application/json', '{}']
    if (path === '/api/items') return ['application/json', JSON.stringify(feed)]
    const item = feed.find(({ id }) => path === `/api/items/${id}`)
    if (item) return ['application/json', JSON.stringify(item)]
    const file = files.get(path)
    const name = file === undefined ? '/index.html' : path
    return [types[name.split('.').at(-1)] ?? 'text/plain', file ?? files.get('/index.html')]
  }
  const servers = await Promise.all(
    [() => ['text/html', staticPage], bareStack].map(
      (answer) =>
        new Promise((resolve) => {
          const server = createServer(({ url }, response) => {
            const [type, body] = answer(new URL(url, 'http://localhost').pathname)
            const isForever = url.startsWith('/assets/')
            response.writeHead(200, {
              'content-type': `${type}; charset=utf-8`,
              'content-encoding': 'br',
              'cache-control': isForever ? 'public, max-age=31536000, immutable' : 'no-cache',
            })
            response.end(pack(body))
          })
          server.listen(0, '127.0.0.1', () => resolve(server))
        }),
    ),
  )
  const [staticPageOrigin, bareStackOrigin] = servers.map(
    (server) => `http://localhost:${server.address().port}`,
  )
  return {
    staticPage: staticPageOrigin,
    bareStack: bareStackOrigin,
    end: () => {
      for (const server of servers) {
        server.close()
        server.closeAllConnections()
      }
    },
  }
}
