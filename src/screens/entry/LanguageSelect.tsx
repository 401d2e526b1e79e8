import { type Locale, locales, pseudoLocale, tagOf } from '@contract/locales'
import { useLingui } from '@lingui/react/macro'
import { wishedLocale } from '@machines/language/machine'
import { useAppServices } from '@screens/app/AppContext'
import { useShared } from '@screens/app/useShared'
import { useNavigate } from '@tanstack/react-router'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Globe from 'lucide-react/icons/globe'
import * as css from './LanguageSelect.css'
import { languageNames } from './languageNames'

/** The language, out of all that the app speaks, whoever is there. The platform's own list, below the words. */
export function LanguageSelect({ label }: { label?: string }) {
  const { t } = useLingui()
  const { system, deployment } = useAppServices()
  const navigate = useNavigate()
  const wished = useShared('language', wishedLocale)
  // An address may ask for the made-up language where it is not offered: a list without what is on show would show the first.
  const offered = locales.filter(
    (each) => each !== pseudoLocale || each === wished || deployment.offersPseudoLocale,
  )
  const choose = (locale: Locale) => {
    system.language.send({ type: 'language.chosen', locale })
    // The language that an address asked for would come back with every further step.
    const withoutLanguage = ({ ...asked }) => {
      delete asked.lang
      return asked
    }
    void navigate({ to: '.', search: withoutLanguage, replace: true })
  }
  return (
    <span className={css.frame}>
      <Globe size={20} aria-hidden="true" className={css.globe} />
      <span aria-hidden="true" className={css.name}>
        {languageNames[wished]}
      </span>
      <ChevronDown size={16} aria-hidden="true" className={css.chevron} />
      <select
        aria-label={label ?? t`Language`}
        value={wished}
        onChange={({ currentTarget }) => choose(currentTarget.value as Locale)}
        className={css.select}
      >
        {offered.map((each) => (
          <option key={each} value={each} lang={tagOf(each)}>
            {languageNames[each]}
          </option>
        ))}
      </select>
    </span>
  )
}
