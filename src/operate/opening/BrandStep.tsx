import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { Select } from '@ui/select/Select'
import { defaultBrand } from '@ui/theme/brand'
import { ColorInput } from '../form/ColorInput'
import { PictureField, Uploadable } from '../form/PictureField'
import { ContrastList } from './ContrastList'
import { MoreFields } from './MoreFields'
import * as css from './opening.css'
import type { OpeningActor, StepProps } from './opening.logic'
import { useSection } from './useSection'

export const emptyBrand = {
  name: '',
  primary_color: defaultBrand.primaryColor,
  secondary_color: defaultBrand.secondaryColor,
  terms_url: '',
  privacy_url: '',
  support_email: '',
}

/** A brand of its own, or that of other buildings. */
export function BrandStep({ opening, brands }: StepProps) {
  const { t } = useLingui()
  const { value: whitelabel, change } = useSection(opening, 'whitelabel', '')
  return (
    <>
      {(brands.length > 0 || whitelabel !== '') && (
        <Field
          label={t`Brand and address`}
          hint={t`Buildings of one brand share its address; people choose among those they belong to.`}
        >
          <Select
            value={whitelabel}
            options={[
              { value: '', label: t`New, for this building` },
              ...brands.map(({ uuid, brand, host }) => ({
                value: uuid,
                label: `${brand} (${host})`,
              })),
            ]}
            onChange={({ currentTarget }) => change(currentTarget.value)}
          />
        </Field>
      )}
      {whitelabel === '' && <NewBrand opening={opening} />}
    </>
  )
}

/** Name, colors and legal links of the brand. */
function NewBrand({ opening }: Pick<StepProps, 'opening'>) {
  const { t } = useLingui()
  const { value: brand, change, isWrong } = useSection(opening, 'brand', emptyBrand)
  const set = (name: keyof typeof emptyBrand) => (event: { target: { value: string } }) =>
    change({ ...brand, [name]: event.target.value })
  const link = t`Enter a complete address that begins with https://`
  return (
    <>
      <p>
        <Trans>
          What tenants call you. Everything else can wait: you can change all of it later.
        </Trans>
      </p>
      <Field
        label={t`Name of the brand`}
        error={isWrong('brand.name') ? t`Enter a name` : undefined}
      >
        <Input value={brand.name} maxLength={80} autoFocus onChange={set('name')} />
      </Field>
      <MoreFields
        title={t`Colors, logo, picture and font`}
        isOpen={[
          'brand.primary_color',
          'brand.secondary_color',
          'pictures.logo_url',
          'pictures.header_image_url',
          'pictures.theme_font',
        ].some(isWrong)}
      >
        <div className={css.pair}>
          <ColorInput
            label={t`Main color`}
            value={brand.primary_color}
            error={isWrong('brand.primary_color') ? t`Enter a color such as #12454b` : undefined}
            onChange={set('primary_color')}
          />
          <ColorInput
            label={t`Second color`}
            value={brand.secondary_color}
            error={isWrong('brand.secondary_color') ? t`Enter a color such as #b3853f` : undefined}
            onChange={set('secondary_color')}
          />
        </div>
        <ContrastList brand={brand} />
        <BrandPictures opening={opening} isWrong={isWrong} />
      </MoreFields>
      <MoreFields
        title={t`Terms, privacy and contact`}
        isOpen={['brand.terms_url', 'brand.privacy_url', 'brand.support_email'].some(isWrong)}
      >
        <Field
          label={t`Terms of use`}
          aside={t`optional`}
          error={isWrong('brand.terms_url') ? link : undefined}
        >
          <Input
            type="url"
            value={brand.terms_url}
            placeholder="https://"
            onChange={set('terms_url')}
          />
        </Field>
        <Field
          label={t`Privacy policy`}
          aside={t`optional`}
          error={isWrong('brand.privacy_url') ? link : undefined}
        >
          <Input
            type="url"
            value={brand.privacy_url}
            placeholder="https://"
            onChange={set('privacy_url')}
          />
        </Field>
        <Field
          label={t`Email for questions`}
          aside={t`optional`}
          error={isWrong('brand.support_email') ? t`Enter a complete email address` : undefined}
        >
          <Input type="email" value={brand.support_email} onChange={set('support_email')} />
        </Field>
      </MoreFields>
    </>
  )
}

type PicturesProps = { opening: OpeningActor; isWrong: (path: string) => boolean }

/** Logo, picture and font; each can be uploaded, and none is needed. */
function BrandPictures({ opening, isWrong }: PicturesProps) {
  const { t } = useLingui()
  const { value: pictures, change } = useSection(opening, 'pictures', {})
  const picture = t`Enter the address of a picture, which begins with https:// or /`
  const set = (name: keyof typeof pictures) => (value: string) =>
    change({ ...pictures, [name]: value })
  return (
    <>
      <PictureField
        name="logo_url"
        label={t`Logo`}
        hint={t`The address of a picture`}
        upload="logo"
        value={pictures.logo_url ?? ''}
        error={isWrong('pictures.logo_url') ? picture : undefined}
        onChange={set('logo_url')}
      />
      <PictureField
        name="header_image_url"
        label={t`Picture behind the sign-in`}
        hint={t`The address of a picture`}
        upload="picture"
        shape="heroTall"
        value={pictures.header_image_url ?? ''}
        error={isWrong('pictures.header_image_url') ? picture : undefined}
        onChange={set('header_image_url')}
      />
      <Uploadable button={{ field: 'theme_font_url', label: t`File of the font`, kind: 'font' }}>
        <Field
          label={t`Font`}
          hint={
            pictures.theme_font_url
              ? t`Its file is uploaded. Empty this field to remove it.`
              : t`Empty: that of the app.`
          }
          error={
            isWrong('pictures.theme_font') ? t`Enter the name of the uploaded font` : undefined
          }
        >
          <Input
            value={pictures.theme_font ?? ''}
            maxLength={300}
            onChange={({ target: { value } }) =>
              change({
                ...pictures,
                theme_font: value,
                // Without its name, a font cannot be used.
                ...(value.trim() === '' && { theme_font_url: '' }),
              })
            }
          />
        </Field>
      </Uploadable>
    </>
  )
}
