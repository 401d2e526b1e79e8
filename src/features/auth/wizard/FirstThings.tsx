import { Trans } from '@lingui/react/macro'
import { cx } from '@ui/classes/cx'
import { muted, small, strong } from '@ui/theme/typography.css'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Sofa from 'lucide-react/icons/sofa'
import Users from 'lucide-react/icons/users'
import * as css from './arrived.css'

/** Links to features that every building has from the first day. */
export function FirstThings() {
  const things = [
    {
      Icon: CalendarDays,
      title: <Trans>See what is on</Trans>,
      text: <Trans>Events, deals and news, on the first page.</Trans>,
    },
    {
      Icon: Sofa,
      title: <Trans>Look at the amenities</Trans>,
      text: <Trans>What the house has, and how to ask for it.</Trans>,
    },
    {
      Icon: Users,
      title: <Trans>Meet the neighbors</Trans>,
      text: <Trans>The companies under the same roof.</Trans>,
    },
  ]
  return (
    <section className={css.first}>
      <h2 className={cx(small, strong)}>
        <Trans>Three things to begin with</Trans>
      </h2>
      <ul className={css.things}>
        {things.map(({ Icon, title, text }, at) => (
          <li key={at} className={css.thing}>
            <span aria-hidden="true" className={css.icon}>
              <Icon size={20} />
            </span>
            <span>
              <span className={cx(small, strong, css.line)}>{title}</span>
              <span className={cx(small, muted, css.line)}>{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
