import type { CallOfScreen } from '../stage'
import { accountRows } from './account'
import { buildingRows } from './building'
import { contentRows } from './content'
import { homeRows } from './home'
import { kioskRows } from './kiosk'
import { noticeRows } from './notices'
import { signInRows } from './signIn'
import { supportRows } from './support'
import { visitorRows } from './visitors'

export const rows: readonly CallOfScreen[] = [
  ...signInRows,
  ...homeRows,
  ...buildingRows,
  ...contentRows,
  ...supportRows,
  ...noticeRows,
  ...visitorRows,
  ...accountRows,
  ...kioskRows,
]

export function rowNamed(name: string): CallOfScreen {
  const row = rows.find((each) => each.name === name)
  if (row === undefined) throw new Error(`There is no row ${name}`)
  return row
}
