/** The API's maximum of rows per reply. */
const maxRows = 100

type Page<Item> = { data: Item[]; total: number }

/**
 * Reads `count` rows from `offset` on, in as many calls as necessary; fewer if the list ends
 * before.
 */
export async function readRows<Item>(
  read: (page: { offset: number; limit: number }) => Promise<Page<Item>>,
  { offset, count }: { offset: number; count: number },
): Promise<{ items: Item[]; total: number }> {
  const items: Item[] = []
  let total = 0
  while (items.length < count) {
    const limit = Math.min(maxRows, count - items.length)
    // Each page begins where the one before ended.
    // oxlint-disable-next-line no-await-in-loop
    const page = await read({ offset: offset + items.length, limit })
    items.push(...page.data)
    total = page.total
    if (page.data.length < limit) break
  }
  return { items, total }
}
