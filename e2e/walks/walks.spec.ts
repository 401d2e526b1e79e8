import { storeLayerFile } from '@kit/layers/layer'
import { createLayerRecorder } from '@kit/layers/recorder'
import { walkInBrowser } from '@kit/systems/playwright'
import sharp from 'sharp'
import { models } from './models/all'
import { readPlan } from './plan'
import { chosenWalks } from './sample'
import { openStage } from './stage'
import { test } from './test'

/** Of a step: the trace viewer shows it, and no one enlarges it. */
const toPng = (svg: string) => sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()

test.beforeEach(({ request }) => request.post('/demo/reset'))

for (const { chart, id, number, walk, picture } of chosenWalks(readPlan())) {
  const model = models[chart]
  if (model === undefined) throw new Error(`e2e/walks/models has no '${chart}'`)
  const title = `${chart} ${number}: ${walk.run}`
  test.describe(() => {
    test.use({ exitPin: model.exitPin?.(walk) ?? null })
    test(title, async ({ page, originOf }) => {
      await walkInBrowser({
        test,
        model,
        walk,
        picture,
        toPng,
        open: () => openStage({ page, model, walk, originOf }),
        close: async () => {
          await page.unrouteAll({ behavior: 'ignoreErrors' })
          await page.close()
        },
      })
      const reached = createLayerRecorder()
      reached.begin(title)
      reached.walked(id, [walk.start, ...walk.steps.map(({ expected }) => expected)])
      storeLayerFile('browser', `${chart} ${number}`, reached.take())
    })
  })
}
