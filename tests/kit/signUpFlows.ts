import { modelsOf } from '@kit/walks/model'
import { partOf } from '@kit/walks/part'
import { type FlowType, flows, variantOf } from '@machines/auth/wizard/flows'
import { wizardMachine } from '@machines/auth/wizard/machine'
import type { Extract } from '../../scripts/diagrams'
import { wizardOptions } from '../machines/auth/wizard.options'

const flowTypes = Object.keys(flows) as FlowType[]

/** The runs of a flow: `STANDARD` and `STANDARD, reloaded` are both of STANDARD. */
const isOf = (flow: FlowType, run: string | null) => run?.split(/,| by /)[0] === flow

/**
 * Each flow of the sign-up as a machine of its own, by name: the part of the wizard that its runs reach. The flow table
 * says the steps, and the chart what happens in each.
 */
export function signUpFlows(): Record<string, Extract> {
  const models = modelsOf(wizardMachine, wizardOptions)
  return Object.fromEntries(
    flowTypes.map((flow) => {
      const part = partOf(models.filter(({ run }) => isOf(flow, run)))
      return [`wizard.${flow}`, { machine: wizardMachine, part, lead: leadOf(flow, part) }]
    }),
  )
}

function leadOf(flow: FlowType, { states, transitions }: Extract['part']): string {
  const { steps, account, building, terms } = variantOf(flow)
  const list = steps.map((step) => `\`${step}\``).join(' → ')
  return `The flow ${flow} of [the wizard](wizard.md): ${list}. The account is ${account}, its building ${building}, and its terms are ${terms}. It reaches ${states.size - 1} states by ${transitions.size} transitions.`
}
