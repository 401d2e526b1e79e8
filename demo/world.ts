import type { Demo } from '@server/ports/demoWorld'
import { announce, warnOutside } from './announce'
import { createInbox } from './inbox'
import { serveDemo } from './pages'
import { demoPictures } from './pictures/demoPictures'
import { seedDemo } from './seed'

export const demo: Demo = {
  seed: seedDemo,
  openInbox: createInbox,
  pictures: demoPictures,
  serve: serveDemo,
  announce,
  warnOutside,
}
