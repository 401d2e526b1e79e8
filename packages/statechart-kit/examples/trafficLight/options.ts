import type { MachineOptions } from '../../src/machineTests'
import { trafficLightLaws } from './laws'
import type { trafficLightMachine } from './machine'

export const trafficLightOptions: MachineOptions<typeof trafficLightMachine> = {
  events: { 'button.pressed': [], 'power.failed': [], 'power.restored': [] },
  contextKey: ({ isRequested }) => isRequested,
  laws: trafficLightLaws,
}
