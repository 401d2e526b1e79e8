import { useLingui } from '@lingui/react/macro'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { Select } from '@ui/select/Select'
import { AddressInput } from '../form/AddressInput'
import type { MiniAppDraft, MiniAppProps } from './draft'

/** How a mini-app learns who starts it. */
export function LaunchFields({ draft, change }: MiniAppProps) {
  const { t } = useLingui()
  const ways: Record<MiniAppDraft['launch_by'], string> = {
    address: t`It asks the app`,
    saml: t`A signed assertion (SAML)`,
    one_time_link: t`A link that works once`,
  }
  return (
    <>
      <Field
        name="launch_by"
        label={t`How it learns who is signed in`}
        hint={
          draft.launch_by === 'one_time_link'
            ? t`Its address is opened with a token, which its server exchanges within a minute.`
            : undefined
        }
      >
        <Select
          value={draft.launch_by}
          options={Object.entries(ways).map(([value, label]) => ({ value, label }))}
          onChange={({ target }) => change('launch_by', target.value as MiniAppDraft['launch_by'])}
        />
      </Field>
      {draft.launch_by === 'saml' && <SamlFields draft={draft} change={change} />}
    </>
  )
}

function SamlFields({ draft, change }: MiniAppProps) {
  const { t } = useLingui()
  return (
    <>
      <Field
        name="saml_provider"
        label={t`Name of the service provider`}
        hint={t`A name of its own in this building; it is part of the launch address`}
      >
        <Input
          value={draft.saml_provider}
          maxLength={200}
          spellCheck={false}
          autoCapitalize="none"
          onChange={({ target }) => change('saml_provider', target.value)}
        />
      </Field>
      <Field name="saml_audience" label={t`Its entity id`}>
        <Input
          value={draft.saml_audience}
          maxLength={200}
          spellCheck={false}
          autoCapitalize="none"
          onChange={({ target }) => change('saml_audience', target.value)}
        />
      </Field>
      <Field name="saml_acs" label={t`Its assertion consumer service (ACS URL)`}>
        <AddressInput
          placeholder="https://"
          value={draft.saml_acs}
          onChange={({ target }) => change('saml_acs', target.value)}
        />
      </Field>
    </>
  )
}
