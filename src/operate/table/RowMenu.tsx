import { IconButton } from '@ui/button/IconButton'
import { Menu } from '@ui/menu/Menu'
import type { MenuEntry } from '@ui/menu/MenuEntry'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { consoleLink } from '../shell/ConsoleLink'

type Props = {
  /** Names the row. */
  label: string
  /** What can be done to the row; the destructive ones last. */
  items: readonly MenuEntry[]
}

/** The actions of a row, behind a button. */
export const RowMenu = ({ label, items }: Props) => (
  <Menu
    label={label}
    items={items}
    renderLink={consoleLink}
    renderTrigger={(props) => (
      <IconButton {...props} label={label}>
        <Ellipsis size={20} />
      </IconButton>
    )}
  />
)
