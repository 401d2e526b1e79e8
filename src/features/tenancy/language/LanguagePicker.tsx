import { useLingui } from '@lingui/react/macro'
import { requestedLocale } from '@machines/tenancy/language/machine'
import { lazyView } from '@shared/lazyView'
import { useShared } from '@shared/useShared'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Globe from 'lucide-react/icons/globe'
import { useState } from 'react'
import * as css from './LanguagePicker.css'
import { languageNames } from './languageNames'
import { useLanguagesOffered } from './useLanguagesOffered'

const LanguageDialog = lazyView(async () => (await import('./LanguageDialog')).LanguageDialog)

/** The current language; a press opens the dialog with the others. Nothing if there is only one. */
export function LanguagePicker() {
  const { t } = useLingui()
  const offered = useLanguagesOffered()
  const requested = useShared('language', requestedLocale)
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  if (offered.length === 0) return null
  const name = languageNames[requested]
  return (
    <>
      <button
        type="button"
        aria-label={t`Change language, currently ${name}`}
        aria-haspopup="dialog"
        className={css.trigger}
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
      >
        <Globe size={20} aria-hidden="true" className={css.globe} />
        <span className={css.name}>{name}</span>
        <ChevronDown size={16} aria-hidden="true" className={css.chevron} />
      </button>
      {wasOpened && (
        <LanguageDialog open={isOpen} offered={offered} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
