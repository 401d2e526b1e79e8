import type { Demo } from '@server/ports/demoWorld'
import { announce, warnOutside } from './announce'
import { createInbox } from './inbox'
import { withApps } from './mini/deployment'
import { serveDemo } from './pages'
import { demoPictures } from './pictures/demoPictures'
import { seedDemo } from './seed'

export const demo: Demo = {
  seed: seedDemo,
  deployment: withApps,
  openInbox: createInbox,
  pictures: demoPictures,
  serve: serveDemo,
  announce,
  warnOutside,
}
