import type { Publication } from '@contract/operate/publication'
import { StatusPill } from '@ui/statusPill/StatusPill'
import Archive from 'lucide-react/icons/archive'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CircleStop from 'lucide-react/icons/circle-stop'
import EyeOff from 'lucide-react/icons/eye-off'
import Globe from 'lucide-react/icons/globe'
import type { ReactNode } from 'react'
import { usePublicationName } from './usePublicationName'

const icons: Record<Publication, ReactNode> = {
  draft: <EyeOff size={16} />,
  scheduled: <CalendarClock size={16} />,
  live: <Globe size={16} />,
  ended: <CircleStop size={16} />,
  archived: <Archive size={16} />,
}

type Props = {
  publication: Publication
  /** States that are called something else than those of a building. */
  names?: Partial<Record<Publication, string>>
}

/** Whether tenants see a record, in words and with an icon. */
export function PublicationPill({ publication, names = {} }: Props) {
  const name = usePublicationName()
  return (
    <StatusPill icon={icons[publication]} {...(publication === 'live' && { tone: 'success' })}>
      {names[publication] ?? name(publication)}
    </StatusPill>
  )
}
