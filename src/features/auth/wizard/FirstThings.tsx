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
      title: <Trans>See what’s on</Trans>,
      text: <Trans>Events, deals, and news, all on your home page.</Trans>,
    },
    {
      Icon: Sofa,
      title: <Trans>Explore the amenities</Trans>,
      text: <Trans>What the building offers, and how to ask for it.</Trans>,
    },
    {
      Icon: Users,
      title: <Trans>Meet the neighbors</Trans>,
      text: <Trans>The companies that share your building.</Trans>,
    },
  ]
  return (
    <section className={css.first}>
      <h2 className={cx(small, strong)}>
        <Trans>Three ways to get started</Trans>
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
