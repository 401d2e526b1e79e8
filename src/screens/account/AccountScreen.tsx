import { UpdatePassword } from '@screens/password/UpdatePassword'
import { PlaceholderScreen } from '@screens/placeholder/PlaceholderScreen'
import * as css from './account.css'
import { LanguageChoice } from './LanguageChoice'
import { ShortcutsChoice } from './ShortcutsChoice'

/** The account, as far as it is built: language, keys and password. */
export function AccountScreen() {
  return (
    <PlaceholderScreen>
      <div className={css.settings}>
        <LanguageChoice />
        <ShortcutsChoice />
        <UpdatePassword />
      </div>
    </PlaceholderScreen>
  )
}
