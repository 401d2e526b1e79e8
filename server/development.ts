import { resolve } from 'node:path'
import { type Context, Hono } from 'hono'
import { readConfiguration } from './configuration'
import { documentResponse } from './http/document'
import type { DocumentParts } from './http/openDocument'
import { type ConsoleFiles, consoleResponse } from './http/serveOperate'
import { createServer } from './http/server'
import type { Variables } from './http/variables'
import { openDependencies } from './openDependencies'

/** The server for `npm run dev`: the unchanged API, and documents from Vite's template. */
export async function openDevelopment() {
  const root = resolve('.')
  const configuration = await readConfiguration(root, process.env)
  const { demo, environment } = configuration
  const dependencies = await openDependencies(configuration)
  const app = createServer(dependencies)
  demo?.serve(app, dependencies)
  demo?.warnOutside(environment.HOST)
  const respond = (
    request: Request,
    handle: (context: Context<{ Variables: Variables }>) => Response | Promise<Response>,
  ) => {
    const page = new Hono<{ Variables: Variables }>()
    page.get('*', (context) => {
      context.set('host', (context.req.header('host') ?? '').replace(/:\d+$/, ''))
      return handle(context)
    })
    return page.fetch(request)
  }
  const document = (request: Request, parts: DocumentParts) =>
    respond(request, (context) => documentResponse(context, dependencies, parts))
  const consoleDocument = (request: Request, files: ConsoleFiles) =>
    respond(request, (context) => consoleResponse(context, dependencies, files))
  const close = async () => {
    await dependencies.outbox.close(0)
    await dependencies.saml.close()
    await dependencies.database.close()
  }
  return { app, document, consoleDocument, close }
}
