import { LanguagePicker } from '@features/tenancy/language/LanguagePicker'
import { useLanguagesOffered } from '@features/tenancy/language/useLanguagesOffered'
import { Trans } from '@lingui/react/macro'
import * as css from './account.css'

/** The language of the app, where there is one to choose. */
export function LanguageSetting() {
  const isOffered = useLanguagesOffered().length > 0
  if (!isOffered) return null
  return (
    <section className={css.setting}>
      <div className={css.words}>
        <h2 className={css.heading}>
          <Trans>Language</Trans>
        </h2>
      </div>
      <div className={css.picker}>
        <LanguagePicker />
      </div>
    </section>
  )
}
