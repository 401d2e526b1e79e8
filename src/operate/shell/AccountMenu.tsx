import { type Locale, tagOf } from '@contract/locales'
import type { Operator } from '@contract/operate/operator'
import { useLingui } from '@lingui/react/macro'
import { localeOf } from '@machines/tenancy/language/machine'
import { Button } from '@ui/button/Button'
import { Menu } from '@ui/menu/Menu'
import { useSelector } from '@xstate/react'
import CircleUser from 'lucide-react/icons/circle-user'
import Keyboard from 'lucide-react/icons/keyboard'
import LogOut from 'lucide-react/icons/log-out'
import { languageOf, useConsoleServices } from '../ConsoleContext'
import { consoleLocales } from '../language'
import { paths } from '../paths'
import { consoleLink } from './ConsoleLink'
import * as css from './shell.css'

const nameOf = (locale: Locale) =>
  new Intl.DisplayNames([tagOf(locale)], { type: 'language' }).of(tagOf(locale)) ?? locale

/** The operator, the language, and the way out. */
export function AccountMenu({ operator }: { operator: Operator }) {
  const { t } = useLingui()
  const { console } = useConsoleServices()
  const language = languageOf(console)
  const active = useSelector(language, localeOf)
  const name = `${operator.first_name} ${operator.last_name}`
  return (
    <div className={css.account}>
      <Menu
        label={name}
        align="start"
        renderLink={consoleLink}
        renderTrigger={(props) => (
          <Button {...props} variant="ghost" icon={<CircleUser size={20} aria-hidden="true" />}>
            <span className={css.accountName}>{name}</span>
          </Button>
        )}
        items={[
          ...consoleLocales.map((locale) => ({
            id: locale,
            label: nameOf(locale),
            checked: active === locale,
            onSelect: () => language.send({ type: 'language.chosen', locale }),
          })),
          'separator' as const,
          {
            id: 'shortcuts',
            label: t`Keyboard shortcuts`,
            icon: <Keyboard size={20} aria-hidden="true" />,
            href: paths.shortcuts,
          },
          {
            id: 'signOut',
            label: t`Sign out`,
            icon: <LogOut size={20} aria-hidden="true" />,
            onSelect: () => console.send({ type: 'signOut.pressed' }),
          },
        ]}
      />
    </div>
  )
}
