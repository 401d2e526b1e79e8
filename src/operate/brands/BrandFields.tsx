import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '@ui/checkbox/Checkbox'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { Select } from '@ui/select/Select'
import { muted } from '@ui/theme/typography.css'
import { AddressInput } from '../form/AddressInput'
import { ColorInput } from '../form/ColorInput'
import { PictureField, Uploadable } from '../form/PictureField'
import { ContrastList } from '../opening/ContrastList'
import * as css from '../record/record.css'
import { useBuildings } from '../useBuildings'
import type { BrandDraft, TextField } from './draft'

export type FieldsProps = {
  draft: BrandDraft
  change: (name: keyof BrandDraft, value: BrandDraft[keyof BrandDraft]) => void
}

/** What tenants call it, and the host name that shows it. */
export function NameFields({
  draft,
  change,
  autoFocus = false,
}: FieldsProps & { autoFocus?: boolean }) {
  const { t } = useLingui()
  return (
    <>
      <Field name="brand" label={t`Name of the brand`}>
        <Input
          value={draft.brand}
          maxLength={80}
          autoFocus={autoFocus}
          onChange={({ target }) => change('brand', target.value)}
        />
      </Field>
      <Field name="host" label={t`Host name`} hint={t`Point its DNS record here.`}>
        <Input
          value={draft.host}
          maxLength={253}
          spellCheck={false}
          autoCapitalize="none"
          placeholder="harbor.example.com"
          onChange={({ target }) => change('host', target.value)}
        />
      </Field>
    </>
  )
}

/** The colors of the pages before a building is known, with their contrast figures. */
export function ColorFields({ draft, change }: FieldsProps) {
  const { t } = useLingui()
  const { theme_primary_color: primary, theme_secondary_color: secondary } = draft
  const color = (name: TextField) => ({
    name,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  })
  return (
    <>
      <div className={css.pair}>
        <ColorInput {...color('theme_primary_color')} label={t`Main color`} />
        <ColorInput {...color('theme_secondary_color')} label={t`Second color`} />
      </div>
      <ContrastList brand={{ primary_color: primary, secondary_color: secondary }} />
      <ColorInput
        {...color('theme_primary_font_color')}
        label={t`Text on the main color`}
        hint={t`Empty: black or white, whichever is easier to read.`}
      />
    </>
  )
}

/** Colors that every building of this brand has, whatever its own are. */
export function OverrideFields({ draft, change }: FieldsProps) {
  const { t } = useLingui()
  return (
    <div className={css.pair}>
      <ColorInput
        name="primary_color"
        label={t`Main color of all buildings`}
        hint={t`Empty: each building has its own.`}
        value={draft.primary_color}
        onChange={({ target }) => change('primary_color', target.value)}
      />
      <ColorInput
        name="secondary_color"
        label={t`Second color of all buildings`}
        value={draft.secondary_color}
        onChange={({ target }) => change('secondary_color', target.value)}
      />
    </div>
  )
}

/** Pictures and font. */
export function LookFields({ draft, change }: FieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <PictureField
        name="logo_url"
        label={t`Logo`}
        hint={t`The address of a picture`}
        upload="logo"
        value={draft.logo_url}
        onChange={(value) => change('logo_url', value)}
      />
      <PictureField
        name="header_image_url"
        label={t`Picture behind the sign-in`}
        hint={t`The address of a picture`}
        upload="picture"
        shape="heroTall"
        value={draft.header_image_url}
        onChange={(value) => change('header_image_url', value)}
      />
      <Field name="theme_font" label={t`Font`} hint={t`Empty: that of the app.`}>
        <Input
          value={draft.theme_font}
          maxLength={300}
          onChange={({ target }) => change('theme_font', target.value)}
        />
      </Field>
      <Uploadable button={{ field: 'theme_font_url', label: t`File of the font`, kind: 'font' }}>
        <Field
          name="theme_font_url"
          label={t`File of the font`}
          hint={t`Empty: people see the font only if their device has it.`}
        >
          <AddressInput
            value={draft.theme_font_url}
            onChange={({ target }) => change('theme_font_url', target.value)}
          />
        </Field>
      </Uploadable>
      <Checkbox
        name="is_avatar_visible"
        label={t`Show pictures of people`}
        checked={draft.is_avatar_visible}
        onChange={({ target }) => change('is_avatar_visible', target.checked)}
      />
    </>
  )
}

/** Links and addresses that tenants need. */
export function ContactFields({ draft, change }: FieldsProps) {
  const { t } = useLingui()
  const address = (name: TextField) => ({
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  })
  return (
    <>
      <Field name="eula_link" label={t`Terms of use`}>
        <AddressInput placeholder="https://" {...address('eula_link')} />
      </Field>
      <Field name="privacy_policy" label={t`Privacy policy`}>
        <AddressInput placeholder="https://" {...address('privacy_policy')} />
      </Field>
      <div className={css.pair}>
        <Field name="support_email" label={t`Email for questions`}>
          <Input type="email" {...address('support_email')} />
        </Field>
        <Field name="help_desk_email" label={t`Email of the help desk`}>
          <Input type="email" {...address('help_desk_email')} />
        </Field>
      </div>
    </>
  )
}

/** Whether it is open, and which sign-up it has. */
export function AccessFields({ draft, change }: FieldsProps) {
  const { t } = useLingui()
  const families: Record<BrandDraft['family'], string> = {
    default: t`Standard`,
    lease: t`For tenants with a lease`,
    hosted: t`Hosted for an operator`,
  }
  return (
    <>
      <Field name="family" label={t`Kind of sign-in`}>
        <Select
          value={draft.family}
          options={Object.entries(families).map(([value, label]) => ({ value, label }))}
          onChange={({ target }) => change('family', target.value as BrandDraft['family'])}
        />
      </Field>
      <Checkbox
        name="public_ready"
        label={t`Open: without it, the host only says that it isn’t open yet`}
        checked={draft.public_ready}
        onChange={({ target }) => change('public_ready', target.checked)}
      />
    </>
  )
}

/** The buildings that people whose company is not registered may choose when they sign up. */
export function GuestFields({ draft, change }: FieldsProps) {
  const { buildings } = useBuildings()
  const chosen = draft.guest_buildings
  if (buildings.length === 0) return null
  return (
    <fieldset className={css.choice}>
      <legend className={css.legend}>
        <Trans>Buildings for guests</Trans>
      </legend>
      <p className={muted}>
        <Trans>
          People whose company isn’t registered can sign up as guests of these buildings. A hidden
          building isn’t offered.
        </Trans>
      </p>
      {buildings.map(({ uuid, name }) => (
        <Checkbox
          key={uuid}
          label={name}
          checked={chosen.some((each) => each.uuid === uuid)}
          onChange={({ target }) =>
            change(
              'guest_buildings',
              buildings
                .filter((each) =>
                  each.uuid === uuid
                    ? target.checked
                    : chosen.some((known) => known.uuid === each.uuid),
                )
                .map((each) => ({ uuid: each.uuid, name: each.name })),
            )
          }
        />
      ))}
    </fieldset>
  )
}
