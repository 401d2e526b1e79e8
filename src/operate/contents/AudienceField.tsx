import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@ui/button/Button'
import { Checkbox } from '@ui/checkbox/Checkbox'
import { Notice } from '@ui/notice/Notice'
import { muted } from '@ui/theme/typography.css'
import { FieldGroup } from '../record/FieldGroup'
import * as css from '../record/record.css'

type Props = {
  offered: readonly { uuid: string; name: string }[]
  value: readonly string[]
  onChange: (audience: readonly string[]) => void
}

/** Whom an item is shown to: everyone, or the people of some companies. */
export function AudienceField({ offered, value, onChange }: Props) {
  const { t } = useLingui()
  // A company that was deleted has no name any more; its item stays hidden from everyone else.
  const lost = value.filter((uuid) => !offered.some((company) => company.uuid === uuid))
  return (
    <FieldGroup title={t`Shown to`}>
      <p className={muted}>
        {value.length === 0 ? (
          <Trans>
            Everyone in the building. Choose companies to show it to their people alone.
          </Trans>
        ) : (
          <Trans>
            Only the people of these companies, and those who take part already. To everyone else it
            doesn’t exist.
          </Trans>
        )}
      </p>
      {lost.length > 0 && (
        <Notice
          tone="warning"
          action={
            <Button
              variant="secondary"
              onClick={() => onChange(value.filter((uuid) => !lost.includes(uuid)))}
            >
              <Trans>Forget it</Trans>
            </Button>
          }
        >
          <Trans>A company that no longer exists was chosen.</Trans>
        </Notice>
      )}
      {offered.length > 0 && (
        <fieldset className={css.choice}>
          <legend className={css.legend}>
            <Trans>Companies</Trans>
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
