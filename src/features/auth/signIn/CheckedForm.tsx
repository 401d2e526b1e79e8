import { useLingui } from '@lingui/react/macro'
import { Form } from '@ui/form/Form'
import type { ComponentProps } from 'react'

/** A form whose fields say what is wrong when it is sent, with the words of the app above a list of it. */
export function CheckedForm(props: Omit<ComponentProps<typeof Form>, 'summaryTitle'>) {
  const { t } = useLingui()
  return <Form {...props} summaryTitle={t`Something’s missing or needs fixing`} />
}
