import { visuallyHidden } from './VisuallyHidden.css'

/** Speaks its text whenever that changes; keep it mounted and empty while there is nothing to say. */
export function Announcement({ text }: { text: string }) {
  return <output className={visuallyHidden}>{text}</output>
}
