import type { Area } from '../contract/rendering.ts'

type ModuleInfo = { importers: string[]; dynamicImporters: string[] }
type Context = { getModuleInfo(id: string): ModuleInfo | null }

/**
 * Code that is loaded later, by its place, and the area that it belongs to (`contract/rendering.ts`). The first that fits
 * counts. All of an area travels in one file.
 */
const areaOfPlace: [RegExp, Area | null][] = [
  [/\/features\/search\//, 'search'],
  // Fetched when it is shown, and not with its area.
  [/(Dialogs?|RichText|FrameView|GuestLoop|ConsentNotice|PasswordUpdate|loadPage)$/, null],
  [/\/src\/(app\/firstCalls|platform\/session\/calls)$/, 'server'],
  [/\/src\/platform\/live$/, 'live'],
  [/\/features\/(auth\/signIn|platform\/trouble)\//, 'entry'],
  [/\/features\/auth\/wizard\//, 'wizard'],
  [/\/features\/(home|platform|tenancy)\//, 'inside'],
  [/\/(adminLaunch|dayBookings|passes)\.logic$/, 'inside'],
  [/\/features\/auth\/api\/authLink$/, 'inside'],
  [/\/features\/content\/passVerification\//, 'mine'],
  [/\/features\/(content|directory|support\/(requestForm|api\/support))/, 'details'],
  [/\/features\/(bookings|support)\//, 'mine'],
  [/\/native\/WebViewScreen$/, 'mine'],
  [/\/features\/embed\/native\//, 'native'],
  [/\/features\/embed\/bridge\//, 'bridge'],
  [/\/features\/(account|auth\/password)\//, 'account'],
  [/\/features\/cards\//, 'cards'],
  [/\/features\/suites\//, 'suites'],
]

/** The area of code that is loaded later; null where it travels alone. The path may come without its extension. */
export function areaOf(path: string): Area | null {
  const place = path.replace(/\.tsx?$/, '')
  return areaOfPlace.find(([pattern]) => pattern.test(place))?.[1] ?? null
}

/** The modules from which this one is reached without a further fetch, and that are fetched themselves. */
function rootsOf(module: string, context: Context): string[] {
  const seen = new Set([module])
  for (const id of seen) {
    for (const importer of context.getModuleInfo(id)?.importers ?? []) seen.add(importer)
  }
  return [...seen].filter((id) => (context.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0)
}

/** Whether the ways in ask for it, where the files of what lies behind them are not there yet. */
function isForVisitors(root: string, context: Context): boolean {
  const area = areaOf(root)
  if (area !== null) return area === 'wizard'
  const askers = context.getModuleInfo(root)?.dynamicImporters ?? []
  return askers.some((asker) =>
    rootsOf(asker, context).some((id) => ['entry', 'wizard'].includes(areaOf(id) ?? '')),
  )
}

/**
 * The file that a module goes to; null leaves it to the bundler. Each file costs a slow phone some 3 ms before it has even
 * come. What areas share travels therefore with the one of them that is loaded first, and where that is open, in one of two files:
 * `forms` for the ways in, and `pages` for what lies behind home. No file needs one that comes later in this order.
 */
export function chunkOf(module: string, context: Context): string | null {
  if (module.includes('rolldown/runtime')) return 'first'
  const roots = rootsOf(module, context)
  const needing = new Set(roots.map((root) => areaOf(root) ?? root))
  const areas = new Set(roots.map(areaOf).filter((area) => area !== null))
  if (areas.size === 0) return null
  if (needing.size === 1) return [...areas][0] ?? null
  if (areas.has('server')) return 'server'
  if (areas.has('entry')) return 'entry'
  if (roots.some((root) => isForVisitors(root, context))) return 'forms'
  return areas.has('inside') ? 'inside' : 'pages'
}
