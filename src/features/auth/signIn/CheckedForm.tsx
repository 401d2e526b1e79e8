import { useLingui } from '@lingui/react/macro'
import { Form } from '@ui/form/Form'
import type { ComponentProps } from 'react'

/** A form that validates its fields on submit and lists the errors under a standard title. */
export function CheckedForm(props: Omit<ComponentProps<typeof Form>, 'summaryTitle'>) {
  const { t } = useLingui()
  return <Form {...props} summaryTitle={t`Something’s missing or needs fixing`} />
}
