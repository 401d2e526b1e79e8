import { SectionNav } from '@ui/sectionNav/SectionNav'
import { heroCaption } from '@ui/theme/hero.css'
import * as type from '@ui/theme/typography.css'
import * as css from '../gallery.css'
import { Scene } from '../Scene'
import { EventTiles, ServiceTiles } from './Tiles'

const sections = ['Events', 'Services', 'News', 'Offers', 'Directory'].map((label) => ({
  id: `home-${label.toLowerCase()}`,
  label,
}))

export function Home() {
  return (
    <div>
      <div className={css.hero}>
        <Scene light="dusk" />
        <div className={`${heroCaption} ${css.heroText}`}>
          <h2 className={type.heroTitle}>Meridian House</h2>
          <p className={type.lead}>14 Elm Street, London EC2</p>
        </div>
      </div>
      <SectionNav label="Home" sections={sections} active="home-events" />
      <section id="home-events" className={css.section}>
        <h3 className={`${type.sectionTitle} ${css.name}`}>What is on</h3>
        <EventTiles />
      </section>
      <section id="home-services" className={css.section}>
        <h3 className={`${type.sectionTitle} ${css.name}`}>At your service</h3>
        <ServiceTiles />
      </section>
    </div>
  )
}
