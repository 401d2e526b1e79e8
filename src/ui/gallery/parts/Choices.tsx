import { Checkbox } from '@ui/checkbox/Checkbox'
import { TextLink } from '@ui/link/TextLink'
import { Slider } from '@ui/slider/Slider'
import { Switch } from '@ui/switch/Switch'
import { useState } from 'react'
import * as css from '../gallery.css'

const nothing = () => undefined

export function Choices() {
  const [light, setLight] = useState(45)
  const [on, setOn] = useState(true)
  const terms = (
    <>
      I agree to the <TextLink href="#terms">terms of the house</TextLink>
    </>
  )
  return (
    <div className={css.columns}>
      <div>
        <Checkbox label={terms} defaultChecked />
        <Checkbox label="Keep me signed in" hint="For thirty days, on this device." />
        <Checkbox label="All floors" indeterminate />
        <Checkbox label={terms} error="Please agree to go on." />
        <Checkbox label="Not available in your building" disabled />
      </div>
      <div>
        <Switch label="Event reminders" hint="An hour before" checked={on} onChange={setOn} />
        <Switch label="News by email" checked={false} onChange={nothing} />
        <Switch label="Lights in the meeting room" checked busy onChange={nothing} />
        <Switch label="Sauna" checked={false} disabled onChange={nothing} />
      </div>
      <div className={css.stack}>
        <Slider label="Brightness" value={light} onChange={setLight} valueText={`${light} %`} />
        <Slider label="Blinds" value={0} onChange={nothing} valueText="Closed" />
        <Slider label="Unavailable" value={80} disabled onChange={nothing} valueText="80 %" />
      </div>
    </div>
  )
}
