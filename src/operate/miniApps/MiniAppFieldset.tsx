import { useLingui } from '@lingui/react/macro'
import { Field } from '@ui/field/Field'
import { TextArea } from '@ui/input/TextArea'
import { AddressInput } from '../form/AddressInput'
import { FieldGroup } from '../record/FieldGroup'
import { CapabilityFields } from './CapabilityFields'
import { type MiniAppDraft, type MiniAppProps, problemsOf } from './draft'
import { LaunchFields } from './LaunchFields'

/** What is wrong with a draft, in words, at its fields. */
export function useMiniAppProblems(draft: MiniAppDraft): { field: string; text: string }[] {
  const { t } = useLingui()
  const texts = {
    address: t`Enter an address that begins with https:// or /`,
    origin: t`Enter origins such as https://app.example, without a path`,
    required: t`Enter the origin of its pages: only they can be granted something`,
    elsewhere: t`Its address has to be at one of its origins`,
    page_or_address: t`Enter an address, or the name of a page of the app`,
    saml: t`A launch by SAML needs this`,
    picture: t`Enter the address of a picture, which begins with https:// or /`,
  }
  return problemsOf(draft).map(({ field, code }) => ({ field, text: texts[code] }))
}

/** Where a mini-app is, and what it may do. */
export function MiniAppFieldset({ draft, change }: MiniAppProps) {
  const { t } = useLingui()
  return (
    <>
      <FieldGroup title={t`Where it is`}>
        <Field name="launch" label={t`Address`} hint={t`What opens when it starts`}>
          <AddressInput
            placeholder="https://"
            value={draft.launch}
            onChange={({ target }) => change('launch', target.value)}
          />
        </Field>
        <Field
          name="origins"
          label={t`Origins`}
          hint={t`One on each line, such as https://app.example`}
        >
          <TextArea
            value={draft.origins}
            rows={2}
            spellCheck={false}
            onChange={({ target }) => change('origins', target.value)}
          />
        </Field>
      </FieldGroup>
      <FieldGroup title={t`How it starts`}>
        <LaunchFields draft={draft} change={change} />
      </FieldGroup>
      <FieldGroup title={t`What it may request`}>
        <CapabilityFields
          value={draft.capabilities}
          onChange={(capabilities) => change('capabilities', capabilities)}
        />
      </FieldGroup>
    </>
  )
}
