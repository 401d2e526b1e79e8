import type { Environment } from '../environment'
import type { Demo } from './demoWorld'

/** Loaded where the demo is on, and nowhere else: a real deployment runs nothing of it. */
export async function loadDemo({ demo }: Pick<Environment, 'demo'>): Promise<Demo | null> {
  if (!demo) return null
  // oxlint-disable-next-line no-restricted-imports -- here and nowhere else
  return (await import('@demo/world')).demo
}
