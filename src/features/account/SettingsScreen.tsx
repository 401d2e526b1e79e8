import { UpdatePassword } from '@features/auth/password/UpdatePassword'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFeatures } from '@shared/useFeatures'
import { cx } from '@ui/classes/cx'
import { quiet, small } from '@ui/theme/typography.css'
import { AccountFrame } from './AccountFrame'
import * as css from './account.css'
import { LanguageSetting } from './LanguageSetting'
import { Papers } from './Papers'
import { ShortcutsChoice } from './ShortcutsChoice'
import { UsageChoice } from './UsageChoice'

/** Language, keys, password, and what the brand has published. */
export function SettingsScreen() {
  const { t } = useLingui()
  const { search } = useFeatures()
  return (
    <AccountFrame title={t`My account`}>
      <div className={css.settings}>
        <LanguageSetting />
        {search && (
          <div className={css.setting}>
            <ShortcutsChoice />
          </div>
        )}
        <UsageChoice />
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
