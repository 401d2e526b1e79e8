import type { Demo } from '@server/ports/demoWorld'
import { announce, warnOutside } from './announce'
import { withCards } from './cards/deployment'
import { sandboxVault } from './cards/vault'
import { createInbox } from './inbox'
import { withApps } from './mini/deployment'
import { serveDemo } from './pages'
import { demoPictures } from './pictures/demoPictures'
import { seedDemo } from './seed'

export const demo: Demo = {
  seed: seedDemo,
  deployment: (deployment, environment) =>
    withCards(withApps(deployment, environment), environment),
  openInbox: createInbox,
  pictures: demoPictures,
  cardVault: sandboxVault,
  serve: serveDemo,
  announce,
  warnOutside,
}
