import { UpdatePassword } from '@screens/password/UpdatePassword'
import { PlaceholderScreen } from '@screens/placeholder/PlaceholderScreen'
import * as css from './account.css'
import { LanguageChoice } from './LanguageChoice'

/** The account, as far as it is built: language and password. */
export function AccountScreen() {
  return (
    <PlaceholderScreen>
      <div className={css.settings}>
        <LanguageChoice />
        <UpdatePassword />
      </div>
    </PlaceholderScreen>
  )
}
