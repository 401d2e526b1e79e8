import { type UtilityIconName, utilityIconPath, utilityIcons } from '@contract/utilityIcons'
import { useLingui } from '@lingui/react/macro'
import { cssUrl } from '@ui/rendering/cssUrl'
import { useOwnStyle } from '@ui/rendering/useOwnStyle'
import { useId } from 'react'
import * as css from './iconChoice.css'

type Props = { value: string; onChange: (address: string) => void }

/** The drawings that the product has for the tiles of home. */
export function IconChoice({ value, onChange }: Props) {
  const { t } = useLingui()
  const name = useId()
  const names = useIconName()
  return (
    <fieldset className={css.choice}>
      <legend className={css.legend}>{t`Drawing for the tile`}</legend>
      <div className={css.grid}>
        {utilityIcons.map((icon) => {
          const address = utilityIconPath(icon)
          return (
            <label key={icon} className={css.option} title={names[icon]}>
              <input
                type="radio"
                name={name}
                aria-label={names[icon]}
                checked={value === address}
                onChange={() => onChange(address)}
                className={css.radio}
              />
              <Drawing address={address} />
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/** A mask: the drawing takes the color of the text, in the dark scheme too. */
function Drawing({ address }: { address: string }) {
  return <span className={css.drawing} {...useOwnStyle({ maskImage: cssUrl(address) })} />
}

function useIconName(): Record<UtilityIconName, string> {
  const { t } = useLingui()
  return {
    spaces: t`Door`,
    visitors: t`Visitor`,
    service: t`Wrench`,
    help: t`Headset`,
    comfort: t`Thermometer`,
    amenities: t`Dumbbell`,
    companies: t`Office buildings`,
    calendar: t`Calendar`,
    history: t`Clock with an arrow`,
    safety: t`Shield`,
    access: t`Key`,
    food: t`Fork and knife`,
    transit: t`Train`,
    parking: t`Parking sign`,
    bicycle: t`Bicycle`,
    parcels: t`Parcel`,
  }
}
