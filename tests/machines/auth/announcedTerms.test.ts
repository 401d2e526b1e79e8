import { type FlowType, flows, variantOf } from '@machines/auth/wizard/flows'
import { announcesTerms } from '@machines/auth/wizard/plan'
import { expect, test } from 'vitest'

const flowTypes = Object.keys(flows) as FlowType[]

test.each(flowTypes)(
  '%s announces implied terms on the step before them, and only there',
  (flowType) => {
    const { steps, terms } = variantOf(flowType)
    const announcing = steps.filter((step) =>
      announcesTerms({ entry: 'AUTH_SIGNUP', flowType }, step),
    )
    const before = steps[steps.indexOf('ACCEPT_TERMS') - 1]
    expect(announcing).toEqual(terms === 'implied' ? [before] : [])
  },
)
