import { Button } from '@ui/button/Button'
import { IconButton } from '@ui/button/IconButton'
import { mirrored } from '@ui/icon/mirrored.css'
import { LinkButton } from '@ui/link/LinkButton'
import { TextLink } from '@ui/link/TextLink'
import { onPicture } from '@ui/theme/hero.css'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Bell from 'lucide-react/icons/bell'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import * as css from '../gallery.css'

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const

export function Buttons() {
  return (
    <div>
      {variants.map((variant) => (
        <div key={variant} className={css.row}>
          <Button variant={variant}>Book a desk</Button>
          <Button variant={variant} icon={<CalendarPlus size={20} aria-hidden="true" />}>
            Add to calendar
          </Button>
          <Button variant={variant} busy busyLabel="Booking">
            Book a desk
          </Button>
          <Button variant={variant} disabled>
            Sold out
          </Button>
          <Button variant={variant}>Benachrichtigungseinstellungen speichern</Button>
        </div>
      ))}
      <div className={css.row}>
        <Button
          size="large"
          iconAfter={<ArrowRight size={20} aria-hidden="true" className={mirrored} />}
        >
          Continue
        </Button>
        <LinkButton href="#link" variant="secondary" size="large">
          A link as a button
        </LinkButton>
        <TextLink href="#text" standalone>
          Forgot your password?
        </TextLink>
      </div>
      <div className={css.row}>
        <IconButton label="Notifications">
          <Bell size={20} aria-hidden="true" />
        </IconButton>
        <IconButton label="Notifications, framed" variant="secondary">
          <Bell size={20} aria-hidden="true" />
        </IconButton>
        <span className={onPicture}>
          <IconButton label="Notifications, on a picture" variant="onPicture">
            <Bell size={20} aria-hidden="true" />
          </IconButton>
        </span>
        <IconButton label="Loading notifications" busy>
          <Bell size={20} aria-hidden="true" />
        </IconButton>
        <IconButton label="No notifications" disabled>
          <Bell size={20} aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  )
}
