import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { defaultBrand } from '@ui/theme/brand'
import { ColorInput } from '../form/ColorInput'
import { ContrastList } from './ContrastList'
import * as css from './opening.css'
import type { OpeningActor } from './opening.logic'
import { useSection } from './useSection'

export const emptyBrand = {
  name: '',
  primary_color: defaultBrand.primaryColor,
  secondary_color: defaultBrand.secondaryColor,
  terms_url: '',
  privacy_url: '',
  support_email: '',
}

/** Name, colors and legal links of the brand. */
export function BrandStep({ opening }: { opening: OpeningActor }) {
  const { t } = useLingui()
  const { value: brand, change, isWrong } = useSection(opening, 'brand', emptyBrand)
  const set = (name: keyof typeof emptyBrand) => (event: { target: { value: string } }) =>
    change({ ...brand, [name]: event.target.value })
  const link = t`Enter a complete address that begins with https://`
  return (
    <>
      <p>
        <Trans>What tenants call you, and your two colors. You can change all of it later.</Trans>
      </p>
      <Field
        label={t`Name of the brand`}
        error={isWrong('brand.name') ? t`Enter a name` : undefined}
      >
        <Input value={brand.name} maxLength={80} autoFocus onChange={set('name')} />
      </Field>
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
    </>
  )
}
