import { SectionNav } from '@ui/sectionNav/SectionNav'
import { Tabs } from '@ui/tabs/Tabs'
import * as type from '@ui/theme/typography.css'
import { useState } from 'react'
import * as css from '../gallery.css'

const sections = ['Today', 'Events', 'Services', 'Rooms', 'People', 'Benachrichtigungen'].map(
  (label) => ({ id: label.toLowerCase(), label, href: '#navigation' }),
)

const panel = (text: string) => <p className={type.body}>{text}</p>

export function Navigation() {
  const [tab, setTab] = useState('upcoming')
  const [section, setSection] = useState('events')
  return (
    <div className={css.stack}>
      <Tabs
        label="Bookings"
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'upcoming', label: 'Upcoming', panel: panel('Desk 14, Tuesday, 09:00.') },
          { id: 'past', label: 'Past', panel: panel('Nothing yet.') },
          { id: 'waiting', label: 'Waiting list', panel: panel('You are third.') },
          { id: 'shared', label: 'Shared', disabled: true, panel: null },
        ]}
      />
      <SectionNav label="Sections" sections={sections} active={section} onNavigate={setSection} />
    </div>
  )
}
