import { textLinkClass } from '@ui/link/textLink.css'
import * as type from '@ui/theme/typography.css'
import type { ComponentType } from 'react'
import { brands } from './brands'
import * as css from './gallery.css'
import { Buttons } from './parts/Buttons'
import { Choices } from './parts/Choices'
import { Fields } from './parts/Fields'
import { Home } from './parts/Home'
import { Navigation } from './parts/Navigation'
import { Overlays } from './parts/Overlays'
import { SignIn } from './parts/SignIn'
import { States } from './parts/States'
import { Theme } from './parts/Theme'
import { Tickets } from './parts/Tickets'
import { EventTiles, ServiceTiles } from './parts/Tiles'

type Part = { title: string; View: ComponentType; bare?: true }

const parts: Record<string, Part> = {
  home: { title: 'Home', View: Home, bare: true },
  signin: { title: 'Sign in', View: SignIn, bare: true },
  theme: { title: 'Colour and type', View: Theme },
  button: { title: 'Buttons and links', View: Buttons },
  field: { title: 'Fields', View: Fields },
  choice: { title: 'Choices', View: Choices },
  navigation: { title: 'Tabs and sections', View: Navigation },
  tile: { title: 'Event tiles', View: EventTiles },
  utility: { title: 'Utility tiles', View: ServiceTiles },
  ticket: { title: 'Tickets', View: Tickets },
  state: { title: 'States', View: States },
  overlay: { title: 'Dialog, menu, toast', View: Overlays },
}

type Props = { brand: string; scheme: string; part: string | null }

/** Every component in every state; `part` selects one. */
export function Gallery({ brand, scheme, part }: Props) {
  const shown = Object.entries(parts).filter(([id]) => part === null || id === part)
  const link = (query: Record<string, string>, text: string) => (
    <a
      key={text}
      className={textLinkClass}
      href={`?${new URLSearchParams({ brand, scheme, ...query })}`}
    >
      {text}
    </a>
  )
  return (
    <div className={css.page}>
      <header className={css.top}>
        <h1 className={type.sectionTitle}>Portico</h1>
        <nav aria-label="Look" className={css.switches}>
          {Object.keys(brands).map((name) => link({ brand: name }, name))}
          {['light', 'dark'].map((name) => link({ scheme: name }, name))}
        </nav>
      </header>
      <main>
        {shown.map(([id, { title, View, bare }]) => (
          <section key={id} id={id} aria-label={title} className={bare ? css.bare : css.part}>
            {!bare && <h2 className={`${type.sectionTitle} ${css.name}`}>{title}</h2>}
            <View />
          </section>
        ))}
      </main>
    </div>
  )
}
