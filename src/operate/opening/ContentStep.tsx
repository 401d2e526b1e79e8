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
    welcome: { label: t`A welcome`, hint: t`A post on home that tells what the app is for.` },
    meetingRoom: { label: t`A meeting room`, hint: t`For eight people, bookable in half hours.` },
    amenities: {
      label: t`Amenities`,
      hint: t`Reception, bicycle room and parking, to be filled in.`,
    },
    helpDesk: { label: t`Help desk`, hint: t`Tenants write to your email address for questions.` },
    suite: {
      label: t`A smart suite`,
      hint: t`Light and temperature of a simulated suite, to try out.`,
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
