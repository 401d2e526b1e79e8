import { locales, pseudoLocale, type SpokenLocale, tagOf } from '@contract/locales'
import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '@ui/checkbox/Checkbox'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { PictureField } from '../form/PictureField'
import { TimezoneField } from '../form/TimezoneField'
import { MoreFields } from './MoreFields'
import * as css from './opening.css'
import type { OpeningActor } from './opening.logic'
import { useSection } from './useSection'

export const emptyBuilding = () => ({
  name: '',
  address_1: '',
  locality: '',
  timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  languages: ['en_US'],
})

const spoken = locales.filter((locale): locale is SpokenLocale => locale !== pseudoLocale)

/** `de-de` → `de_DE`, the form that buildings store. */
const codeOf = (locale: SpokenLocale) => tagOf(locale).replace('-', '_')
const nameOf = (locale: SpokenLocale) =>
  new Intl.DisplayNames([tagOf(locale)], { type: 'language' }).of(tagOf(locale)) ?? locale

/** Name, address, time zone, picture and languages of the building. */
export function BuildingStep({ opening }: { opening: OpeningActor }) {
  const { t } = useLingui()
  const { value: building, change, isWrong } = useSection(opening, 'building', emptyBuilding())
  const { value: pictures, change: changePictures } = useSection(opening, 'pictures', {})
  const set = (name: 'name' | 'address_1' | 'locality') => (event: { target: { value: string } }) =>
    change({ ...building, [name]: event.target.value })
  const toggle = (code: string, isOn: boolean) =>
    change({
      ...building,
      languages: isOn
        ? [...building.languages, code]
        : building.languages.filter((each) => each !== code),
    })
  return (
    <>
      <Field
        label={t`Name of the building`}
        error={isWrong('building.name') ? t`Enter a name` : undefined}
      >
        <Input value={building.name} maxLength={120} autoFocus onChange={set('name')} />
      </Field>
      <MoreFields
        title={t`Address, time zone, picture and languages`}
        isOpen={['building.timezone', 'pictures.image_url', 'building.languages'].some(isWrong)}
      >
        <div className={css.pair}>
          <Field label={t`Street and number`}>
            <Input value={building.address_1} autoComplete="off" onChange={set('address_1')} />
          </Field>
          <Field label={t`City and postcode`}>
            <Input value={building.locality} autoComplete="off" onChange={set('locality')} />
          </Field>
        </div>
        <TimezoneField
          value={building.timezone}
          error={isWrong('building.timezone') ? t`Choose a time zone` : undefined}
          onChange={(timezone) => change({ ...building, timezone })}
        />
        <PictureField
          name="image_url"
          label={t`Picture of the building`}
          upload="picture"
          shape="hero"
          value={pictures.image_url ?? ''}
          error={
            isWrong('pictures.image_url')
              ? t`Enter the address of a picture, which begins with https:// or /`
              : undefined
          }
          onChange={(image_url) => changePictures({ ...pictures, image_url })}
        />
        <fieldset className={css.choices}>
          <legend>
            <Trans>Languages: the first one you choose is the default</Trans>
          </legend>
          {isWrong('building.languages') && (
            <p role="alert">
              <Trans>Choose at least one language</Trans>
            </p>
          )}
          {spoken.map((locale) => (
            <Checkbox
              key={locale}
              label={nameOf(locale)}
              checked={building.languages.includes(codeOf(locale))}
              onChange={({ currentTarget }) => toggle(codeOf(locale), currentTarget.checked)}
            />
          ))}
        </fieldset>
      </MoreFields>
    </>
  )
}
