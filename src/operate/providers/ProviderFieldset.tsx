import { useLingui } from '@lingui/react/macro'
import type { Failure } from '@machines/kernel/failure'
import { Checkbox } from '@ui/checkbox/Checkbox'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { TextArea } from '@ui/input/TextArea'
import { Select } from '@ui/select/Select'
import { AddressInput } from '../form/AddressInput'
import * as css from '../record/record.css'
import { fromMetadata, type ProviderDraft, type TextField } from './draft'
import { MetadataFile } from './MetadataFile'
import { OwnAddresses } from './OwnAddresses'
import { useAddressProblem } from './useProviderProblems'

type Props = {
  draft: ProviderDraft
  change: (name: keyof ProviderDraft, value: ProviderDraft[keyof ProviderDraft]) => void
  autoFocus?: boolean
  /** Why the last attempt to store it failed. */
  failure: Failure | null
}

/** The fields of an identity provider; which ones matter depends on its protocol. */
export function ProviderFieldset({ draft, change, failure, autoFocus = false }: Props) {
  const { t } = useLingui()
  const protocols = { oidc: t`OpenID Connect`, saml: t`SAML 2.0` }
  return (
    <>
      <div className={css.pair}>
        <TextInput
          {...{ draft, change, failure, autoFocus }}
          name="name"
          label={t`Name`}
          hint={t`Users see it on the button that leads there.`}
        />
        <TextInput
          {...{ draft, change, failure }}
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
      <OwnAddresses protocol={draft.protocol} />
      {draft.protocol === 'oidc' ? (
        <OpenIdFields {...{ draft, change, failure }} />
      ) : (
        <SamlFields {...{ draft, change, failure }} />
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
  const { draft, change, failure } = props
  const problem = useAddressProblem(failure)
  const take = (text: string) => {
    for (const [name, value] of Object.entries(fromMetadata(text))) {
      change(name as keyof ProviderDraft, value)
    }
  }
  return (
    <>
      <Field
        name="metadata_url"
        label={t`Address of the metadata`}
        hint={t`The server reads it once, when you save or try it. Empty: paste it below.`}
        error={problem}
      >
        <AddressInput
          placeholder="https://"
          value={draft.metadata_url}
          onChange={({ target }) => change('metadata_url', target.value)}
        />
      </Field>
      <Field
        name="metadata"
        label={t`Metadata`}
        hint={t`Paste the provider’s XML file, and the fields below are filled in.`}
      >
        <TextArea
          value={draft.metadata}
          rows={3}
          spellCheck={false}
          onChange={({ target }) => take(target.value)}
        />
      </Field>
      <MetadataFile onRead={take} />
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
