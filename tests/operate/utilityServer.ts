import type { OperatedUtility } from '@contract/operate/utilities'
import { refused } from '../machines/fixtures'
import { aUtility } from './records'
import { buildingUuid } from './renderConsole'

export const at = `/buildings/${buildingUuid}/utilities`
const names = ['Transit', 'Concierge', 'Food']
export const utility = (n: number, fields: Partial<OperatedUtility> = {}): OperatedUtility =>
  aUtility({
    uuid: `00000000-0000-4000-8000-0000000000a${n}`,
    text: names[n - 1] ?? `Utility ${n}`,
    ...fields,
  })
export const listOf = (rows: OperatedUtility[], order = 'one') => ({
  data: rows,
  total: rows.length,
  order,
})
export const three = [utility(1), utility(2), utility(3, { url: null, route: 'companies' })]

/** The server's list, which keeps its order as ours does. */
export function server(rows = three) {
  const sent: { order: string; uuids: string[] }[] = []
  const state = { rows, version: 1 }
  const list = () => listOf(state.rows, `version-${state.version}`)
  return {
    sent,
    change: (next: OperatedUtility[]) => {
      state.rows = next
      state.version += 1
    },
    calls: {
      'utilities.list': async () => list(),
      'utilities.order': async ({ order, uuids }: { order: string; uuids: string[] }) => {
        sent.push({ order, uuids })
        if (order !== list().order) throw refused('version_conflict', 409)
        state.rows = uuids.flatMap((uuid) => state.rows.find((row) => row.uuid === uuid) ?? [])
        state.version += 1
        return list()
      },
    },
  }
}
