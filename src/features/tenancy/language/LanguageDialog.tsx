import { type Locale, pseudoLocale, tagOf } from '@contract/locales'
import { useLingui } from '@lingui/react/macro'
import { localeOf, requestedLocale } from '@machines/tenancy/language/machine'
import { useAppServices } from '@shared/AppContext'
import { formatter } from '@shared/format/formatters'
import { useShared } from '@shared/useShared'
import { useNavigate } from '@tanstack/react-router'
import { Announcement } from '@ui/announcer/Announcement'
import { Dialog } from '@ui/dialog/Dialog'
import Check from 'lucide-react/icons/check'
import { useEffect, useRef, useState } from 'react'
import * as css from './LanguageDialog.css'
import { languageNames } from './languageNames'

type Props = { open: boolean; offered: readonly Locale[]; onClose: () => void }

/**
 * The language picker: each language by its own name and by its name in the page's language. A
 * press selects it.
 */
export function LanguageDialog({ open, offered, onClose }: Props) {
  const { t } = useLingui()
  const { language } = useAppServices().system
  const navigate = useNavigate()
  const requested = useShared('language', requestedLocale)
  const shown = useShared('language', localeOf)
  const [chosen, setChosen] = useState<Locale | null>(null)
  const isChanged = chosen !== null && chosen === shown
  const name = languageNames[shown]
  const current = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // By default, a dialog focuses its first control, the close button.
    if (open) current.current?.focus()
  }, [open])
  const choose = (locale: Locale) => {
    setChosen(locale)
    language.send({ type: 'language.chosen', locale })
    // Otherwise, each further navigation would apply the language in the address again.
    void navigate({ to: '.', search: (input) => ({ ...input, lang: undefined }), replace: true })
    onClose()
  }
  return (
    <>
      <Announcement text={isChanged ? t`Language: ${name}` : ''} />
      <Dialog open={open} onClose={onClose} closeLabel={t`Close`} title={t`Choose your language`}>
        <ul className={css.list}>
          {offered.map((locale) => {
            const own = languageNames[locale]
            const translated = translatedName(locale, tagOf(shown))
            const isCurrent = locale === requested
            return (
              <li key={locale}>
                <button
                  type="button"
                  className={css.choice}
                  aria-current={isCurrent}
                  ref={isCurrent ? current : undefined}
                  onClick={() => choose(locale)}
                >
                  <span className={css.textBlock}>
                    <span lang={tagOf(locale)} className={css.own}>
                      {own}
                    </span>
                    {translated !== own && <span className={css.translated}>{translated}</span>}
                  </span>
                  {isCurrent && <Check size={20} aria-hidden="true" className={css.check} />}
                </button>
              </li>
            )
          })}
        </ul>
      </Dialog>
    </>
  )
}

const regions: Partial<Record<string, string>> = { gb: 'UK' }

/**
 * A language's name in the page's language, with its region: `Spanish (ES)`. `tag` in the form that
 * `Intl` expects.
 */
function translatedName(locale: Locale, tag: string): string {
  if (locale === pseudoLocale) return 'Elvish (EL)'
  const [language = '', region = ''] = locale.split('-')
  // `Intl` names `nb` "Norwegian Bokmål"; users know it as Norwegian.
  const code = language === 'nb' ? 'no' : language
  const name = formatter.names(tag, { type: 'language' }).of(code) ?? code
  const capital = name.slice(0, 1).toLocaleUpperCase(tag) + name.slice(1)
  return `${capital} (${regions[region] ?? region.toUpperCase()})`
}
