import { useLingui } from '@lingui/react/macro'
import { Page } from '../shell/Page'
import { shortcuts, shortcutText } from './shortcuts'
import * as css from './shortcuts.css'

/** All keyboard shortcuts of the console. */
export function ShortcutsScreen() {
  const { t } = useLingui()
  const groups = [
    {
      title: t`On every page`,
      keys: [
        [shortcutText(shortcuts.find), t`Find a person, a company, a record, a page or an action`],
        [shortcutText(shortcuts.help), t`Show this page`],
      ],
    },
    {
      title: t`While you edit`,
      keys: [[shortcutText(shortcuts.save), t`Save the changes of a record`]],
    },
    {
      title: t`In menus and search results`,
      keys: [
        ['↑ ↓', t`Go to the previous or the next entry`],
        ['Enter', t`Open the entry`],
        ['Esc', t`Close`],
      ],
    },
  ]
  return (
    <Page
      title={t`Keyboard shortcuts`}
      lead={t`Everything in the console can also be reached with Tab and pressed with Enter.`}
    >
      {groups.map(({ title, keys }) => (
        <section key={title} className={css.group}>
          <h2 className={css.title}>{title}</h2>
          <dl className={css.keys}>
            {keys.map(([key, meaning]) => (
              <div key={key} className={css.entry}>
                <dt>
                  <kbd className={css.key}>{key}</kbd>
                </dt>
                <dd className={css.meaning}>{meaning}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Page>
  )
}
