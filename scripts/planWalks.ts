// Plans the walks in the browser, and draws their charts, into .cache/walks/plan.json. Playwright cannot load the
// machines itself: Vite decides which of them are for developers.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { chartPicture } from '@kit/report/picture'
import { planWalks } from '@kit/systems/planWalks'
import { walkedCharts } from '../e2e/walks/scenes/all'

const file = '.cache/walks/plan.json'

const plan = Object.fromEntries(
  Object.entries(walkedCharts).map(([name, { machine, scenes, maxSteps }]) => [
    name,
    { id: machine.id, picture: chartPicture(machine), walks: planWalks(machine, scenes, maxSteps) },
  ]),
)
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, JSON.stringify(plan))
