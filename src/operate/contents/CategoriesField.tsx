import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '@ui/checkbox/Checkbox'
import { muted } from '@ui/theme/typography.css'
import { FieldGroup } from '../record/FieldGroup'
import * as css from '../record/record.css'

type Props = {
  offered: readonly { uuid: string; name: string }[]
  value: readonly string[]
  onChange: (categories: readonly string[]) => void
}

/** The categories of home that show an item. */
export function CategoriesField({ offered, value, onChange }: Props) {
  const { t } = useLingui()
  return (
    <FieldGroup title={t`Where it shows`}>
      {offered.length === 0 ? (
        <p className={muted}>
          <Trans>This building has no categories yet, so home doesn’t show it.</Trans>
        </p>
      ) : (
        <fieldset className={css.choice}>
          <legend className={css.legend}>
            <Trans>Categories of home</Trans>
          </legend>
          {offered.map(({ uuid, name }) => (
            <Checkbox
              key={uuid}
              label={name}
              checked={value.includes(uuid)}
              onChange={({ target }) =>
                onChange(target.checked ? [...value, uuid] : value.filter((each) => each !== uuid))
              }
            />
          ))}
        </fieldset>
      )}
    </FieldGroup>
  )
}
