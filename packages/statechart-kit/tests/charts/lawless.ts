import { defineCharts } from '../../src/config'
import { never } from '../../src/vocabulary'
import { spoiled } from './defective'

/** A sound chart with a law that it breaks. */
export const lawless = defineCharts({
  charts: {
    chart: {
      machine: spoiled(),
      options: {
        events: { 'request.sent': [], 'request.cancelled': [] },
        actors: { answer: { done: ['yes'], error: [new Error('no')] } },
        laws: { 'nothing is awaited': never('awaitingAnswer') },
      },
    },
  },
})
