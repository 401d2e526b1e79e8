import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildingUuid } from '@demo/buildings'
import { serveDemo } from '@demo/pages'
import { serve } from '@hono/node-server'
import { readConfiguration } from '@server/configuration'
import type { Connection } from '@server/db/database'
import * as tables from '@server/db/schema'
import { serveApp } from '@server/http/serveApp'
import { createServer } from '@server/http/server'
import { openDependencies } from '@server/openDependencies'
import { build, loadConfigFromFile } from 'vite'
import { contentUuid, fieldsOf, payloads } from '../e2e/hostile/items'
import { openRenderer } from '../server/ssr/workerRenderer'

/**
 * The real server on a demo world with the payloads of `e2e/hostile`: one content item, one company
 * and one amenity per payload, which contain it in every text or address field.
 */
const root = process.cwd()
const port = Number(process.env.PORT)

/** The number of items per category that the newer mode reads. */
const perCategory = 100

async function writeHostile(connection: Connection): Promise<void> {
  const building = buildingUuid.meridian
  const groups = Array.from({ length: Math.ceil(payloads.length / perCategory) }, (_, at) => ({
    uuid: crypto.randomUUID(),
    buildingUuid: building,
    type: 'AudienceContent' as const,
    name: `Hostile ${at} <img src=x onerror=fire(9999)>`,
  }))
  await connection.insert(tables.categories).values(groups)
  await connection.insert(tables.contents).values(
    payloads.map((payload, at) => ({
      uuid: contentUuid(at),
      buildingUuid: building,
      // All types, so that every page of the older mode shows some.
      type: ['EVENT', 'EVENT_POST', 'OFFER', 'POST', 'DEAL'][at % 5] ?? 'EVENT',
      title: payload.text,
      currencyType: payload.text,
      priceCents: 700,
      startAt: new Date(Date.now() + 86_400_000),
      details: fieldsOf(payload, at),
    })),
  )
  await connection.insert(tables.categoryContents).values(
    payloads.map((_, at) => ({
      categoryUuid: groups[Math.floor(at / perCategory)]?.uuid ?? '',
      contentUuid: contentUuid(at),
      position: at,
    })),
  )
  const companies = payloads.map((payload) => ({
    uuid: crypto.randomUUID(),
    name: payload.text,
    description: payload.text,
    url: payload.url,
    logoUrl: payload.url,
  }))
  await connection.insert(tables.companies).values(companies)
  await connection
    .insert(tables.companyBuildings)
    .values(companies.map(({ uuid }) => ({ buildingUuid: building, companyUuid: uuid })))
  const [category] = await connection
    .insert(tables.amenityCategories)
    .values({
      uuid: crypto.randomUUID(),
      buildingUuid: building,
      name: '<b>Hostile</b>',
      position: 99,
    })
    .returning()
  if (category === undefined) throw new Error('The category was not inserted')
  await connection.insert(tables.amenities).values(
    payloads.map((payload, position) => ({
      uuid: crypto.randomUUID(),
      categoryUuid: category.uuid,
      name: payload.text,
      description: payload.text,
      imageUrl: payload.url,
      imageAltText: payload.text,
      position,
    })),
  )
  await connection.insert(tables.utilityButtons).values(
    payloads.map((payload, at) => ({
      uuid: crypto.randomUUID(),
      buildingUuid: building,
      text: payload.text,
      name: payload.text,
      utilityName: payload.text,
      type: (['webview', 'microfrontend', 'native_link'] as const)[at % 3] ?? 'webview',
      url: payload.url,
      webImage: payload.url,
      position: 1000 + at,
    })),
  )
}

/** The app's sanitiser alone, for a blank page: `sanitise(html)` in its window. */
async function builtSanitiser(): Promise<string> {
  const config = await loadConfigFromFile({ command: 'build', mode: 'production' })
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: config?.config.resolve?.alias ?? [] },
    build: {
      write: false,
      minify: false,
      lib: {
        entry: join(root, 'src/features/content/item/sanitise.ts'),
        formats: ['iife'],
        name: 'sanitiser',
      },
    },
  })
  const [first] = Array.isArray(built) ? built : []
  const code = first?.output[0].code
  if (code === undefined) throw new Error('The sanitiser was not built')
  return `${code}\nwindow.sanitise = sanitiser.sanitise`
}

const dependencies = await openDependencies(await readConfiguration(root, process.env))
await writeHostile(dependencies.database.connection)
const app = createServer(dependencies)
serveDemo(app, dependencies)
const sanitiser = await builtSanitiser()
app.get('/hostile/sanitise.js', (context) =>
  context.body(sanitiser, 200, { 'content-type': 'text/javascript' }),
)
app.get('/hostile/blank.html', (context) =>
  context.html('<!doctype html><title>Blank</title><body><script src="sanitise.js"></script>'),
)
const renderer = await openRenderer(
  join(root, 'dist/ssr'),
  pathToFileURL(join(root, 'dist/server/renderWorker.js')),
)
await serveApp(app, dependencies, join(root, 'dist/app'), renderer)
serve({ fetch: app.fetch, port, hostname: '127.0.0.1' })
