/** Columns that the console shows under another name. */
const names: Readonly<Record<string, string>> = {
  categoryUuid: 'category',
  companyUuid: 'company',
  displayFrom: 'live_at',
  displayUntil: 'offline_at',
  floorId: 'floor',
  ownerType: 'company',
  ownerUuid: 'company',
  priceCents: 'price',
}

/** The name of a column's field in the console: `address_1` of `address1`. */
export const consoleField = (column: string): string =>
  names[column] ?? column.replaceAll(/[A-Z]|\d+/g, (part) => `_${part.toLowerCase()}`)
