import type { BuildingName } from '../buildings'
import { commonsCategories, commonsContents } from './commons'
import { harborCategories, harborContents } from './harbor'
import { kontorhausCategories, kontorhausContents } from './kontorhaus'
import { leaselineCategories, leaselineContents } from './leaseline'
import { meridianCategories, meridianContents } from './meridian'
import type { DemoCategory, DemoContent } from './types'

export const demoCategories: DemoCategory[] = [
  ...meridianCategories,
  ...kontorhausCategories,
  ...harborCategories,
  ...leaselineCategories,
  ...commonsCategories,
]

export const demoContents: DemoContent[] = [
  ...meridianContents,
  ...kontorhausContents,
  ...harborContents,
  ...leaselineContents,
  ...commonsContents,
]

/** In this order; the first is shown largest. */
export const promoted: { building: BuildingName; content: string }[] = [
  { building: 'meridian', content: 'meridian/jazz-night' },
  { building: 'meridian', content: 'meridian/market' },
  { building: 'kontorhaus', content: 'kontorhaus/barkasse' },
  { building: 'kontorhaus', content: 'kontorhaus/winter' },
  { building: 'harbor', content: 'harbor/boat' },
  { building: 'leaseline', content: 'leaseline/cinema' },
  { building: 'commons', content: 'commons/choir' },
]
