import { planWalks, unwalked } from '@kit/systems/planWalks'
import { walkModelProblems } from '@kit/systems/walkModel'
import { describe, expect, it } from 'vitest'
import { models } from '../../e2e/walks/models/all'
import { walkedCharts } from '../../e2e/walks/scenes/all'

it('walks each chart that has a model', () => {
  expect(Object.keys(models).toSorted()).toEqual(Object.keys(walkedCharts).toSorted())
})

describe.each(Object.entries(walkedCharts))(
  'the walks of %s',
  (name, { machine, scenes, maxSteps }) => {
    const model = models[name] ?? { sees: {}, does: {} }

    it('know every state and every move of the chart, and no other', () => {
      expect(walkModelProblems(machine, model)).toEqual([])
    })

    it('visit every state and make every move that the model describes', () => {
      expect(unwalked(machine, model, planWalks(machine, scenes, maxSteps))).toEqual([])
    })
  },
)
