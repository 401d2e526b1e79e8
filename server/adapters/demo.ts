import type { Environment } from '../environment'
import type { Demo } from '../ports/demoWorld'

/** Imports the demo only if it is enabled, so that a real deployment loads none of its code. */
export async function loadDemo({ demo }: Pick<Environment, 'demo'>): Promise<Demo | null> {
  if (!demo) return null
  // oxlint-disable-next-line no-restricted-imports -- the one place that may import the demo
  return (await import('@demo/world')).demo
}
