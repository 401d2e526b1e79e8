import { examine } from './examine'
import type { Finding, FindingState } from './finding'

const marks: Record<FindingState, string> = { ok: '✓', warning: '!', failed: '✗' }

/** `node dist/server/main.js doctor`: prints what works, what does not, and what to do; exits with 1 if a check failed. */
export async function doctor(root: string): Promise<void> {
  const findings = await examine(root, process.env)
  process.stdout.write(reportOf(findings))
  if (findings.some(({ state }) => state === 'failed')) process.exitCode = 1
}

/** A line for each finding, and one with their numbers. */
export function reportOf(findings: readonly Finding[]): string {
  const lines = findings.map(({ about, state, text }) => `${marks[state]} ${about}: ${text}`)
  const number = (wanted: FindingState) => findings.filter(({ state }) => state === wanted).length
  const sum = `${number('failed')} failed, ${number('warning')} warnings, ${number('ok')} fine`
  return `${[...lines, sum].join('\n')}\n`
}
