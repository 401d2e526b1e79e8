import { useLingui } from '@lingui/react/macro'
import { utilityPages } from '@rules/operate/utility'
import { Checkbox } from '@ui/checkbox/Checkbox'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { Select } from '@ui/select/Select'
import { AddressInput } from '../form/AddressInput'
import { PictureField } from '../form/PictureField'
import type { UtilityDraft } from './draft'
import { IconChoice } from './IconChoice'
import { usePageName, useTypeName } from './useNames'

type Props = {
  draft: UtilityDraft
  change: <Name extends keyof UtilityDraft>(name: Name, value: UtilityDraft[Name]) => void
  autoFocus?: boolean
}

/** Replaced by the user's token; braces in a message would be one of its variables. */
const placeholder = '{token}'
const types = ['webview', 'microfrontend', 'native_link', 'native'] as const

/** The fields of a button of home; which ones matter depends on what it opens. */
export function UtilityFieldset({ draft, change, autoFocus = false }: Props) {
  const { t } = useLingui()
  const typeName = useTypeName()
  const pageName = usePageName()
  const { type, route, web_image: image } = draft
  const isKnownPage = route === '' || utilityPages.some((page) => page === route)
  const pages = isKnownPage ? utilityPages : [...utilityPages, route]
  return (
    <>
      <Field name="text" label={t`Label`}>
        <Input
          value={draft.text}
          maxLength={200}
          autoFocus={autoFocus}
          onChange={({ target }) => change('text', target.value)}
        />
      </Field>
      <Field name="type" label={t`Kind`}>
        <Select
          value={type}
          options={types.map((value) => ({ value, label: typeName(value) }))}
          onChange={({ target }) => change('type', target.value as UtilityDraft['type'])}
        />
      </Field>
      {type !== 'native' && (
        <Field name="route" label={t`Page of the app`}>
          <Select
            value={route}
            options={[
              { value: '', label: t`None: it opens an address` },
              ...pages.map((value) => ({ value, label: pageName(value) })),
            ]}
            onChange={({ target }) => change('route', target.value)}
          />
        </Field>
      )}
      {type !== 'native' && route === '' && (
        <Field
          name="url"
          label={t`Address`}
          hint={t`${placeholder} in its query becomes the user’s token, if the deployment trusts the address with it.`}
        >
          <AddressInput
            placeholder="https://"
            value={draft.url}
            onChange={({ target }) => change('url', target.value)}
          />
        </Field>
      )}
      {route === 'companies' && (
        <Field
          name="company_types"
          label={t`Types of companies`}
          hint={t`Separated by commas, such as food, retail. Empty: all companies.`}
        >
          <Input
            value={draft.company_types}
            spellCheck={false}
            autoCapitalize="none"
            onChange={({ target }) => change('company_types', target.value)}
          />
        </Field>
      )}
      <IconChoice value={image} onChange={(value) => change('web_image', value)} />
      <PictureField
        name="web_image"
        label={t`Icon`}
        hint={t`The address of a picture, best an SVG; choosing a drawing above fills it in`}
        upload="logo"
        value={image}
        onChange={(value) => change('web_image', value)}
      />
      <Field
        name="utility_name"
        label={t`Name of the mini-app`}
        hint={t`For statistics and native apps. Empty: the label.`}
      >
        <Input
          value={draft.utility_name}
          maxLength={200}
          onChange={({ target }) => change('utility_name', target.value)}
        />
      </Field>
      <Checkbox
        name="requires_sign_in"
        label={t`Guests have to sign in first`}
        checked={draft.requires_sign_in}
        onChange={({ target }) => change('requires_sign_in', target.checked)}
      />
    </>
  )
}
