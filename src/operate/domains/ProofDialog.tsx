import { Trans, useLingui } from '@lingui/react/macro'
import { operatorOf } from '@machines/operate/console/selectors'
import type { FormMachine } from '@machines/operate/form/machine'
import { fieldsOf } from '@machines/operate/form/selectors'
import { ChoiceList } from '@ui/choiceList/ChoiceList'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { muted } from '@ui/theme/typography.css'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { useConsole } from '../ConsoleContext'
import { FormDialog } from '../form/FormDialog'
import { mayAnywhere } from '../may'
import { Copyable } from '../record/Copyable'
import * as css from '../record/record.css'
import { isAddressOf, type ProofFields } from './domains.logic'

type Props = { form: ActorRefFrom<FormMachine<ProofFields, string | null>> }

/** Proves that a domain is the company's: by its DNS, by a mail to it, or by the operator's word. */
export function ProofDialog({ form }: Props) {
  const { t } = useLingui()
  const operator = useConsole(operatorOf)
  const fields = useSelector(form, fieldsOf<ProofFields>)
  const { by, domain, email, record } = fields
  const choices = [
    {
      value: 'record',
      title: t`A record in its DNS`,
      detail: t`The person who runs the company’s domain adds one line of text.`,
    },
    {
      value: 'mail',
      title: t`A mail to an address there`,
      detail: t`Someone at the company confirms it by a link.`,
    },
    ...(mayAnywhere(operator, 'deployment.edit')
      ? [
          {
            value: 'operator',
            title: t`Your word`,
            detail: t`You know that the domain belongs to the company.`,
          },
        ]
      : []),
  ]
  const submit = {
    record: { submitLabel: t`Check the record`, busyLabel: t`Checking` },
    mail: { submitLabel: t`Send the mail`, busyLabel: t`Sending` },
    operator: { submitLabel: t`Confirm`, busyLabel: t`Confirming` },
  }[by]
  return (
    <FormDialog
      form={form}
      title={t`Prove ${domain}`}
      {...submit}
      problems={
        by === 'mail' && !isAddressOf(fields)
          ? [{ field: 'email', text: t`Enter an address at ${domain}` }]
          : []
      }
      refusals={{
        domain_unproven: t`The record isn’t there yet. It can take an hour until it’s seen.`,
        domain_taken: t`Another company has proven this domain meanwhile.`,
        unavailable: t`The domain’s name servers don’t answer. Please try again.`,
        not_found: t`This domain was removed meanwhile.`,
      }}
    >
      <ChoiceList
        label={t`How to prove it`}
        name="by"
        choices={choices}
        value={by}
        onChange={(value) => form.send({ type: 'field.changed', name: 'by', value })}
      />
      {by === 'record' && (
        <>
          <p className={muted}>
            <Trans>Add a TXT record with this text to {domain}, then check.</Trans>
          </p>
          <dl className={css.facts}>
            <Copyable label={t`Text of the record`} value={record} />
          </dl>
        </>
      )}
      {by === 'mail' && (
        <Field name="email" label={t`Address at ${domain}`}>
          <Input
            type="email"
            inputMode="email"
            spellCheck={false}
            autoCapitalize="none"
            value={email}
            maxLength={254}
            onChange={({ target }) =>
              form.send({ type: 'field.changed', name: 'email', value: target.value })
            }
          />
        </Field>
      )}
    </FormDialog>
  )
}
