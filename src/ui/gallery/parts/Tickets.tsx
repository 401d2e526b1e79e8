import { Dotted } from '@ui/dotted/Dotted'
import { StatusPill } from '@ui/statusPill/StatusPill'
import * as type from '@ui/theme/typography.css'
import { Ticket } from '@ui/ticket/Ticket'
import Check from 'lucide-react/icons/check'
import QrCode from 'lucide-react/icons/qr-code'
import * as css from '../gallery.css'

export function Tickets() {
  return (
    <div className={css.columns}>
      <Ticket
        shape="wide"
        state="Starts in two hours"
        title="Sunrise yoga on the roof"
        stub={
          <>
            <QrCode size={32} aria-hidden="true" />
            <span className={type.caption}>Show pass</span>
          </>
        }
      >
        <span className={`${type.small} ${type.muted}`}>
          <Dotted texts={['Tuesday', '07:30', 'Roof terrace', 'One Meridian Plaza']} />
        </span>
      </Ticket>
      <Ticket
        shape="tall"
        level="h3"
        state={
          <StatusPill tone="success" icon={<Check size={16} aria-hidden="true" />}>
            Approved
          </StatusPill>
        }
        title="Dachterrasse mit Aussicht auf den Hafen"
        stub={<strong>Free</strong>}
      >
        <p className={type.small}>Forty chairs, a grill, and shade from noon.</p>
      </Ticket>
      <Ticket
        shape="tall"
        level="h3"
        isVoid
        state="Used"
        title="First climb free"
        stub={<span className={type.muted}>This pass has been used.</span>}
      />
    </div>
  )
}
