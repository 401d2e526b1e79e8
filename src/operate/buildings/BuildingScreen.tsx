import { isTimezone } from '@contract/world/fields'
import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '@ui/checkbox/Checkbox'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { useSelector } from '@xstate/react'
import type { PageProps } from '../definePage'
import { ColorInput } from '../form/ColorInput'
import { PictureField } from '../form/PictureField'
import { TimezoneField } from '../form/TimezoneField'
import { UploadContext } from '../form/UploadContext'
import { useHoursProblems } from '../hours/useHoursProblems'
import { WeekHours } from '../hours/WeekHours'
import { paths } from '../paths'
import { declareRecord, type FieldsProps } from '../record/declareRecord'
import { FieldGroup } from '../record/FieldGroup'
import * as css from '../record/record.css'
import { useFieldNames } from '../record/useFieldNames'
import {
  type BuildingFields,
  type BuildingMachine,
  isColorOrEmpty,
  isPhoneOrEmpty,
  isPictureOrEmpty,
} from './building.logic'
import { LanguagesField } from './LanguagesField'
import { PublicationBar } from './PublicationBar'
import { PublicationDialogs } from './PublicationDialogs'
import { PublicationContext } from './PublicationTexts'
import { useBuildingPublication } from './useBuildingPublication'

const DeclaredBuilding = declareRecord<BuildingFields>({
  capability: 'buildings.edit',
  titleOf: ({ name }) => name,
  useTexts: () => {
    const { t } = useLingui()
    return {
      kind: t`Building`,
      back: { href: paths.overview, label: t`Buildings` },
      labels: useFieldNames().building,
    }
  },
  useProblems: (fields) => {
    const { t } = useLingui()
    const hoursOf = useHoursProblems()
    return [
      ...(fields.name.trim() === '' ? [{ field: 'name', text: t`Enter a name` }] : []),
      ...(isTimezone(fields.timezone) ? [] : [{ field: 'timezone', text: t`Choose a time zone` }]),
      ...(fields.languages.length > 0
        ? []
        : [{ field: 'languages', text: t`Choose at least one language` }]),
      ...(['phone', 'security_phone'] as const).flatMap((field) =>
        isPhoneOrEmpty(fields[field])
          ? []
          : [{ field, text: t`Enter a telephone number such as +1 617 555 0100` }],
      ),
      ...hoursOf(fields),
      ...(['image_url', 'header_image_url'] as const).flatMap((field) =>
        isPictureOrEmpty(fields[field])
          ? []
          : [
              {
                field,
                text: t`Enter the address of a picture, which begins with https:// or /`,
              },
            ],
      ),
      ...(['primary_color', 'secondary_color'] as const).flatMap((field) =>
        isColorOrEmpty(fields[field]) ? [] : [{ field, text: t`Enter a color such as #12454b` }],
      ),
    ]
  },
  Fields: BuildingInputs,
})

/** A building: its facts, and whether tenants see it. */
export function BuildingScreen({ page }: PageProps<BuildingMachine>) {
  const { record, publication, upload } = useSelector(page, ({ children }) => children)
  return (
    <UploadContext value={upload}>
      <PublicationContext value={useBuildingPublication()}>
        <DeclaredBuilding record={record} action={<PublicationBar publication={publication} />}>
          <PublicationDialogs publication={publication} />
        </DeclaredBuilding>
      </PublicationContext>
    </UploadContext>
  )
}

function BuildingInputs({ draft, change }: FieldsProps<BuildingFields>) {
  const { t } = useLingui()
  const text = (
    name:
      | 'name'
      | 'address_1'
      | 'locality'
      | 'timezone'
      | 'primary_color'
      | 'secondary_color'
      | 'phone'
      | 'security_phone'
      | 'meeting_point',
  ) => ({
    value: draft[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  })
  return (
    <>
      <FieldGroup title={t`Name and place`}>
        <Field name="name" label={t`Name`}>
          <Input maxLength={120} {...text('name')} />
        </Field>
        <div className={css.pair}>
          <Field name="address_1" label={t`Street and number`}>
            <Input {...text('address_1')} />
          </Field>
          <Field name="locality" label={t`City and postcode`}>
            <Input {...text('locality')} />
          </Field>
        </div>
        <TimezoneField
          value={draft.timezone}
          onChange={(timezone) => change('timezone', timezone)}
        />
      </FieldGroup>
      <FieldGroup title={t`Languages`}>
        <LanguagesField
          value={draft.languages}
          onChange={(languages) => change('languages', languages)}
        />
      </FieldGroup>
      <FieldGroup title={t`Contact and hours`}>
        <div className={css.pair}>
          <Field name="phone" label={t`Telephone of the front desk`}>
            <Input type="tel" maxLength={40} {...text('phone')} />
          </Field>
          <Field name="security_phone" label={t`Telephone of security`}>
            <Input type="tel" maxLength={40} {...text('security_phone')} />
          </Field>
        </div>
        <Field
          name="meeting_point"
          label={t`Where to meet in an emergency`}
          hint={t`Tenants read it on the page of safety.`}
        >
          <Input maxLength={300} {...text('meeting_point')} />
        </Field>
        <WeekHours legend={t`Opening hours`} draft={draft} onChange={change} />
      </FieldGroup>
      <FieldGroup title={t`Pictures and colors`}>
        <PictureField
          name="image_url"
          label={t`Picture of the building`}
          upload="picture"
          shape="hero"
          value={draft.image_url ?? ''}
          onChange={(value) => change('image_url', value)}
        />
        <PictureField
          name="header_image_url"
          label={t`Picture on home`}
          hint={t`Empty: the picture of the building.`}
          upload="picture"
          shape="hero"
          value={draft.header_image_url ?? ''}
          onChange={(value) => change('header_image_url', value)}
        />
        <div className={css.pair}>
          <ColorInput
            {...text('primary_color')}
            name="primary_color"
            label={t`Main color`}
            hint={t`Empty: that of the brand`}
          />
          <ColorInput
            {...text('secondary_color')}
            name="secondary_color"
            label={t`Second color`}
            hint={t`Empty: that of the brand`}
          />
        </div>
      </FieldGroup>
      <FieldGroup title={t`Sign-up`}>
        <Checkbox
          name="approves_sign_ups"
          label={t`Approve everyone who signs up`}
          hint={t`They wait until someone approves them in the list of people. Those you invite don’t.`}
          checked={draft.approves_sign_ups}
          onChange={({ target }) => change('approves_sign_ups', target.checked)}
        />
        {draft.hosts.length > 0 && (
          <p>
            <Trans>Open at {draft.hosts.join(', ')}</Trans>
          </p>
        )}
      </FieldGroup>
    </>
  )
}
