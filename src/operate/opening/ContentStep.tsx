import { type Starter, starterSet } from '@contract/operate/openingDraft'
import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '@ui/checkbox/Checkbox'
import { useEffect } from 'react'
import * as css from './opening.css'
import type { OpeningActor } from './opening.logic'
import { useSection } from './useSection'

/** What the building has on its first day. */
export function ContentStep({ opening }: { opening: OpeningActor }) {
  const { t } = useLingui()
  const all: string[] = [...starterSet]
  const { value: chosen, change } = useSection(opening, 'content', all)
  const isUntouched = opening.getSnapshot().context.draft.content === undefined
  useEffect(() => {
    // What is ticked is what will be created, also if the operator leaves it as it is.
    if (isUntouched) change([...starterSet])
  }, [isUntouched, change])
  const labels: Record<Starter, { label: string; hint: string }> = {
    welcome: {
      label: t`A welcome`,
      hint: t`A post on home that names what you tick below.`,
    },
    meetingRoom: {
      label: t`A meeting room`,
      hint: t`For eight people, bookable in half hours, and a tile on home: Book a space.`,
    },
    visitors: { label: t`Visitors`, hint: t`A tile on home: tenants announce their visitors.` },
    amenities: {
      label: t`Amenities`,
      hint: t`A lobby and a bicycle room, as examples.`,
    },
    helpDesk: {
      label: t`Help desk`,
      hint: t`Two tiles on home: questions to your email address, and service requests for cleaning and repairs.`,
    },
    suite: {
      label: t`A smart suite`,
      hint: t`Light and temperature of a simulated suite, to try out, and a tile on home.`,
    },
  }
  return (
    <fieldset className={css.choices}>
      <legend>
        <Trans>You can change or remove all of it later.</Trans>
      </legend>
      {starterSet.map((name) => (
        <Checkbox
          key={name}
          {...labels[name]}
          checked={chosen.includes(name)}
          onChange={({ currentTarget }) =>
            change(
              currentTarget.checked
                ? [...chosen, name]
                : chosen.filter((each: string) => each !== name),
            )
          }
        />
      ))}
    </fieldset>
  )
}
