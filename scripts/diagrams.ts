import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ChartNode, stateNodes } from '@kit/chart'
import { toMermaid } from '@kit/mermaid'
import type { Part } from '@kit/walks/part'
import type { AnyStateMachine } from 'xstate'

/** A part of a chart with a page of its own, by name, such as one flow of a machine that serves several. */
export type Extract = { machine: AnyStateMachine; part: Part; lead: string }

/** What has a page: whole machines, and extracts of them. */
export type Machines = Readonly<Record<string, AnyStateMachine | Extract>>

/**
 * One page per machine, by file name: its purpose, its diagram and its states.
 *
 * @throws if a machine's root has no description, which is the page's first sentence.
 */
export function diagrams(machines: Machines): Record<string, string> {
  return Object.fromEntries(
    Object.entries(machines).map(([name, drawn]) => [
      `${name}.md`,
      'part' in drawn ? page(name, drawn.machine, drawn) : page(name, drawn),
    ]),
  )
}

/** Writes the pages and removes those of deleted machines. */
export function writeDiagrams(directory: string, machines: Machines) {
  mkdirSync(directory, { recursive: true })
  const pages = diagrams(machines)
  for (const file of existing(directory)) {
    if (!(file in pages)) rmSync(join(directory, file))
  }
  for (const [file, text] of Object.entries(pages)) writeFileSync(join(directory, file), text)
}

/** One line per page that is missing, differs from its machine, or has no machine. */
export function findDrift(directory: string, machines: Machines): string[] {
  const pages = diagrams(machines)
  const files = existing(directory)
  const stale = files.filter((file) => !(file in pages))
  return [
    ...Object.entries(pages).flatMap(([file, text]) => {
      if (!files.includes(file)) return [`${file} is missing`]
      const isEqual = readFileSync(join(directory, file), 'utf8') === text
      return isEqual ? [] : [`${file} differs from its machine`]
    }),
    ...stale.map((file) => `${file} has no machine`),
  ].toSorted()
}

/** @throws with all differences. */
export function checkDrift(directory: string, machines: Machines) {
  const drift = findDrift(directory, machines)
  if (drift.length > 0)
    throw new Error(
      `The pages of the statecharts are outdated; run npm run diagrams:\n${drift.join('\n')}`,
    )
}

function page(name: string, machine: AnyStateMachine, extract?: Omit<Extract, 'machine'>): string {
  const description = extract?.lead ?? machine.root.description
  if (!description) throw new Error(`The root of '${name}' has no description`)
  const states = stateNodes(machine).filter(
    ({ id, parent }) => parent !== undefined && (extract?.part.states.has(id) ?? true),
  )
  return [
    `# ${name}\n`,
    `${description}\n`,
    '```mermaid',
    `${toMermaid(machine, extract?.part)}\`\`\`\n`,
    '| State | Description |',
    '| --- | --- |',
    ...states.map((node) => `| \`${node.path.join('.')}\` | ${cell(node)} |`),
    '',
  ].join('\n')
}

const cell = ({ description = '' }: ChartNode) => description.replaceAll('|', '\\|')

function existing(directory: string): string[] {
  try {
    return readdirSync(directory).filter((file) => file.endsWith('.md'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
