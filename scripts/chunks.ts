import type { Area } from '../contract/rendering.ts'

type ModuleInfo = { importers: string[]; dynamicImporters: string[] }
type Context = { getModuleInfo(id: string): ModuleInfo | null }

/**
 * Lazily loaded code by its path, with its feature (`contract/rendering.ts`). The first match
 * applies. All code of a feature is in one file.
 */
export const areaOfPlace: [RegExp, Area | null][] = [
  [/\/features\/search\//, 'search'],
  // Loaded when it is first shown, separately from its feature.
  [
    /(Dialogs?|RichText|FrameView|GuestLoop|ConsentNotice|NoBuilding|VisitLine|PasswordUpdate|loadPage)$/,
    null,
  ],
  [/\/src\/(app\/firstCalls|platform\/session\/calls)$/, 'server'],
  [/\/src\/platform\/live$/, 'live'],
  // It moves what is pressed to where it is on an item's page.
  [/\/app\/browser\/tileMotion$/, 'details'],
  [/\/features\/auth\/signIn\//, 'entry'],
  [/\/features\/platform\/crash\//, 'entry'],
  [/\/features\/auth\/wizard\//, 'wizard'],
  [/\/features\/platform\/accessibility\//, 'accessibility'],
  [/\/features\/home\/maintenance\//, 'mine'],
  [/\/features\/(home|platform|tenancy)\//, 'inside'],
  [/\/(adminLaunch|dayBookings|passes|unread)\.logic$/, 'inside'],
  [/\/features\/auth\/api\/authLink$/, 'inside'],
  [/\/features\/content\/passVerification\//, 'mine'],
  [
    /\/features\/(content|directory|support\/(requestForm|safety|api\/(support|contact)))/,
    'details',
  ],
  [/\/features\/(bookings|notices|support|visitors)\//, 'mine'],
  [/\/native\/WebViewScreen$/, 'mine'],
  [/\/features\/embed\/native\//, 'native'],
  [/\/features\/embed\/bridge\//, 'bridge'],
  [/\/features\/(account|auth\/password)\//, 'account'],
  [/\/features\/cards\//, 'cards'],
  [/\/features\/suites\//, 'suites'],
]

/**
 * The feature of lazily loaded code; null if it is a chunk of its own. The path may omit its
 * extension.
 */
export function areaOf(path: string): Area | null {
  const place = path.replace(/\.tsx?$/, '')
  return areaOfPlace.find(([pattern]) => pattern.test(place))?.[1] ?? null
}

/** The dynamically imported modules that reach this one through static imports. */
function rootsOf(module: string, context: Context): string[] {
  const seen = new Set([module])
  for (const id of seen) {
    for (const importer of context.getModuleInfo(id)?.importers ?? []) seen.add(importer)
  }
  return [...seen].filter((id) => (context.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0)
}

/**
 * Whether the sign-in loads it, at which time the files of the signed-in app are not loaded yet.
 */
function isForVisitors(root: string, context: Context): boolean {
  const area = areaOf(root)
  if (area !== null) return area === 'wizard'
  const clients = context.getModuleInfo(root)?.dynamicImporters ?? []
  return clients.some((client) =>
    rootsOf(client, context).some((id) => ['entry', 'wizard'].includes(areaOf(id) ?? '')),
  )
}

/**
 * The chunk of a module; null leaves it to the bundler. Each file costs a slow phone some 3 ms,
 * regardless of its download. Code that features share is therefore part of the one that is loaded
 * first. If that is not known, it is in one of three files: `forms` for the sign-in and home, `passwords` for the sign-in
 * and the account, and `pages` for the pages after home. No file needs one that comes later in this order.
 */
export function chunkOf(module: string, context: Context): string | null {
  if (module.includes('rolldown/runtime')) return 'react'
  const roots = rootsOf(module, context)
  const needing = new Set(roots.map((root) => areaOf(root) ?? root))
  const areas = new Set(roots.map(areaOf).filter((area) => area !== null))
  if (areas.size === 0) return null
  if (needing.size === 1) return [...areas][0] ?? null
  if (areas.has('server')) return 'server'
  if (areas.has('entry')) return 'entry'
  if (roots.some((root) => isForVisitors(root, context)))
    return areas.has('inside') ? 'forms' : 'passwords'
  return areas.has('inside') ? 'inside' : 'pages'
}

/**
 * The chunk of a module that every visit needs. React is one of its own, so that a slow phone evaluates the two in a task
 * each; more of them would compress worse than they help.
 */
export const firstChunkOf = (module: string): string =>
  /\/node_modules\/(react|react-dom|scheduler)\//.test(module) ? 'react' : 'first'
