import type { Capability } from '@contract/bridge'
import { capabilities } from '@contract/bridge'
import { Trans } from '@lingui/react/macro'
import { Checkbox } from '@ui/checkbox/Checkbox'
import { muted } from '@ui/theme/typography.css'
import * as css from '../record/record.css'
import { useCapabilityGroups } from './useCapabilityGroups'

type Props = { value: readonly Capability[]; onChange: (value: Capability[]) => void }

/** What a mini-app may request of Portico, in words, from what does no harm to what can. */
export function CapabilityFields({ value, onChange }: Props) {
  const toggle = (one: Capability, isOn: boolean) =>
    onChange(capabilities.filter((each) => (each === one ? isOn : value.includes(each))))
  return (
    <>
      <p className={muted}>
        <Trans>Grant only what it needs. It gets nothing that is not ticked.</Trans>
      </p>
      {useCapabilityGroups().map(({ id, title, hint, grants }) => (
        <fieldset key={id} className={css.choice}>
          <legend className={css.legend}>{title}</legend>
          <p className={muted}>{hint}</p>
          <div className={css.pair}>
            {grants.map(([name, label]) => (
              <Checkbox
                key={name}
                label={label}
                // The name of the bridge, as the developers of the app know it.
                hint={name}
                checked={value.includes(name)}
                onChange={({ target }) => toggle(name, target.checked)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </>
  )
}
