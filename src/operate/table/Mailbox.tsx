import * as css from './table.css'

/** An e-mail address. It takes the width that it needs, and breaks only where there is less. */
export const Mailbox = ({ address }: { address: string }) => (
  <span className={css.mailbox}>{address}</span>
)
