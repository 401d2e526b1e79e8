import type { AnyStateMachine } from 'xstate'
import { drawChart } from './draw'

const style = `
svg { background: #fff } text { font: 13px system-ui, sans-serif; fill: #1b1f24 }
.state rect { fill: #fbfaf8; stroke: #9aa3ad; stroke-width: 1.5 } .state.group rect { fill: none }
.state.final rect { stroke-width: 4 } .state.parallel rect { stroke-dasharray: 6 4 }
.state text { font-weight: 600 } .state text.invoke { font-weight: 400; font-size: 12px; fill: #5b6470 }
.arrow path { fill: none; stroke: #c6ccd3; stroke-width: 1.5 } .arrow path.tip { fill: #c6ccd3 }
text.label { font-size: 11px; fill: #7a838d; paint-order: stroke; stroke: #fff; stroke-width: 3px }
`

/** The chart as an SVG file, in which `lightStates` can light states. It needs nothing else. */
export function chartPicture(machine: AnyStateMachine): string {
  const drawing = drawChart(machine, { state: () => 'none', transition: () => 'none' })
  return drawing
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace('>', `><style>${style}</style>`)
}

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
/** As it stands in the text of an XML element. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/**
 * The picture with these states lit, and the transitions that led there.
 *
 * @param states their paths
 */
export function lightStates(
  picture: string,
  states: readonly string[],
  transitions: readonly string[] = [],
): string {
  const rules = [
    ...states.map(
      (path) =>
        `[data-state=${quoted(path)}] > rect { fill: #ffe08a; stroke: #b26a00; stroke-width: 3 }`,
    ),
    ...transitions.map(
      (name) => `[data-transition=${quoted(name)}] { fill: #b26a00 !important; font-weight: 700 }`,
    ),
  ]
  return picture.replace('</style>', `${escaped(rules.join('\n'))}\n</style>`)
}
