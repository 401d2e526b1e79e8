import { Trans, useLingui } from '@lingui/react/macro'
import { useFeatures } from '@screens/app/useFeatures'
import { UpdatePassword } from '@screens/password/UpdatePassword'
import { cx } from '@ui/classes/cx'
import { quiet, small } from '@ui/theme/typography.css'
import { AccountFrame } from './AccountFrame'
import * as css from './account.css'
import { LanguageChoice } from './LanguageChoice'
import { Papers } from './Papers'
import { ShortcutsChoice } from './ShortcutsChoice'

/** Language, keys, password, and what the brand has published. */
export function SettingsScreen() {
  const { t } = useLingui()
  const { search, languageSetting } = useFeatures()
  return (
    <AccountFrame title={t`My account`}>
      <div className={css.settings}>
        {languageSetting && <LanguageChoice />}
        {search && (
          <div className={css.setting}>
            <ShortcutsChoice />
          </div>
        )}
        <section className={css.setting}>
          <div className={css.words}>
            <h2 className={css.heading}>
              <Trans>Password</Trans>
            </h2>
            <p className={cx(small, quiet)}>
              <Trans>A new one signs you out everywhere else.</Trans>
            </p>
          </div>
          <div>
            <UpdatePassword />
          </div>
        </section>
        <Papers />
      </div>
    </AccountFrame>
  )
}
