import { useLingui } from '@lingui/react/macro'
import { Checkbox } from '@ui/checkbox/Checkbox'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { TextArea } from '@ui/input/TextArea'
import { Select } from '@ui/select/Select'
import * as css from '../record/record.css'
import { fromMetadata, type ProviderDraft, type TextField } from './draft'

type Props = {
  draft: ProviderDraft
  change: (name: keyof ProviderDraft, value: ProviderDraft[keyof ProviderDraft]) => void
  autoFocus?: boolean
}

/** The fields of an identity provider; which ones matter depends on its protocol. */
export function ProviderFieldset({ draft, change, autoFocus = false }: Props) {
  const { t } = useLingui()
  const protocols = { oidc: t`OpenID Connect`, saml: t`SAML 2.0` }
  return (
    <>
      <div className={css.pair}>
        <TextInput
          {...{ draft, change, autoFocus }}
          name="name"
          label={t`Name`}
          hint={t`Users see it on the button that leads there.`}
        />
        <TextInput
          {...{ draft, change }}
          name="domain"
          label={t`Email domain`}
          hint={t`Its users sign in here.`}
        />
      </div>
      <Field name="protocol" label={t`Protocol`}>
        <Select
          value={draft.protocol}
          options={Object.entries(protocols).map(([value, label]) => ({ value, label }))}
          onChange={({ target }) => change('protocol', target.value)}
        />
      </Field>
      {draft.protocol === 'oidc' ? (
        <OpenIdFields draft={draft} change={change} />
      ) : (
        <SamlFields draft={draft} change={change} />
      )}
      <Checkbox
        name="required"
        label={t`Its users can’t sign in any other way`}
        checked={draft.required}
        onChange={({ target }) => change('required', target.checked)}
      />
      <Checkbox
        name="provisioned_only"
        label={t`Only for accounts that SCIM has created`}
        checked={draft.provisioned_only}
        onChange={({ target }) => change('provisioned_only', target.checked)}
      />
    </>
  )
}

function OpenIdFields(props: Props) {
  const { t } = useLingui()
  return (
    <>
      <TextInput
        {...props}
        name="issuer"
        label={t`Issuer`}
        hint={t`Everything else is read from its discovery document.`}
      />
      <TextInput {...props} name="client_id" label={t`Client ID`} />
      <TextInput
        {...props}
        name="client_secret_variable"
        label={t`Environment variable with the client secret`}
        hint={t`Set it on the server; its name begins with SSO_. Empty: a public client.`}
      />
    </>
  )
}

function SamlFields(props: Props) {
  const { t } = useLingui()
  const { draft, change } = props
  return (
    <>
      <Field
        name="metadata"
        label={t`Metadata`}
        hint={t`Paste the provider’s XML file, and the fields below are filled in.`}
      >
        <TextArea
          value={draft.metadata}
          rows={3}
          spellCheck={false}
          onChange={({ target }) => {
            for (const [name, value] of Object.entries(fromMetadata(target.value))) {
              change(name as keyof ProviderDraft, value)
            }
          }}
        />
      </Field>
      <TextInput {...props} name="issuer" label={t`Entity ID`} />
      <TextInput {...props} name="url" label={t`Address of its sign-in (HTTP-Redirect)`} />
      <Field name="certificate" label={t`Signing certificate`}>
        <TextArea
          value={draft.certificate}
          rows={4}
          spellCheck={false}
          maxLength={20_000}
          onChange={({ target }) => change('certificate', target.value)}
        />
      </Field>
    </>
  )
}

type TextProps = Props & { name: TextField; label: string; hint?: string }

function TextInput({ draft, change, autoFocus = false, name, label, hint }: TextProps) {
  return (
    <Field name={name} label={label} hint={hint}>
      <Input
        value={draft[name]}
        maxLength={2000}
        autoFocus={autoFocus}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        onChange={({ target }) => change(name, target.value)}
      />
    </Field>
  )
}
